import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { PaidFor } from './paid-for';

interface Props {
  paidFor: PaidFor;
  amount: string;
  /** Where to pay again: the client's page, or a payment link; null if it was canceled since. */
  payUrl: string | null;
  sender: string;
}

/** To the client, and to the payer of a bank debit that failed days later. */
export const FailedDebitMail = ({ paidFor, amount, payUrl, sender }: Props) => (
  <MailLayout subject={`Your bank debit of ${amount} for ${paidFor.inSentence} didn't go through`}>
    <Paragraph>
      {`Your bank didn't complete the debit of ${amount} for ${paidFor.inSentence}, so no money has reached me. ${
        payUrl === null
          ? 'Nothing is due, so you need not do anything.'
          : 'The amount is due again. You can pay again by bank debit, or in another way.'
      }`}
    </Paragraph>
    <Facts facts={[paidFor.fact, ['Amount', amount]]} />
    {payUrl !== null && <Action href={payUrl}>{`Pay ${amount}`}</Action>}
    <Signature>{sender}</Signature>
  </MailLayout>
);
