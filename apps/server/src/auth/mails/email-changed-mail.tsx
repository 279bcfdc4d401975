import { MailLayout, Paragraph } from '../../platform/mail/mail-parts';
import { addressHint } from './address-hint';

interface Props {
  /** The address that the account has now. */
  email: string;
}

/** To the old address, which no longer counts. */
export const EmailChangedMail = ({ email }: Props) => (
  <MailLayout subject="Your email address was changed">
    <Paragraph>
      Your Polaris account now uses the address {addressHint(email)}, which has been verified. This
      one no longer signs in.
    </Paragraph>
    <Paragraph>If it was not you, write to me at once by answering this mail.</Paragraph>
  </MailLayout>
);
