import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  client: string;
  service: string;
  /** Such as "3 sessions". */
  left: string;
  /** A formatted date. */
  bookBy: string;
  url: string;
}

/** To the owner. */
export const BookByNoticeMail = ({ client, service, left, bookBy, url }: Props) => (
  <MailLayout subject={`Sessions to book by ${bookBy}: ${client}`}>
    <Paragraph>{`${client} has ${left} of ${service} left, to book by ${bookBy}.`}</Paragraph>
    <LinkLine href={url}>See the purchase, or set a later day</LinkLine>
  </MailLayout>
);
