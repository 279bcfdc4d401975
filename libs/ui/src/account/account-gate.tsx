import { pathOf } from '../api/client/path-of.ts';
import { type User, openSignIn } from '@polaris/contracts';
import { type ReactNode, useEffect } from 'react';
import { errorMessage } from '../api/client/api-error.ts';
import { useUser } from '../api/identity/auth.ts';
import { Button } from '../primitives/button.tsx';
import { ErrorState, LoadingState } from '../primitives/page-state.tsx';
import { AccountFrame } from './account-frame.tsx';

interface AccountGateProps {
  loadingText: string;
  children: (user: User) => ReactNode;
}

/** Shows its children to a signed-in user, and redirects everyone else to sign in. */
export function AccountGate({ loadingText, children }: AccountGateProps) {
  const user = useUser();
  if (user.data) return children(user.data);
  return (
    <AccountFrame>
      {user.isError ? (
        <ErrorState
          level={1}
          title="Your account couldn't be loaded"
          text={errorMessage(user.error)}
          action={<Button onClick={() => void user.refetch()}>Try again</Button>}
        />
      ) : (
        <LoadingState text={loadingText} />
      )}
      {user.data === null && <ToLogin />}
    </AccountFrame>
  );
}

function ToLogin() {
  useEffect(() => {
    location.assign(
      pathOf(openSignIn, { query: { returnTo: location.pathname + location.search } }),
    );
  }, []);
  return null;
}
