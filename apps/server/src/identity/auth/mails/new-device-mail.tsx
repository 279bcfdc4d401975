import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  /** For example "Firefox on Windows". */
  device: string;
  /** For example "November 22, 2026, 7:06 PM UTC". */
  time: string;
  profileUrl: string;
  sender: string;
}

export const NewDeviceMail = ({ device, time, profileUrl, sender }: Props) => (
  <MailLayout subject="New sign-in to your account">
    <Paragraph>{`Your account with ${sender} was just used on a device that we don't know.`}</Paragraph>
    <Facts
      facts={[
        ['Device', device],
        ['Time', time],
      ]}
    />
    <Paragraph>
      If this was you, there&apos;s nothing to do. If it wasn&apos;t, sign out everywhere in your
      profile and change your password right away.
    </Paragraph>
    <Action href={profileUrl}>Review your devices</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
