import type { EmailStatus, User } from '@polaris/contracts';
import { type RefObject, useRef, useState } from 'react';
import { awaitedAddress } from '../awaited-address.ts';
import { VerifyAddress } from '../verify-address.tsx';
import { CancelEmailChange } from './cancel-email-change.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { EmailStatusBadge } from './email-status-badge.tsx';
import { ProfileSection } from './profile-section.tsx';

/** `/dashboard/profile#email` focuses the field for a new address. */
const ADDRESS = '#email';

export function EmailSection({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked] = useState(() => location.hash === ADDRESS);
  const [hasAsked, setHasAsked] = useState(false);
  const { email, emailStatus } = user;
  return (
    <ProfileSection title="Email address" text={texts[emailStatus]} headingRef={heading}>
      <div className="flex flex-col gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 wrap-anywhere">{email}</strong>
          <EmailStatusBadge status={emailStatus} />
        </p>
        <Awaited user={user} autoFocus={hasAsked} focusAfter={heading} />
        <ChangeEmailForm user={user} autoFocus={asked} onAsk={() => setHasAsked(true)} />
      </div>
    </ProfileSection>
  );
}

const texts: Record<EmailStatus, string> = {
  verified:
    'The address of your account. Confirmations of your orders and updates about them go there.',
  unverified:
    'The address of your account. Confirmations of your orders and updates about them go there once it is verified.',
  unchecked: 'The address of your account.',
};

interface AwaitedProps {
  user: User;
  autoFocus: boolean;
  focusAfter: RefObject<HTMLElement | null>;
}

function Awaited({ user, ...rest }: AwaitedProps) {
  const address = awaitedAddress(user);
  if (address === null) return null;
  return (
    <div className="flex flex-col gap-4 border-l-2 border-accent pl-5">
      <p className="max-w-prose text-sm leading-6 wrap-anywhere">
        {user.pendingEmail && (
          <>
            Your new address <strong>{address}</strong> is not verified yet.{' '}
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
