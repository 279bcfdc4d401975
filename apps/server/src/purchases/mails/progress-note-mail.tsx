import { type PurchaseStatus, purchaseStatusLabels } from '@polaris/contracts';
import { Facts, LinkLine, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';
import { serviceName } from './purchase-facts';

interface Props {
  purchase: {
    service?: { name: string } | null;
    status: PurchaseStatus;
    /** Percent. */
    progress: number;
  };
  note: string;
  dashboardUrl: string;
  sender: string;
}

/** A note of the owner, to a customer who wants to hear of progress by mail. */
export const ProgressNoteMail = ({ purchase, note, dashboardUrl, sender }: Props) => (
  <MailLayout subject={`News about ${serviceName(purchase)}`}>
    <Paragraph>{note}</Paragraph>
    <Facts
      facts={[
        ['Status', `${purchaseStatusLabels[purchase.status]}, ${purchase.progress}% complete`],
      ]}
    />
    <LinkLine href={dashboardUrl}>
      All of it is in your dashboard, where you can also turn off these mails
    </LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
