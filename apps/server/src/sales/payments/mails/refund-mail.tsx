import { dollars } from '@polaris/contracts';
import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { PaidFor } from './paid-for';

interface Props {
  paidFor: PaidFor;
  refund: { amount: number; reason: string | null; paymentId: number; stillOwed: boolean };
  /** Where the client sees it; only with an account. */
  pageUrl?: string;
  sender: string;
}

/** To the client, for a refund. */
export const RefundMail = ({ paidFor, refund, pageUrl, sender }: Props) => (
  <MailLayout subject={`Refund: ${dollars(refund.amount)} for ${paidFor.inSentence}`}>
    <Paragraph>
      {`I've refunded ${dollars(refund.amount)} for ${paidFor.inSentence}. It can take a few days to appear in your account.`}
    </Paragraph>
    <Facts
      facts={[
        paidFor.fact,
        ['Amount', dollars(refund.amount)],
        ['Original receipt', String(refund.paymentId)],
        ...(refund.stillOwed
          ? [['Due again', dollars(refund.amount)] satisfies [string, string]]
          : []),
        ...(refund.reason ? [['Reason', refund.reason] satisfies [string, string]] : []),
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
