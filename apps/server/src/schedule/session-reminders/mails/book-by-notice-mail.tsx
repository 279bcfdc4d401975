import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../../../sales/purchases/mailed-steps.service';

interface Props {
  client: string;
  service: string;
  /** Such as "3 sessions". */
  left: string;
  /** A formatted date. */
  bookBy: string;
  /** The next step of the purchase. */
  next: Pick<MailedStep, 'text' | 'url'>;
}

/** To the owner. */
export const BookByNoticeMail = ({ client, service, left, bookBy, next }: Props) => (
  <MailLayout subject={`Sessions to book by ${bookBy}: ${client}`}>
    <Paragraph>{`${client} has ${left} of ${service} left, to book by ${bookBy}.`}</Paragraph>
    {next.text && <Paragraph>{next.text}</Paragraph>}
    <LinkLine href={next.url}>See the purchase, or set a later day</LinkLine>
  </MailLayout>
);
