import { Action, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  email: string;
  /** Where the owner creates the link. */
  customersUrl: string;
}

/** To the owner, if mail to clients is off: they create the link and pass it on. */
export const PasswordRequestMail = ({ email, customersUrl }: Props) => (
  <MailLayout subject="A client needs a new password">
    <Paragraph>
      {`${email} has forgotten their password, and this server doesn't send email. Open the customer that this account is linked with, create a one-time link there, and give it to them.`}
    </Paragraph>
    <Action href={customersUrl}>Open customers</Action>
  </MailLayout>
);
