import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type OfferMailProps, monthlyFacts } from './offer-parts';

/** To the client, with the PDF of what was accepted. */
export const AcceptedOfferMail = ({ title, total, monthly, link, sender }: OfferMailProps) => (
  <MailLayout subject={`Accepted: ${title}`}>
    <Paragraph>
      {`Thank you for accepting my offer. The PDF is attached, and states what was agreed on. ${
        monthly === null
          ? 'The page of the offer shows what is due, and when.'
          : 'Each invoice comes by email on its day; nothing is charged automatically.'
      }`}
    </Paragraph>
    <Facts facts={[['Offer', title], ['Total', total], ...monthlyFacts({ monthly })]} />
    <Action href={link}>See what is next</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
