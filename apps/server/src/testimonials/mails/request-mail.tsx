import { TESTIMONIAL_REQUEST_DAYS, testimonialLength } from '@polaris/contracts';
import { Action, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  clientName: string;
  serviceName: string;
  link: string;
  /** It was asked for before, and this is the one reminder. */
  isReminder: boolean;
  sender: string;
}

/** To the client of a completed purchase. */
export const RequestMail = ({ clientName, serviceName, link, isReminder, sender }: Props) => (
  <MailLayout
    subject={
      isReminder
        ? `A reminder: would you say a few words about ${serviceName}?`
        : `Would you say a few words about ${serviceName}?`
    }
  >
    <Paragraph>{`Hello ${clientName},`}</Paragraph>
    <Paragraph>
      {`${serviceName} is complete, and I would like to hear how it was for you. A few sentences are enough, from ${testimonialLength.min} to ${testimonialLength.max} characters. You choose how you are named, and I show nothing that you have not written and agreed to.`}
    </Paragraph>
    <Action href={link}>Write a testimonial</Action>
    <Paragraph>
      {`The link works once, for ${TESTIMONIAL_REQUEST_DAYS} days after I first asked. ${
        isReminder
          ? 'I will not remind you again.'
          : 'If you would rather not, there is nothing that you need to do.'
      }`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
