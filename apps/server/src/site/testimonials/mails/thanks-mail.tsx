import { LinkLine, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  serviceName: string;
  link: string;
  sender: string;
}

/** To the author, with their permanent link. Repeats nothing that they wrote. */
export const ThanksMail = ({ serviceName, link, sender }: Props) => (
  <MailLayout subject="Thank you for your testimonial">
    <Paragraph>
      {`Thank you for your words about ${serviceName}. I'll read them before I publish them.`}
    </Paragraph>
    <Paragraph>
      Use this link to change your testimonial or withdraw it for good. It works as long as the
      testimonial exists. Anyone who has it can do the same, so please don&apos;t share it.
    </Paragraph>
    <LinkLine href={link}>Open your testimonial</LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
