import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  link: string;
  sender: string;
}

export const NewPasswordMail = ({ link, sender }: Props) => (
  <MailLayout subject="Choose a new password">
    <Paragraph>
      {`Use this link to choose a new password for your account with ${sender}. It works for one hour.`}
    </Paragraph>
    <Action href={link}>Choose a new password</Action>
    <Paragraph>
      If you didn&apos;t ask for this, ignore this email. Your password stays the same.
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
