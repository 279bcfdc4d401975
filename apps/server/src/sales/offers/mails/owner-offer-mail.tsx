import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { monthlyFacts } from './offer-parts';

interface Props {
  answer: 'accepted' | 'declined';
  title: string;
  client: string;
  total: string;
  /** When a monthly retainer is invoiced; null for what is paid once. */
  monthly: string | null;
  /** Who accepted, as they typed it. */
  name: string | null;
  reason: string | null;
  offerUrl: string;
}

/** To the owner, when a client has answered an offer. */
export const OwnerOfferMail = ({ answer, monthly, total, name, client, ...offer }: Props) => (
  <MailLayout subject={`Offer ${answer}: ${offer.title}`}>
    <Paragraph>
      {answer === 'accepted'
        ? `${name ?? client} accepted your offer of ${total}. It is a ${monthly === null ? 'purchase' : 'retainer'} now, and the PDF of what was accepted is attached.`
        : `${client} declined your offer of ${total}.`}
    </Paragraph>
    <Facts
      facts={[
        ['Client', client],
        ['Offer', offer.title],
        ['Total', total],
        ...monthlyFacts({ monthly }),
        ...(offer.reason ? [['Reason', offer.reason] satisfies [string, string]] : []),
      ]}
    />
    <LinkLine href={offer.offerUrl}>Open the offer</LinkLine>
  </MailLayout>
);
