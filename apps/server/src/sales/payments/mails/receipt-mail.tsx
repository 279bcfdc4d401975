import { type PaymentMethod, dollars, paymentMethodLabels, dateText } from '@polaris/contracts';
import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { PaidFor } from './paid-for';

interface Props {
  paidFor: PaidFor;
  payment: { id: number; amount: number; method: PaymentMethod; paidAt: Date | null };
  /** In dollars, including this payment. */
  balance: { paid: number; owed: number };
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
      {`Thank you. I've received your payment of ${dollars(payment.amount)} for ${paidFor.inSentence}. ${balance.owed === 0 ? 'Nothing more is due.' : `${dollars(balance.owed)} is still due.`}`}
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
        ['Still due', dollars(balance.owed)],
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
