import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  answer: 'accepted' | 'declined';
  title: string;
  client: string;
  total: string;
  /** Who accepted, as they typed it. */
  name: string | null;
  reason: string | null;
  offerUrl: string;
}

/** To the owner, when a client has answered an offer. */
export const OwnerOfferMail = ({ answer, title, client, total, name, reason, offerUrl }: Props) => (
  <MailLayout subject={`Offer ${answer}: ${title}`}>
    <Paragraph>
      {answer === 'accepted'
        ? `${name ?? client} accepted your offer of ${total}. It is a purchase now, and the PDF of what was accepted is attached.`
        : `${client} declined your offer of ${total}.`}
    </Paragraph>
    <Facts
      facts={[
        ['Client', client],
        ['Offer', title],
        ['Total', total],
        ...(reason ? [['Reason', reason] satisfies [string, string]] : []),
      ]}
    />
    <LinkLine href={offerUrl}>Open the offer</LinkLine>
  </MailLayout>
);
