import { Facts, LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null without an account. */
  client: string | null;
  kind: 'payment' | 'refund';
  difference: string;
  customerUrl: string;
}

const texts = {
  payment: 'A payment does not fit what was asked for, so it is not counted as paid.',
  refund: 'Money went back in another currency than US dollars, so it is not counted as refunded.',
};

/** To the owner, about money that Stripe reports otherwise than it was asked for. */
export const PaymentMismatchMail = ({ service, client, kind, difference, customerUrl }: Props) => (
  <MailLayout subject={`Check a ${kind} for ${service}`}>
    <Paragraph>{`${texts[kind]} The client was not told anything.`}</Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['What differs', difference],
      ]}
    />
    <LinkLine href={customerUrl}>Open the customer</LinkLine>
  </MailLayout>
);
