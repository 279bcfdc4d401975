import { Action, MailLayout, Paragraph } from '../../platform/mail/mail-parts';
import { addressHint } from './address-hint';

interface Props {
  /** The address that was asked for. */
  email: string;
  link: string;
}

/** To the address that the account has, before the other one counts. */
export const EmailChangeMail = ({ email, link }: Props) => (
  <MailLayout subject="Your email address is about to change">
    <Paragraph>
      Someone, probably you, wants your Polaris account to use the address {addressHint(email)}. It
      takes the place of this one as soon as it is verified.
    </Paragraph>
    <Paragraph>If it was you, there is nothing to do here.</Paragraph>
    <Action href={link}>If it was not you, cancel the change</Action>
    <Paragraph>
      Then choose a new password: the person who asked for this was signed in to your account.
    </Paragraph>
  </MailLayout>
);
