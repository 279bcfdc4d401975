import { Facts, LinkLine, Mail, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Null without an account. */
  client: string | null;
  difference: string;
  customerUrl: string;
}

/** To the owner, about a payment that is not what was asked for. */
export const PaymentMismatchMail = ({ service, client, difference, customerUrl }: Props) => (
  <Mail subject={`Check a payment for ${service}`}>
    <Paragraph>
      A payment does not fit what was asked for, so it is not counted as paid. The client was not
      told anything.
    </Paragraph>
    <Facts
      facts={[
        ['Service', service],
        ...(client ? [['Client', client] satisfies [string, string]] : []),
        ['What differs', difference],
      ]}
    />
    <LinkLine href={customerUrl}>Open the customer</LinkLine>
  </Mail>
);
