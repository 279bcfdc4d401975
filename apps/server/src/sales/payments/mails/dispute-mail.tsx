import type { DisputeState } from '@polaris/contracts';
import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null if there is no account. */
  client: string | null;
  amount: string;
  state: DisputeState;
  /** A Stripe code such as `product_not_received`. */
  reason: string;
  purchaseUrl: string;
}

const subjects: Record<DisputeState, string> = {
  open: 'Disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
};

const texts: Record<DisputeState, string> = {
  open: "A client disputed a payment with their bank. Respond in the Stripe dashboard by the deadline shown there. If you don't, the money is lost.",
  won: 'The dispute is over, and you keep the payment.',
  lost: 'The bank decided for the client and took the money back. The payment is recorded as returned. Stripe also charges a fee.',
};

/** To the owner, when a dispute opens and when it ends. */
export const DisputeMail = ({ service, client, amount, state, reason, purchaseUrl }: Props) => (
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
    <LinkLine href={purchaseUrl}>Open the purchase</LinkLine>
  </MailLayout>
);
