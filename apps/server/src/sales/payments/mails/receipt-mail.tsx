import {
  type PaymentMethod,
  dollars,
  dueText,
  paymentMethodLabels,
  dateText,
} from '@polaris/contracts';
import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { Balance } from '../payments.read-model';
import type { PaidFor } from './paid-for';

interface Props {
  paidFor: PaidFor;
  payment: { id: number; amount: number; method: PaymentMethod; paidAt: Date | null };
  /** In dollars, including this payment. */
  balance: Pick<Balance, 'asked' | 'paid' | 'owed' | 'dueNow' | 'parts'>;
  /** The business's time zone, as it issues the receipt. */
  timeZone: string;
  /** Where the client sees it; only with an account. */
  pageUrl?: string;
  sender: string;
}

/** To the client, for a payment. */
export const ReceiptMail = ({ paidFor, payment, balance, timeZone, pageUrl, sender }: Props) => (
  <MailLayout subject={`Receipt: ${dollars(payment.amount)} for ${paidFor.inSentence}`}>
    <Paragraph>
      {`Thank you. I've received your payment of ${dollars(payment.amount)} for ${paidFor.inSentence}. ${stillDue(balance)}`}
    </Paragraph>
    <Facts
      facts={[
        paidFor.fact,
        ['Amount', dollars(payment.amount)],
        ['Method', paymentMethodLabels[payment.method]],
        ...(payment.paidAt
          ? [['Date', dateText(payment.paidAt.toISOString(), timeZone)] satisfies [string, string]]
          : []),
        ['Receipt number', String(payment.id)],
        ['Paid so far', dollars(balance.paid)],
        ...(balance.parts.length > 0
          ? [['Due now', dollars(balance.dueNow)] satisfies [string, string]]
          : []),
        [balance.parts.length > 0 ? 'Still owed' : 'Still due', dollars(balance.owed)],
      ]}
    />
    {pageUrl && (
      <Action href={pageUrl}>
        {paidFor.fact[0] === 'Invoice' ? 'See your invoice' : 'See your order'}
      </Action>
    )}
    <Signature>{sender}</Signature>
  </MailLayout>
);

function stillDue(balance: Props['balance']): string {
  if (balance.owed === 0) return 'Nothing more is due.';
  if (balance.parts.length > 0) return `${dueText(balance, balance.asked)}.`;
  return `${dollars(balance.owed)} is still due.`;
}
