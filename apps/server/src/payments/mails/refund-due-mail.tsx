import { Facts, LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null without an account. */
  client: string | null;
  amount: string;
  /** Otherwise more was paid than the purchase costs. */
  isCanceled: boolean;
  customerUrl: string;
}

/** To the owner, about money that nobody owed. */
export const RefundDueMail = ({ service, client, amount, isCanceled, customerUrl }: Props) => (
  <MailLayout subject={`Refund due: ${amount} for ${service}`}>
    <Paragraph>
      {isCanceled
        ? 'A payment has arrived for a purchase that was canceled. It stays canceled, so the money is to be refunded.'
        : 'A payment has arrived for a purchase that was paid already. What is too much is to be refunded.'}
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
