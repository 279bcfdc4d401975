import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

export type TwoFactorChange =
  | 'on'
  | 'off'
  | 'reset'
  | 'new codes'
  | 'code used'
  | 'passkey added'
  | 'passkey removed'
  | 'passkey refused';

const subjects: Record<TwoFactorChange, string> = {
  on: 'Two-factor authentication is on',
  off: 'Two-factor authentication is off',
  reset: 'Two-factor authentication was turned off',
  'new codes': 'You have new recovery codes',
  'code used': 'A recovery code was used',
  'passkey added': 'A passkey was added',
  'passkey removed': 'A passkey was removed',
  'passkey refused': 'A passkey was refused',
};

const texts: Record<TwoFactorChange, string> = {
  on: 'From now on, signing in to your account takes your password and a code from your authenticator app. Keep your recovery codes where you can find them without your phone.',
  off: 'Your account no longer asks for a code or a passkey when you sign in.',
  reset:
    'Your account no longer asks for a code or a passkey when you sign in, because a one-time link was used to choose a new password. You can turn it on again in your profile.',
  'new codes': 'Your earlier recovery codes no longer work.',
  'code used':
    "Someone used one of your recovery codes in place of a code from your authenticator app. If you're running out, make new ones in your profile.",
  'passkey added': 'After your password, it can be used instead of a code.',
  'passkey removed': 'It no longer signs in to your account.',
  'passkey refused':
    'Someone tried to use one of your passkeys, or a copy of it. It was refused. Remove it in your profile, and add it again if you still have the device.',
};

interface TwoFactorMailProps {
  change: TwoFactorChange;
  /** The name its owner gave it. */
  passkey?: string | undefined;
  sender: string;
}

export const TwoFactorMail = ({ change, passkey, sender }: TwoFactorMailProps) => (
  <MailLayout subject={subjects[change]}>
    {passkey && <Paragraph>Passkey: {passkey}</Paragraph>}
    <Paragraph>{texts[change]}</Paragraph>
    <Paragraph>
      If this wasn&apos;t you, change your password right away and sign out everywhere.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
