import { Action, Facts, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  /** Whether it is paid by card; otherwise the payment is arranged personally. */
  byCard: boolean;
  /** Such as "within one business day". */
  replyTime: string;
  dashboardUrl: string;
  sender: string;
}

const nextSteps = ({ byCard, replyTime }: Pick<Props, 'byCard' | 'replyTime'>): string =>
  byCard
    ? `You can pay by card from your dashboard. Once your payment arrives, I'll email you ${replyTime} with two dates to choose from.`
    : `I'll email you ${replyTime} with two dates to choose from, and how to pay.`;

/** To the customer. It can be sent days after the order, so it does not say what was paid by then. */
export const OrderConfirmationMail = ({
  purchase,
  byCard,
  replyTime,
  dashboardUrl,
  sender,
}: Props) => (
  <MailLayout subject={`Your order: ${serviceName(purchase)}`}>
    <Paragraph>Thank you for your order. Here&apos;s what you ordered:</Paragraph>
    <Facts facts={purchaseFacts(purchase)} />
    <Paragraph>
      {`This is a confirmation, not a receipt: you weren't charged when you ordered. ${nextSteps({ byCard, replyTime })}`}
    </Paragraph>
    <Action href={dashboardUrl}>See your order</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
