import { type PurchaseStatus, purchaseStatusLabels } from '@polaris/contracts';
import {
  Action,
  Facts,
  MailLayout,
  Paragraph,
  Signature,
  SmallPrint,
} from '../../../platform/mail/mail-parts';
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

/** A note from the owner, for customers who chose to get progress by mail. */
export const ProgressNoteMail = ({ purchase, note, dashboardUrl, sender }: Props) => (
  <MailLayout subject={`Update on ${serviceName(purchase)}`}>
    <Paragraph>{note}</Paragraph>
    <Facts
      facts={[
        ['Status', `${purchaseStatusLabels[purchase.status]}, ${purchase.progress}% complete`],
      ]}
    />
    <Action href={dashboardUrl}>See progress</Action>
    <Signature>{sender}</Signature>
    <SmallPrint href={dashboardUrl} link="Change your preferences">
      You get this email because email updates are on in your account.
    </SmallPrint>
  </MailLayout>
);
