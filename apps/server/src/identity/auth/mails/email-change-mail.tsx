import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { addressHint } from './address-hint';

interface Props {
  /** The requested address. */
  email: string;
  link: string;
  sender: string;
}

/** To the current address, before the new one replaces it. */
export const EmailChangeMail = ({ email, link, sender }: Props) => (
  <MailLayout subject="Your email address is about to change">
    <Paragraph>
      {`Someone asked to change the email address of your account with ${sender} to ${addressHint(email)}. The change takes effect once that address is confirmed.`}
    </Paragraph>
    <Paragraph>
      If this was you, there&apos;s nothing to do. If it wasn&apos;t, cancel the change and then
      choose a new password: the person who asked was signed in to your account.
    </Paragraph>
    <Action href={link}>Cancel the change</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
