import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../mailed-steps.service';
import { type MailedPurchase, purchaseFacts, serviceName } from './purchase-facts';

interface Props {
  purchase: MailedPurchase;
  buyer: { name: string; email: string; isVerified: boolean };
  next: Pick<MailedStep, 'text' | 'label' | 'url'>;
}

/** To the owner. */
export const NewOrderMail = ({ purchase, buyer, next }: Props) => (
  <MailLayout subject={`New order: ${serviceName(purchase)}`}>
    <Facts
      facts={[
        ['Customer', buyer.name],
        ['Email', buyer.isVerified ? buyer.email : `${buyer.email} (not verified yet)`],
        ...purchaseFacts(purchase),
      ]}
    />
    <Paragraph>The client wasn&apos;t charged when they ordered.</Paragraph>
    {next.text && <Paragraph>{next.text}</Paragraph>}
    <LinkLine href={next.url}>{next.label}</LinkLine>
  </MailLayout>
);
