import type { User } from '@polaris/contracts';
import { AccountFrame } from '../account-frame.tsx';
import { useVerifiedToast } from '../awaited-address.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { NoPassword } from './no-password.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileSection } from './profile-section.tsx';

export function ProfileScreen({ user }: { user: User }) {
  useVerifiedToast(user);
  const { hasPassword } = user;
  return (
    <AccountFrame>
      <header className="flex flex-col items-start gap-3 pb-10 md:pb-14">
        <a
          href="/dashboard"
          className="-mt-2 inline-flex min-h-11 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink"
        >
          <span aria-hidden="true">←</span> Dashboard
        </a>
        <h1 className="font-display text-headline">Your profile</h1>
        <p className="text-lead text-muted">Your details and sign-in settings</p>
      </header>
      <ProfileSection title="Details" text="Your display name, and how you can be reached.">
        <DetailsForm user={user} />
      </ProfileSection>
      <EmailSection user={user} />
      <ProfileSection
        title="Password"
        text={
          hasPassword
            ? 'Changing it signs out every other device.'
            : 'You sign in without a password.'
        }
      >
        {hasPassword ? <PasswordForm email={user.email} /> : <NoPassword />}
      </ProfileSection>
      <ProfileSection title="Devices" text="Where your account is signed in right now.">
        <Devices />
      </ProfileSection>
      <ProfileSection title="Your data" text="Everything stored here about your account.">
        <OwnData />
      </ProfileSection>
      {!user.isAdmin && (
        <ProfileSection
          title="Delete account"
          text="Your purchases stay on record without your name. Everything else is permanently deleted."
        >
          <DeleteAccount user={user} />
        </ProfileSection>
      )}
    </AccountFrame>
  );
}
