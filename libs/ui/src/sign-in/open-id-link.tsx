import { startOpenIdSignIn } from '@polaris/contracts';
import { pathOf } from '../api/client/path-of.ts';
import { useSignInOptions } from '../api/identity/auth.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button, ButtonLink } from '../primitives/button.tsx';

/** Signs in with the system's browser, for an app that cannot show the provider's pages. */
export interface SystemBrowserSignIn {
  onStart: () => void;
  /** Whether it is waiting for the browser's response. */
  waiting: boolean;
  problem?: string | undefined;
}

interface OpenIdLinkProps {
  returnTo: string;
  browser?: SystemBrowserSignIn | undefined;
}

const label = 'Continue with single sign-on';

/** The link to the configured identity provider, if there is one. */
export function OpenIdLink({ returnTo, browser }: OpenIdLinkProps) {
  const options = useSignInOptions();
  if (!options.data?.openId) return null;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      {browser ? (
        <InBrowser {...browser} />
      ) : (
        <ButtonLink
          variant="secondary"
          size="lg"
          className="w-full"
          href={pathOf(startOpenIdSignIn, { query: { returnTo } })}
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

function InBrowser({ onStart, waiting, problem }: SystemBrowserSignIn) {
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <Button variant="secondary" size="lg" className="w-full" onClick={onStart}>
        {waiting ? 'Open the browser again' : label}
      </Button>
      <p role="status" className="text-sm leading-6 text-muted">
        {waiting && 'Continue in your browser. It will bring you back here.'}
      </p>
    </>
  );
}
