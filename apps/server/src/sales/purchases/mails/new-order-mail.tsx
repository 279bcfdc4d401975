import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  buyer: { name: string; email: string; isVerified: boolean };
  customersUrl: string;
}

/** To the owner. */
export const NewOrderMail = ({ purchase, buyer, customersUrl }: Props) => (
  <MailLayout subject={`New order: ${serviceName(purchase)}`}>
    <Facts
      facts={[
        ['Customer', buyer.name],
        ['Email', buyer.isVerified ? buyer.email : `${buyer.email} (not verified yet)`],
        ...purchaseFacts(purchase),
      ]}
    />
    <Paragraph>The client wasn&apos;t charged when they ordered.</Paragraph>
    <LinkLine href={customersUrl}>Open customers</LinkLine>
  </MailLayout>
);
