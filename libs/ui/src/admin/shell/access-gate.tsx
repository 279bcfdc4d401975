import { openSignIn } from '@polaris/contracts';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { errorMessage } from '../../api/client/api-error.ts';
import { useUser } from '../../api/identity/auth.ts';
import { pathOf } from '../../api/client/path-of.ts';
import { FrameSkeleton } from './frame/frame-skeleton.tsx';
import { useRecordChanges } from '../../api/office/events/use-record-changes.ts';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { setClockZone } from '../../primitives/clock.ts';
import { ErrorState, LoadingState } from '../../primitives/page-state.tsx';

const loginPath = (returnTo: string) => pathOf(openSignIn, { query: { returnTo } });

/** Shows the admin area to the owner only. The server checks every call; this explains a denial. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isDashboard = useMatch('/admin') !== null;
  const user = useUser();
  if (user.isPending) return <FrameSkeleton />;
  if (user.isError)
    return (
      <Framed>
        <ReadFailed error={user.error} onRetry={() => void user.refetch()} />
      </Framed>
    );
  if (user.data?.isAdmin) {
    // Before any screen is rendered: all of them show the time of the business.
    setClockZone(user.data.timeZone);
    return <Live>{children}</Live>;
  }
  if (!user.data && isDashboard) return <ToLogin />;
  return (
    <Framed>
      <AccessDenied email={user.data?.email} returnTo={pathname + search} />
    </Framed>
  );
}

/** Keeps the screens up to date with the server. */
function Live({ children }: { children: ReactNode }) {
  useRecordChanges();
  return children;
}

const Framed = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-3xl px-5 py-8 sm:px-8 lg:py-16">{children}</div>
);

function ToLogin() {
  useEffect(() => location.assign(loginPath('/admin')), []);
  return (
    <Framed>
      <LoadingState text="Taking you to the sign-in page..." />
    </Framed>
  );
}

function ReadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      title="The admin area could not be loaded"
      text={errorMessage(error)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

function AccessDenied({ email, returnTo }: { email: string | undefined; returnTo: string }) {
  const text = email
    ? `You are signed in as ${email}, and this account has no access to the admin area.`
    : 'You need to be logged in to access this page.';
  return (
    <ErrorState
      level={1}
      title="Access Denied"
      text={text}
      action={
        email ? (
          <ButtonLink href="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        ) : (
          <ButtonLink href={loginPath(returnTo)}>Sign in</ButtonLink>
        )
      }
    />
  );
}
