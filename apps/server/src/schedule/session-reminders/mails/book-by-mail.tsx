import { LinkLine, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  service: string;
  /** Such as "3 sessions". */
  left: string;
  /** A formatted date. */
  bookBy: string;
  url: string;
  sender: string;
}

/** To the client. */
export const BookByMail = ({ service, left, bookBy, url, sender }: Props) => (
  <MailLayout subject={`Book your sessions by ${bookBy}: ${service}`}>
    <Paragraph>{`You have ${left} of ${service} left. They take place by ${bookBy}.`}</Paragraph>
    <LinkLine href={url}>Book a session</LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
