import { dayText } from '@polaris/contracts';
import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type OfferMailProps, offerFacts } from './offer-parts';

/** To a client who has not answered, a few days before an offer ends. */
export const EndingOfferMail = (offer: OfferMailProps) => (
  <MailLayout subject={`Your offer ends on ${dayText(offer.expiresOn)}: ${offer.title}`}>
    <Paragraph>
      {`My offer is open until ${dayText(offer.expiresOn)}. If something is unclear, ask me on its page or reply to this email.`}
    </Paragraph>
    {offerFacts(offer)}
    <Action href={offer.link}>Read the offer</Action>
    <Signature>{offer.sender}</Signature>
  </MailLayout>
);
