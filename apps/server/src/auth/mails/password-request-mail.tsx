import { Action, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  email: string;
  /** Where the owner makes the link. */
  customersUrl: string;
}

/** To the owner, where no mail is sent: they make the link and hand it over. */
export const PasswordRequestMail = ({ email, customersUrl }: Props) => (
  <MailLayout subject="A new password is asked for">
    <Paragraph>
      {email} has forgotten the password, and no mail is sent from here. Make a one-time link for
      them on the page of the customer that the account is linked with.
    </Paragraph>
    <Action href={customersUrl}>Your customers</Action>
  </MailLayout>
);
