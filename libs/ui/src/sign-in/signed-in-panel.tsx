import type { User } from '@polaris/contracts';
import { sentence } from '../api/client/api-error.ts';
import { useLogout } from '../api/identity/auth.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

interface SignedInPanelProps {
  user: User;
  onContinue: (user: User) => void;
}

/** For a user who is already signed in: continue, or sign out. */
export function SignedInPanel({ user, onContinue }: SignedInPanelProps) {
  const logout = useLogout();
  return (
    <div className="flex flex-col gap-5">
      {logout.error && <Alert>{sentence(logout.error)}</Alert>}
      <p className="text-base leading-6 wrap-anywhere text-ink">
        You're signed in as <strong>{user.email}</strong>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onContinue(user)}>Continue</Button>
        <Button variant="secondary" pending={logout.isPending} onClick={() => logout.mutate()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
