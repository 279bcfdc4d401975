import { Facts, MailLayout, Paragraph, Quote } from '../../../platform/mail/mail-parts';
import type { RefusedReply } from '../conversation/conversation-mails.service';

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
