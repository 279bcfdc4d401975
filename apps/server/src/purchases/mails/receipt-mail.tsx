import { Action, Facts, Mail, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  dashboardUrl: string;
  sender: string;
}

export const ReceiptMail = ({ purchase, dashboardUrl, sender }: Props) => (
  <Mail subject={`Your receipt: ${serviceName(purchase)}`}>
    <Paragraph>Thank you for your purchase. This is your receipt.</Paragraph>
    <Facts facts={purchaseFacts(purchase)} />
    <Paragraph>I will be in touch about the first steps.</Paragraph>
    <Action href={dashboardUrl}>See how far it is</Action>
    <Signature>{sender}</Signature>
  </Mail>
);
