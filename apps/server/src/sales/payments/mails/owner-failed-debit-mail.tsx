import { MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { aboutPayment, type OwnerMailProps } from './owner-parts';

interface Props extends OwnerMailProps {
  amount: string;
  /** As the bank or Stripe states it. */
  reason: string;
  /** False if it was canceled since. */
  isOwed: boolean;
}

/** To the owner, when a bank debit has failed days after the client began it. */
export const OwnerFailedDebitMail = ({ amount, reason, isOwed, ...about }: Props) => (
  <MailLayout subject={`Bank debit failed: ${amount} for ${about.paidFor.inSentence}`}>
    <Paragraph>
      {isOwed
        ? "A bank debit didn't go through, so the amount is owed again. The client has an email with a link to pay in another way."
        : "A bank debit didn't go through. It was canceled since, so nothing is owed. The client has an email that says so."}
    </Paragraph>
    {aboutPayment(about, [
      ['Amount', amount],
      ['Reason', reason],
    ])}
  </MailLayout>
);
