import { MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { aboutPayment, type OwnerMailProps } from './owner-parts';

interface Props extends OwnerMailProps {
  amount: string;
}

/** To the owner, when the client's bank has returned a refund. */
export const RefundFailedMail = ({ amount, ...about }: Props) => (
  <MailLayout subject={`A refund failed: ${amount} for ${about.paidFor.inSentence}`}>
    <Paragraph>
      The client&apos;s bank rejected a refund. The money is back in your Stripe account and counts
      as paid again. Please agree with the client on another way to return it.
    </Paragraph>
    {aboutPayment(about, [['Amount', amount]])}
  </MailLayout>
);
