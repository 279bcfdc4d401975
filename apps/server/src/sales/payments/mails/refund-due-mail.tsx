import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null if there is no account. */
  client: string | null;
  amount: string;
  /** Whether the purchase was canceled; if not, more was paid than it costs. */
  isCanceled: boolean;
  purchaseUrl: string;
}

/** To the owner, about an overpayment. */
export const RefundDueMail = ({ service, client, amount, isCanceled, purchaseUrl }: Props) => (
  <MailLayout subject={`Refund due: ${amount} for ${service}`}>
    <Paragraph>
      {isCanceled
        ? 'A payment arrived for a canceled purchase. The purchase stays canceled, so please refund the money.'
        : 'A payment arrived for a purchase that was already paid. Please refund the extra amount.'}
    </Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['Amount', amount],
      ]}
    />
    <LinkLine href={purchaseUrl}>Open the purchase</LinkLine>
  </MailLayout>
);
