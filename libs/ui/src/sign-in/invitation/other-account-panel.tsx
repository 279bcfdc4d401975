import type { User } from '@polaris/contracts';
import { errorMessage } from '../../api/client/api-error.ts';
import { useLogout } from '../../api/identity/auth.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';

interface OtherAccountPanelProps {
  user: User;
  /** The invited address. */
  email: string;
}

/** For a visitor who is signed in with another account than the invited one. */
export function OtherAccountPanel({ user, email }: OtherAccountPanelProps) {
  const logout = useLogout();
  return (
    <div className="flex flex-col gap-5">
      {logout.error && <Alert>{errorMessage(logout.error)}</Alert>}
      <p className="text-base leading-6 wrap-anywhere text-ink">
        You're signed in as <strong>{user.email}</strong>, and this invitation is for{' '}
        <strong>{email}</strong>. Sign out to accept it.
      </p>
      <Button
        size="lg"
        className="w-full"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Sign out
      </Button>
    </div>
  );
}
