import type { Purchase } from '@polaris/contracts';
import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../mailed-steps.service';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase & Pick<Purchase, 'owed' | 'invoiceNumber'>;
  /** Whether it is paid by card; otherwise the payment is arranged personally. */
  byCard: boolean;
  next: Pick<MailedStep, 'text' | 'label' | 'url'>;
  sender: string;
}

const CONFIRMATION = "This is a confirmation, not a receipt: you weren't charged when you ordered.";

/** To the customer. It can be sent days after the order, so it says what applies by then. */
export const OrderConfirmationMail = ({ purchase, byCard, next, sender }: Props) => (
  <MailLayout subject={`Your order: ${serviceName(purchase)}`}>
    <Paragraph>Thank you for your order. Here&apos;s what you ordered:</Paragraph>
    <Facts facts={purchaseFacts(purchase)} />
    <Paragraph>{[CONFIRMATION, payment(purchase, byCard)].filter(Boolean).join(' ')}</Paragraph>
    {next.text && <Paragraph>{`What happens next: ${next.text}`}</Paragraph>}
    <Action href={next.url}>{next.label}</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);

function payment({ owed, invoiceNumber }: Props['purchase'], byCard: boolean): string | undefined {
  if (owed === 0) return undefined;
  if (byCard) return 'You can pay by card from your dashboard.';
  return invoiceNumber === null
    ? "I'll email you how to pay."
    : `Invoice ${invoiceNumber}, in its own email, says how to pay.`;
}
