import { ButtonLink } from '../../primitives/button.tsx';

/** For an address that has an account: signing in leads back to the invitation. */
export function SignInPanel({ token }: { token: string }) {
  const returnTo = `/invitation/${encodeURIComponent(token)}`;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base leading-6 text-pretty text-ink">
        This address has an account already. Sign in with it, and you are brought back here to
        accept.
      </p>
      <ButtonLink
        size="lg"
        className="w-full"
        href={`/login?returnTo=${encodeURIComponent(returnTo)}`}
      >
        Sign in to accept
      </ButtonLink>
    </div>
  );
}
