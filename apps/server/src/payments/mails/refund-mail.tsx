import { dollars } from '@polaris/contracts';
import { Action, Facts, Mail, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  refund: { amount: number; reason: string | null; paymentId: number };
  /** For who has an account. */
  dashboardUrl?: string;
  sender: string;
}

/** To the client, for money that went back. */
export const RefundMail = ({ service, refund, dashboardUrl, sender }: Props) => (
  <Mail subject={`Refund: ${dollars(refund.amount)} for ${service}`}>
    <Paragraph>
      I have returned money to you. It can take some days until your bank shows it.
    </Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ['Amount', dollars(refund.amount)],
        ['Of receipt number', String(refund.paymentId)],
        ...(refund.reason ? [['Reason', refund.reason] satisfies [string, string]] : []),
      ]}
    />
    {dashboardUrl && <Action href={dashboardUrl}>See your order</Action>}
    <Signature>{sender}</Signature>
  </Mail>
);
