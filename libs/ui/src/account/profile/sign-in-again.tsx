import { startOpenIdSignIn } from '@polaris/contracts';
import { pathOf } from '../../api/client/path-of.ts';
import { hasStatus } from '../../api/client/api-error.ts';
import { useSignInOptions } from '../../api/identity/auth.ts';

interface SignInAgainProps {
  /** The server's error. */
  error: unknown;
  /** The part of the profile to return to. */
  hash: string;
}

/** For an account without a password: links to the required sign-in. */
export function SignInAgain({ error, hash }: SignInAgainProps) {
  const options = useSignInOptions();
  if (!hasStatus(error, 403)) return null;
  const query = { again: 'true', returnTo: `/dashboard/profile${hash}` } as const;
  const [href, label] = options.data?.openId
    ? [pathOf(startOpenIdSignIn, { query }), 'Sign in again']
    : ['/login#forgot', 'Choose a password first'];
  return (
    <>
      {' '}
      <a href={href} className="font-semibold underline underline-offset-4">
        {label}
      </a>
    </>
  );
}
