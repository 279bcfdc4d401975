import { MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { OfferMailProps } from './offer-parts';

/** To the client, if the owner wants to tell them. */
export const WithdrawnOfferMail = ({ title, sender }: OfferMailProps) => (
  <MailLayout subject={`Withdrawn: ${title}`}>
    <Paragraph>
      {`I have withdrawn my offer "${title}", so it can no longer be accepted. If you have a question, please reply to this email.`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
