import type { DisputeState } from '@polaris/contracts';
import { MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { aboutPayment, type OwnerMailProps } from './owner-parts';

interface Props extends OwnerMailProps {
  amount: string;
  state: DisputeState;
  /** A Stripe code such as `product_not_received`. */
  reason: string;
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
export const DisputeMail = ({ amount, state, reason, ...about }: Props) => (
  <MailLayout subject={`${subjects[state]}: ${amount} for ${about.paidFor.inSentence}`}>
    <Paragraph>{texts[state]}</Paragraph>
    {aboutPayment(about, [
      ['Payment', amount],
      ['Reason', reason.replaceAll('_', ' ')],
    ])}
  </MailLayout>
);
