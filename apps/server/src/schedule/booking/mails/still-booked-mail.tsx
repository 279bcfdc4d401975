import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Such as "2 sessions are still booked". */
  booked: string;
  url: string;
}

/** To the owner, after a refund made directly at the payment provider. */
export const StillBookedMail = ({ service, booked, url }: Props) => (
  <MailLayout subject={`Refunded, and ${booked}: ${service}`}>
    <Paragraph>
      {`A payment for ${service} was refunded in the Stripe dashboard, and ${booked}. Cancel any session that should not take place.`}
    </Paragraph>
    <LinkLine href={url}>See the purchase</LinkLine>
  </MailLayout>
);
