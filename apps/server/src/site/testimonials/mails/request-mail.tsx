import { TESTIMONIAL_REQUEST_DAYS, testimonialLength } from '@polaris/contracts';
import { Action, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  /** Such as "Hello Maya,". */
  greeting: string;
  /** Null without a purchase. */
  serviceName: string | null;
  link: string;
  /** Whether this is the only reminder of an earlier request. */
  isReminder: boolean;
  sender: string;
}

const subjectOf = ({ serviceName, isReminder }: Pick<Props, 'serviceName' | 'isReminder'>) => {
  const question = `ould you say a few words about ${serviceName ?? 'our work together'}?`;
  return isReminder ? `Reminder: w${question}` : `W${question}`;
};

const openingOf = (serviceName: string | null): string =>
  serviceName === null
    ? "I'd like to hear how our work together went for you."
    : `${serviceName} is complete, and I'd like to hear how it went for you.`;

/** To a client. */
export const RequestMail = ({ greeting, serviceName, link, isReminder, sender }: Props) => (
  <MailLayout subject={subjectOf({ serviceName, isReminder })}>
    <Paragraph>{greeting}</Paragraph>
    <Paragraph>
      {`${openingOf(serviceName)} A few sentences are enough (${testimonialLength.min} to ${testimonialLength.max.toLocaleString('en-US')} characters). You choose how you're named, and I publish only what you write and agree to.`}
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
