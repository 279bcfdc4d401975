import { dollars } from '@polaris/contracts';
import { Action, Facts, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import type { PaidFor } from './paid-for';

interface Props {
  paidFor: PaidFor;
  refund: { amount: number; reason: string | null; paymentId: number; stillOwed: boolean };
  /** For who has an account. */
  dashboardUrl?: string;
  sender: string;
}

/** To the client, for money that went back. */
export const RefundMail = ({ paidFor, refund, dashboardUrl, sender }: Props) => (
  <MailLayout subject={`Refund: ${dollars(refund.amount)} for ${paidFor.inSentence}`}>
    <Paragraph>
      I have returned money to you. It can take some days until your bank shows it.
    </Paragraph>
    <Facts
      facts={[
        paidFor.fact,
        ['Amount', dollars(refund.amount)],
        ['Of receipt number', String(refund.paymentId)],
        ...(refund.stillOwed
          ? [['Still to be paid', dollars(refund.amount)] satisfies [string, string]]
          : []),
        ...(refund.reason ? [['Reason', refund.reason] satisfies [string, string]] : []),
      ]}
    />
    {dashboardUrl && (
      <Action href={dashboardUrl}>
        {paidFor.fact[0] === 'Invoice' ? 'See your invoice' : 'See your order'}
      </Action>
    )}
    <Signature>{sender}</Signature>
  </MailLayout>
);
