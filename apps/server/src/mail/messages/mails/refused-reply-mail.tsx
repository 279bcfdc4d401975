import { Facts, MailLayout, Paragraph, Quote } from '../../../platform/mail/mail-parts';

/** A reply by mail that was not taken in. */
export interface RefusedReply {
  /** Why, and what the owner can do. */
  reason: string;
  sender?: string | undefined;
  subject?: string | undefined;
  text?: string;
}

/** To the owner. */
export const RefusedReplyMail = ({ reason, sender, subject, text }: RefusedReply) => (
  <MailLayout subject="A reply by email was not taken in">
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
