import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  buyer: { name: string; email: string; isVerified: boolean };
  /** The sentence that the owner's page of the purchase shows. */
  next: string | undefined;
  purchaseUrl: string;
}

/** To the owner. */
export const NewOrderMail = ({ purchase, buyer, next, purchaseUrl }: Props) => (
  <MailLayout subject={`New order: ${serviceName(purchase)}`}>
    <Facts
      facts={[
        ['Customer', buyer.name],
        ['Email', buyer.isVerified ? buyer.email : `${buyer.email} (not verified yet)`],
        ...purchaseFacts(purchase),
      ]}
    />
    <Paragraph>The client wasn&apos;t charged when they ordered.</Paragraph>
    {next && <Paragraph>{next}</Paragraph>}
    <LinkLine href={purchaseUrl}>Open the purchase</LinkLine>
  </MailLayout>
);
