import { LinkLine, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  servicesUrl: string;
  sender: string;
}

/** Says nothing that the visitor wrote, not even their name: the address may be somebody else's. */
export const ThankYouMail = ({ servicesUrl, sender }: Props) => (
  <MailLayout subject="Thank you for your message">
    <Paragraph>Hello,</Paragraph>
    <Paragraph>
      Your message has arrived. I read every one myself and will get back to you soon.
    </Paragraph>
    <Paragraph>
      If you did not write to me, someone has used your address by mistake: there is nothing that
      you need to do.
    </Paragraph>
    <LinkLine href={servicesUrl}>What I do</LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
