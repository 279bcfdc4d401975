import { Action, Facts, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  /** Whether it is paid by card; otherwise how it is paid is agreed on. */
  byCard: boolean;
  dashboardUrl: string;
  sender: string;
}

const BY_CARD =
  'You pay by card in your dashboard, and I will write to you about the first steps once the payment is there.';
const BY_AGREEMENT = 'I will write to you about the first steps and about how you pay.';

/** To the customer. It can leave days after the order, so it does not say what is paid by then. */
export const OrderConfirmationMail = ({ purchase, byCard, dashboardUrl, sender }: Props) => (
  <MailLayout subject={`Your order: ${serviceName(purchase)}`}>
    <Paragraph>Thank you for your order. This is what you ordered:</Paragraph>
    <Facts facts={purchaseFacts(purchase)} />
    <Paragraph>
      {`This is a confirmation, not a receipt: nothing was charged when you ordered. ${byCard ? BY_CARD : BY_AGREEMENT}`}
    </Paragraph>
    <Action href={dashboardUrl}>See your order</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
