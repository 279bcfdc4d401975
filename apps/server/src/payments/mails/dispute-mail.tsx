import type { DisputeState } from '@polaris/contracts';
import { Facts, LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null without an account. */
  client: string | null;
  amount: string;
  state: DisputeState;
  /** As Stripe names it, such as `product_not_received`. */
  reason: string;
  customerUrl: string;
}

const subjects: Record<DisputeState, string> = {
  open: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

const texts: Record<DisputeState, string> = {
  open: 'A client disputes a payment at the bank. Answer in the Stripe dashboard, which says until when: without an answer the money is lost.',
  won: 'A dispute has ended, and the payment stays with you.',
  lost: 'The bank has decided for the client and has taken the money back. It is recorded as returned, and Stripe charges a fee of its own.',
};

/** To the owner, about a dispute and its end. */
export const DisputeMail = ({ service, client, amount, state, reason, customerUrl }: Props) => (
  <MailLayout subject={`${subjects[state]}: ${amount} for ${service}`}>
    <Paragraph>{texts[state]}</Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['Payment', amount],
        ['Reason', reason.replaceAll('_', ' ')],
      ]}
    />
    <LinkLine href={customerUrl}>Open the customer</LinkLine>
  </MailLayout>
);
