import { hasStatus } from '../../api/api-error.ts';
import { useSignInOptions } from '../../api/auth.ts';

interface SignInAgainProps {
  /** Why the server rejected what was asked. */
  error: unknown;
  /** The part of the profile to come back to. */
  hash: string;
}

/** For an account without a password: the way to what the server asks for first. */
export function SignInAgain({ error, hash }: SignInAgainProps) {
  const options = useSignInOptions();
  if (!hasStatus(error, 403)) return null;
  const returnTo = encodeURIComponent(`/dashboard/profile${hash}`);
  const [href, label] = options.data?.openId
    ? [`/api/auth/openid?again=true&returnTo=${returnTo}`, 'Sign in again']
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
