import type { EmailStatus, User } from '@polaris/contracts';
import { type RefObject, useRef, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { useCancelEmailChange } from '../../api/identity/verification.ts';
import { Button } from '../../primitives/button.tsx';
import { toast } from '../../primitives/toast/toast.tsx';
import { addressToVerify } from '../address-to-verify.ts';
import { VerifyAddress } from '../verify-address.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Badge } from '../../primitives/badge.tsx';

/** `/dashboard/profile#email` focuses the field for a new address. */
const ADDRESS = '#email';

export function EmailSection({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRequested] = useState(() => location.hash === ADDRESS);
  const [hasRequested, setHasRequested] = useState(false);
  const { email, emailStatus } = user;
  return (
    <ProfileSection title="Email address" text={texts[emailStatus]} headingRef={heading}>
      <div className="flex flex-col gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 wrap-anywhere">{email}</strong>
          <EmailStatusBadge status={emailStatus} />
        </p>
        <PendingAddress user={user} autoFocus={hasRequested} focusAfter={heading} />
        <ChangeEmailForm user={user} autoFocus={isRequested} onAsk={() => setHasRequested(true)} />
      </div>
    </ProfileSection>
  );
}

const texts: Record<EmailStatus, string> = {
  verified: 'The address of your account. Order confirmations and updates go there.',
  unverified:
    "The address of your account. Order confirmations and updates go there once it's verified.",
  unchecked: 'The address of your account.',
};

interface PendingAddressProps {
  user: User;
  autoFocus: boolean;
  focusAfter: RefObject<HTMLElement | null>;
}

function PendingAddress({ user, ...rest }: PendingAddressProps) {
  const address = addressToVerify(user);
  if (address === null) return null;
  return (
    <div className="flex flex-col gap-4 border-l-2 border-accent pl-5">
      <p className="max-w-prose text-sm leading-6 wrap-anywhere">
        {user.pendingEmail && (
          <>
            Your new address <strong>{address}</strong> isn't verified yet.{' '}
          </>
        )}
        Open the link in our email to {user.pendingEmail ? 'it' : <strong>{address}</strong>}, or
        enter its code here.
      </p>
      <VerifyAddress key={address} {...rest}>
        {user.pendingEmail && <CancelEmailChange />}
      </VerifyAddress>
    </div>
  );
}

/** Hidden if addresses are not verified. */
function EmailStatusBadge({ status }: { status: EmailStatus }) {
  if (status === 'unchecked') return null;
  return status === 'verified' ? (
    <Badge tone="success">Verified</Badge>
  ) : (
    <Badge tone="warn">Not verified</Badge>
  );
}

function CancelEmailChange() {
  const removal = useCancelEmailChange();
  const cancel = async () => {
    try {
      const { email } = await removal.mutateAsync();
      toast({ title: 'Change canceled', description: `${email} remains your address.` });
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="sm" pending={removal.isPending} onClick={() => void cancel()}>
      Cancel the change
    </Button>
  );
}
