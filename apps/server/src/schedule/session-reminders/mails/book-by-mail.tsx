import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';
import type { MailedStep } from '../../../sales/purchases/mailed-steps.service';

interface Props {
  service: string;
  /** Such as "3 sessions". */
  left: string;
  /** A formatted date. */
  bookBy: string;
  /** The next step of the purchase. */
  next: Pick<MailedStep, 'text' | 'label' | 'url'>;
  sender: string;
}

/** To the client. */
export const BookByMail = ({ service, left, bookBy, next, sender }: Props) => (
  <MailLayout subject={`Book your sessions by ${bookBy}: ${service}`}>
    <Paragraph>{`You have ${left} of ${service} left. Book them by ${bookBy}.`}</Paragraph>
    {next.text && <Paragraph>{next.text}</Paragraph>}
    <Action href={next.url}>{next.label}</Action>
    <Signature>{sender}</Signature>
  </MailLayout>
);
