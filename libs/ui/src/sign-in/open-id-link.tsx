import { useSignInOptions } from '../api/auth.ts';
import { ButtonLink } from '../primitives/button.tsx';

/** The way through the configured identity provider, when there is one. */
export function OpenIdLink({ returnTo }: { returnTo: string }) {
  const options = useSignInOptions();
  if (!options.data?.openId) return null;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <ButtonLink
        variant="secondary"
        size="lg"
        className="w-full"
        href={`/api/auth/openid?returnTo=${encodeURIComponent(returnTo)}`}
      >
        Continue with single sign-on
      </ButtonLink>
    </div>
  );
}
