import { MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { aboutPayment, type OwnerMailProps, nounOf } from './owner-parts';

interface Props extends OwnerMailProps {
  amount: string;
  /** Whether it was canceled; if not, more was paid than is owed. */
  isCanceled: boolean;
}

/** To the owner, about an overpayment. */
export const RefundDueMail = ({ amount, isCanceled, ...about }: Props) => (
  <MailLayout subject={`Refund due: ${amount} for ${about.paidFor.inSentence}`}>
    <Paragraph>{textOf(nounOf(about.paidFor), isCanceled)}</Paragraph>
    {aboutPayment(about, [['Amount', amount]])}
  </MailLayout>
);

const textOf = (noun: string, isCanceled: boolean): string =>
  isCanceled
    ? `A payment arrived for a canceled ${noun}. The ${noun} stays canceled, so please refund the money.`
    : `A payment arrived for ${noun === 'invoice' ? 'an invoice' : 'a purchase'} that was already paid. Please refund the extra amount.`;
