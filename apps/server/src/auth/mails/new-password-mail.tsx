import { Action, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

export const NewPasswordMail = ({ link }: { link: string }) => (
  <MailLayout subject="Choose a new password">
    <Paragraph>Someone, probably you, asked for a new password for your Polaris account.</Paragraph>
    <Action href={link}>Choose it here within the next hour</Action>
    <Paragraph>If it was not you, there is nothing to do: your password stays as it is.</Paragraph>
  </MailLayout>
);
