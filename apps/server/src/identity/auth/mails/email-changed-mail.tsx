import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { addressHint } from './address-hint';

interface Props {
  /** The new address of the account. */
  email: string;
  sender: string;
}

/** To the old address after the change. */
export const EmailChangedMail = ({ email, sender }: Props) => (
  <MailLayout subject="Your email address was changed">
    <Paragraph>
      {`Your account with ${sender} now uses ${addressHint(email)}. You can no longer sign in with this address.`}
    </Paragraph>
    <Paragraph>If this wasn&apos;t you, please reply to this email right away.</Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
