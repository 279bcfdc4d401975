import type { ReactElement } from 'react';
import {
  Action,
  Facts,
  LinkLine,
  MailLayout,
  Paragraph,
  Signature,
} from '../../../platform/mail/mail-parts';
import { type OfferMailProps, monthlyFacts } from './offer-parts';

export interface AcceptedOfferMailProps extends OfferMailProps {
  /** The issued invoice, whose PDF is attached, with how to pay it; null if there is none yet. */
  invoice: { number: string; section: ReactElement } | null;
  /** To an account; null for a client who has one or cannot get one. */
  invitation: { email: string; days: number; link: string } | null;
}

/** To the client, with the PDFs of what was accepted and of its invoice: the only mail that an acceptance sends them. */
export const AcceptedOfferMail = ({
  title,
  total,
  monthly,
  link,
  sender,
  invoice,
  invitation,
}: AcceptedOfferMailProps) => (
  <MailLayout subject={`Accepted: ${title}`}>
    <Paragraph>
      {invoice
        ? `Thank you for accepting my offer. The PDF of what was agreed on is attached, and so is your invoice ${invoice.number}.`
        : `Thank you for accepting my offer. The PDF is attached, and states what was agreed on. ${
            monthly === null
              ? 'The page of the offer shows what is due, and when.'
              : 'Each invoice comes by email on its day; nothing is charged automatically.'
          }`}
    </Paragraph>
    <Facts facts={[['Offer', title], ['Total', total], ...monthlyFacts({ monthly })]} />
    {invoice?.section}
    {invoice ? (
      <LinkLine href={link}>See the offer</LinkLine>
    ) : (
      <Action href={link}>See what is next</Action>
    )}
    {invitation && (
      <>
        <Paragraph>
          {`I've also set up a client account for you, for the address ${invitation.email}. There you'll find your orders, their progress, your sessions and my notes in one place.`}
        </Paragraph>
        <Action href={invitation.link}>Accept invitation</Action>
        <Paragraph>
          {`This link works once, for ${invitation.days} days. Please leave this part out if you forward the email: anyone who has the link can open the account.`}
        </Paragraph>
      </>
    )}
    <Signature>{sender}</Signature>
  </MailLayout>
);
