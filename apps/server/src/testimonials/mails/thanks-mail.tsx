import { LinkLine, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  serviceName: string;
  link: string;
  sender: string;
}

/** To the author, with the link of their own. It repeats nothing of what they wrote. */
export const ThanksMail = ({ serviceName, link, sender }: Props) => (
  <MailLayout subject="Thank you for your testimonial">
    <Paragraph>
      {`Thank you for your words about ${serviceName}. I will read them before they are shown.`}
    </Paragraph>
    <Paragraph>
      With the link below you can change your testimonial, or withdraw it for good. It works for as
      long as the testimonial exists, and anyone who has it can do this: please keep it to yourself.
    </Paragraph>
    <LinkLine href={link}>Your testimonial</LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
