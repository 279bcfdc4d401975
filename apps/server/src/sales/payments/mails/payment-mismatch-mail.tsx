import { Facts, LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null if there is no account. */
  client: string | null;
  kind: 'payment' | 'refund';
  difference: string;
  purchaseUrl: string;
}

const texts = {
  payment: "A payment doesn't match the amount due, so it isn't counted as paid.",
  refund: "A refund was made in a currency other than US dollars, so it isn't counted.",
};

/** To the owner, when Stripe reports a different amount from the one asked for. */
export const PaymentMismatchMail = ({ service, client, kind, difference, purchaseUrl }: Props) => (
  <MailLayout subject={`Check a ${kind} for ${service}`}>
    <Paragraph>{`${texts[kind]} The client hasn't been told.`}</Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['Difference', difference],
      ]}
    />
    <LinkLine href={purchaseUrl}>Open the purchase</LinkLine>
  </MailLayout>
);
