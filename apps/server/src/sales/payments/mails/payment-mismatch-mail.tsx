import { MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { aboutPayment, type OwnerMailProps } from './owner-parts';

interface Props extends OwnerMailProps {
  kind: 'payment' | 'refund';
  difference: string;
}

const texts = {
  payment: "A payment doesn't match the amount due, so it isn't counted as paid.",
  refund: "A refund was made in a currency other than US dollars, so it isn't counted.",
};

/** To the owner, when Stripe reports a different amount from the one asked for. */
export const PaymentMismatchMail = ({ kind, difference, ...about }: Props) => (
  <MailLayout subject={`Check a ${kind} for ${about.paidFor.inSentence}`}>
    <Paragraph>{`${texts[kind]} The client hasn't been told.`}</Paragraph>
    {aboutPayment(about, [['Difference', difference]])}
  </MailLayout>
);
