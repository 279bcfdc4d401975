import { TESTIMONIAL_REQUEST_DAYS, testimonialLength } from '@polaris/contracts';
import { Action, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  /** Such as "Hello Maya,". */
  greeting: string;
  serviceName: string;
  link: string;
  /** It was asked for before, and this is the one reminder. */
  isReminder: boolean;
  sender: string;
}

/** To the client of a completed purchase. */
export const RequestMail = ({ greeting, serviceName, link, isReminder, sender }: Props) => (
  <MailLayout
    subject={
      isReminder
        ? `Reminder: would you say a few words about ${serviceName}?`
        : `Would you say a few words about ${serviceName}?`
    }
  >
    <Paragraph>{greeting}</Paragraph>
    <Paragraph>
      {`${serviceName} is complete, and I'd like to hear how it went for you. A few sentences are enough (${testimonialLength.min} to ${testimonialLength.max.toLocaleString('en-US')} characters). You choose how you're named, and I publish only what you write and agree to.`}
    </Paragraph>
    <Action href={link}>Write a testimonial</Action>
    <Paragraph>
      {`The link works once, for ${TESTIMONIAL_REQUEST_DAYS} days after my first email. ${
        isReminder ? "I won't remind you again." : "If you'd rather not, ignore this email."
      }`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
