import { useEffect } from 'react';
import { ButtonLink } from '../../primitives/button.tsx';
import { keepLinkToken } from './link-token.ts';

/** For an address that has an account: signing in leads back to the invitation. */
export function SignInPanel({ token }: { token: string }) {
  // Not in the address to come back to, which is sent to the server.
  useEffect(() => keepLinkToken(token), [token]);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base leading-6 text-pretty text-ink">
        This address already has an account. Sign in with it, and you'll come back here to accept.
      </p>
      <ButtonLink
        size="lg"
        className="w-full"
        href={`/login?returnTo=${encodeURIComponent('/invitation')}`}
      >
        Sign in to accept
      </ButtonLink>
    </div>
  );
}
