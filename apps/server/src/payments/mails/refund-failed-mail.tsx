import { Facts, LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null without an account. */
  client: string | null;
  amount: string;
  customerUrl: string;
}

/** To the owner, about a refund that the bank of the client has sent back. */
export const RefundFailedMail = ({ service, client, amount, customerUrl }: Props) => (
  <MailLayout subject={`A refund failed: ${amount} for ${service}`}>
    <Paragraph>
      Stripe says that the bank of the client did not take a refund. Its money is on your account
      again, and counts as paid. Please agree with the client on another way to return it.
    </Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['Amount', amount],
      ]}
    />
    <LinkLine href={customerUrl}>Open the customer</LinkLine>
  </MailLayout>
);
