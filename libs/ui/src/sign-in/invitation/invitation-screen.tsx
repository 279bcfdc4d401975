import { type Invitation, type User, hasHint } from '@polaris/contracts';
import { storageKeys } from '@polaris/contracts/browser-names';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useUser } from '../../api/identity/auth.ts';
import { useInvitation } from '../../api/site/account/invitations.ts';
import { createQueryClient } from '../../api/client/query-client.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { longDate } from '../../primitives/clock.ts';
import { forgetLinkToken, useLinkToken } from '../../primitives/link-token.ts';
import { LoadingState } from '../../primitives/page-state.tsx';
import { toastOnNextPage } from '../../primitives/toast/toast.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import { AcceptPanel } from './accept-panel.tsx';
import { InvitationProblem } from './invitation-problem.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { OtherAccountPanel } from './other-account-panel.tsx';

interface InvitationScreenProps {
  /** The name of the inviting person. */
  inviter: string;
  /** Opens the dashboard. */
  onAccepted: () => void;
}

/** A token that no invitation has. */
const MISSING = '-';

/** The page of an invitation, which is accepted with a new or an existing account. */
export function InvitationScreen(props: InvitationScreenProps) {
  const [client] = useState(createQueryClient);
  const token = useLinkToken(storageKeys.invitation);
  if (token === undefined) return <Loading />;
  return (
    <QueryClientProvider client={client}>
      <InvitationPage key={token} token={token || MISSING} {...props} />
    </QueryClientProvider>
  );
}

const neverChanges = () => () => {};

function InvitationPage({ token, inviter, onAccepted }: InvitationScreenProps & { token: string }) {
  const invitation = useInvitation(token);
  const mayBeUser = useSyncExternalStore(
    neverChanges,
    () => hasHint(document.cookie),
    () => false,
  );
  const user = useUser({ enabled: mayBeUser });
  if (invitation.error)
    return <InvitationProblem error={invitation.error} onRetry={() => void invitation.refetch()} />;
  if (!invitation.data || user.isLoading) return <Loading />;
  const accept = () => {
    forgetLinkToken(storageKeys.invitation);
    toastOnNextPage({ title: 'Invitation accepted', description: 'Your account is ready.' });
    onAccepted();
  };
  return (
    <SignInFrame title="You're invited" text={<Introduction {...invitation.data} by={inviter} />}>
      <InvitationActions
        token={token}
        invitation={invitation.data}
        user={user.data ?? null}
        onAccepted={accept}
      />
    </SignInFrame>
  );
}

const Loading = () => (
  <SignInFrame title="Your invitation">
    <LoadingState text="Loading your invitation..." className="[@media(scripting:none)]:hidden" />
    <p className="hidden [@media(scripting:none)]:block">
      This page needs JavaScript, which is turned off in this browser.
    </p>
  </SignInFrame>
);

function Introduction({ name, email, expiresAt, by }: Invitation & { by: string }) {
  return (
    <span className="wrap-anywhere">
      Hello {name}, {by} invites you to a client account for <strong>{email}</strong>. It shows your
      orders, their progress and your sessions. The invitation expires on{' '}
      <time dateTime={expiresAt}>{longDate(expiresAt)}</time>.
    </span>
  );
}

interface InvitationActionsProps {
  token: string;
  invitation: Invitation;
  user: User | null;
  onAccepted: () => void;
}

/** The actions of this visitor, by sign-in state and whether an account exists. */
function InvitationActions({ token, invitation, user, onAccepted }: InvitationActionsProps) {
  const { email, hasAccount } = invitation;
  const isOwn = user?.email.toLowerCase() === email.toLowerCase();
  if (user && !isOwn) return <OtherAccountPanel user={user} email={email} />;
  if (user) return <AcceptPanel token={token} email={email} onAccepted={onAccepted} />;
  if (hasAccount) return <SignInPanel />;
  return <NewAccountForm token={token} invitation={invitation} onAccepted={onAccepted} />;
}

/** For an address that has an account: after sign-in, the visitor returns to the invitation. */
function SignInPanel() {
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
