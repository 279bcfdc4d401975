import { type User, downloadAccountData } from '@polaris/contracts';
import { AccountFrame } from '../account-frame.tsx';
import { useVerifiedToast } from '../address-to-verify.ts';
import { reportDownload } from '../report-download.ts';
import { CalendarFeedSection } from './calendar-feed-section.tsx';
import { DELETION, DeleteAccount } from './delete-account.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureForm } from './picture-form.tsx';
import { ProfileSection } from './profile-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import { Download } from 'lucide-react';
import { useDownload } from '../../api/client/use-download.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { Spinner } from '../../primitives/spinner.tsx';

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
      <ProfileSection title="Picture" text="Shown on your dashboard.">
        <PictureForm user={user} />
      </ProfileSection>
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
        {hasPassword ? <PasswordForm user={user} /> : <NoPassword />}
      </ProfileSection>
      <TwoFactorSection user={user} />
      <Devices />
      <CalendarFeedSection isOwner={user.isAdmin} />
      <ProfileSection title="Your data" text="Everything stored here about your account.">
        <OwnData />
      </ProfileSection>
      {!user.isAdmin && (
        <ProfileSection title="Delete account" text={DELETION}>
          <DeleteAccount user={user} />
        </ProfileSection>
      )}
    </AccountFrame>
  );
}

function OwnData() {
  const { isPending, link } = useDownload(downloadAccountData, {}, reportDownload);
  return (
    <ButtonLink {...link} variant="secondary">
      {isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4" />}
      Download my data
    </ButtonLink>
  );
}

/** For an account that signs in through a provider, and has no password to change. */
const NoPassword = () => (
  <p className="leading-6">
    Your account has no password yet.{' '}
    <a href="/login#forgot" className="underline underline-offset-4 hover:text-accent">
      Request a link to choose one
    </a>
    .
  </p>
);
