import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null if there is no account. */
  client: string | null;
  amount: string;
  purchaseUrl: string;
}

/** To the owner, when the client's bank has returned a refund. */
export const RefundFailedMail = ({ service, client, amount, purchaseUrl }: Props) => (
  <MailLayout subject={`A refund failed: ${amount} for ${service}`}>
    <Paragraph>
      The client&apos;s bank rejected a refund. The money is back in your Stripe account and counts
      as paid again. Please agree with the client on another way to return it.
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
