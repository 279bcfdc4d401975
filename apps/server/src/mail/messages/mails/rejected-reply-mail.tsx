import { Facts, MailLayout, Paragraph, Quote } from '../../../platform/mail/mail-parts';

/** A reply by mail that was not taken in. */
export interface RejectedReply {
  /** Why, and what the owner can do. */
  reason: string;
  sender?: string | undefined;
  subject?: string | undefined;
  text?: string;
}

/** To the owner. */
export const RejectedReplyMail = ({ reason, sender, subject, text }: RejectedReply) => (
  <MailLayout subject="A reply by email was not added">
    <Paragraph>{reason}</Paragraph>
    {sender && (
      <Facts
        facts={[
          ['From', sender],
          ['Subject', subject || '(none)'],
        ]}
      />
    )}
    {text && <Quote>{text}</Quote>}
  </MailLayout>
);
