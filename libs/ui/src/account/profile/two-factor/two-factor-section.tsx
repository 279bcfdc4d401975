import type { TwoFactor, User } from '@polaris/contracts';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useTwoFactor } from '../../../api/identity/two-factor.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { longDate } from '../../../primitives/clock.ts';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ChangeTwoFactor } from './change-two-factor.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUpTwoFactor } from './set-up-two-factor.tsx';

/** Turns two-factor authentication on and off. */
export function TwoFactorSection({ user }: { user: User }) {
  const state = useTwoFactor();
  const heading = useRef<HTMLHeadingElement>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    heading.current?.focus();
  };
  return (
    <ProfileSection
      title="Two-factor authentication"
      text="A code from an app on your phone or a passkey, so that a stolen password isn’t enough."
      headingRef={heading}
    >
      {state.isPending && <Loading />}
      {state.isLoadingError && (
        <Alert>
          {errorMessage(state.error)}{' '}
          <Button variant="secondary" size="sm" onClick={() => void state.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {codes ? (
        <RecoveryCodeList codes={codes} onClose={close} />
      ) : (
        state.data && <Current state={state.data} user={user} onCodes={setCodes} />
      )}
    </ProfileSection>
  );
}

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading two-factor authentication...</span>
    <Skeleton className="h-12 w-full" />
  </div>
);

interface CurrentProps {
  state: TwoFactor;
  user: User;
  onCodes: (codes: string[]) => void;
}

function Current({ state, user, onCodes }: CurrentProps) {
  const { enabledAt, recoveryCodesLeft, passkeys } = state;
  if (!enabledAt) return <SetUpTwoFactor user={user} onCodes={onCodes} />;
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">On</Badge>
        <span>
          Since <time dateTime={enabledAt}>{longDate(enabledAt)}</time>
        </span>
      </p>
      <RecoveryCodesLeft count={recoveryCodesLeft} />
      <ChangeTwoFactor acceptsPasskey={passkeys.length > 0} onCodes={onCodes} />
      <Passkeys {...state} />
    </div>
  );
}

/** Suggests new recovery codes when few are left. */
function RecoveryCodesLeft({ count }: { count: number }) {
  const text =
    count === 0
      ? 'You have no recovery codes left. Without your phone you couldn’t sign in.'
      : `${count} recovery ${count === 1 ? 'code' : 'codes'} left.`;
  return count < 3 ? (
    <Alert tone="warn">{text} Make new ones.</Alert>
  ) : (
    <p className="text-sm leading-6 text-muted">{text}</p>
  );
}
