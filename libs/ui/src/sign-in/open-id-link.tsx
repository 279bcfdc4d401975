import { useSignInOptions } from '../api/auth.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button, ButtonLink } from '../primitives/button.tsx';

/** The way out of an app that has no provider's pages of its own: the system's browser. */
export interface BrowserSignIn {
  onStart: () => void;
  /** It has been opened, and its answer is awaited. */
  waiting: boolean;
  problem?: string | undefined;
}

interface OpenIdLinkProps {
  returnTo: string;
  browser?: BrowserSignIn | undefined;
}

const label = 'Continue with single sign-on';

/** The way through the configured identity provider, when there is one. */
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
          href={`/api/auth/openid?returnTo=${encodeURIComponent(returnTo)}`}
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

function InBrowser({ onStart, waiting, problem }: BrowserSignIn) {
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <Button variant="secondary" size="lg" className="w-full" onClick={onStart}>
        {waiting ? 'Open the browser again' : label}
      </Button>
      <p role="status" className="text-sm leading-6 text-muted">
        {waiting && 'Go on in your browser. It leads back here.'}
      </p>
    </>
  );
}
