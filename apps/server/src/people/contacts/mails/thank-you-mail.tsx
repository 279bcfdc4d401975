import { LinkLine, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  servicesUrl: string;
  /** Such as "within one business day". */
  replyTime: string;
  sender: string;
}

/** Repeats nothing the visitor typed, not even the name: the address could be someone else's. */
export const ThankYouMail = ({ servicesUrl, replyTime, sender }: Props) => (
  <MailLayout subject="Thank you for your message">
    <Paragraph>Hello,</Paragraph>
    <Paragraph>
      {`I have your message. I read every one myself, and I'll reply ${replyTime}.`}
    </Paragraph>
    <Paragraph>
      If you didn&apos;t write to me, someone entered your address by mistake. There&apos;s nothing
      you need to do.
    </Paragraph>
    <LinkLine href={servicesUrl}>See my services</LinkLine>
    <Signature>{sender}</Signature>
  </MailLayout>
);
