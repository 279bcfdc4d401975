import { CodeToType, MailLayout, Paragraph, Signature } from '../../../platform/mail/mail-parts';

interface Props {
  title: string;
  code: string;
  /** How many minutes the code works. */
  minutes: number;
  sender: string;
}

/** To the client who is accepting an offer whose total takes a code. */
export const OfferCodeMail = ({ title, code, minutes, sender }: Props) => (
  <MailLayout subject={`Your code to accept: ${title}`}>
    <Paragraph>
      To accept the offer, enter this code on its page: <CodeToType>{code}</CodeToType>
    </Paragraph>
    <Paragraph>
      {`It works for ${minutes} minutes. If you are not accepting the offer, someone else has its link: don't pass the code on, and tell me.`}
    </Paragraph>
    <Signature>{sender}</Signature>
  </MailLayout>
);
