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
        <p className="text-lead text-muted">Who you are here, and who gets in</p>
      </header>
      <ProfileSection title="Details" text="Your display name, and how you can be reached.">
        <DetailsForm user={user} />
      </ProfileSection>
      <EmailSection user={user} />
      <ProfileSection
        title="Password"
        text={hasPassword ? 'A new one signs out every other device.' : 'You sign in without one.'}
      >
        {hasPassword ? <PasswordForm email={user.email} /> : <NoPassword />}
      </ProfileSection>
      <ProfileSection title="Devices" text="Where your account is signed in right now.">
        <Devices />
      </ProfileSection>
      <ProfileSection
        title="Your data"
        text="Everything that is kept here because of your account."
      >
        <OwnData />
      </ProfileSection>
      {!user.isAdmin && (
        <ProfileSection
          title="Delete account"
          text="What you bought stays in the books, without your name. Everything else is gone for good."
        >
          <DeleteAccount email={user.email} />
        </ProfileSection>
      )}
    </AccountFrame>
  );
}
