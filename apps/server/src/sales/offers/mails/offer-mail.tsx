import { dayText } from '@polaris/contracts';
import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type OfferMailProps, offerFacts } from './offer-parts';

/** To the client, with the link of an offer or of its new version. */
export const OfferMail = ({ isChanged, ...offer }: OfferMailProps & { isChanged: boolean }) => (
  <MailLayout
    subject={
      isChanged ? `A new version of your offer: ${offer.title}` : `Your offer: ${offer.title}`
    }
  >
    <Paragraph>
      {isChanged
        ? 'I have changed my offer. The page says what is different. Please read it again before you accept.'
        : `Here is my offer. You can read, ask about and accept it online until ${dayText(offer.expiresOn)}, without an account.`}
    </Paragraph>
    {offerFacts(offer)}
    <Action href={offer.link}>Read the offer</Action>
    <Signature>{offer.sender}</Signature>
  </MailLayout>
);
