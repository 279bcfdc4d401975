import { LongText, MailLayout, Signature, SmallPrint } from '../../../platform/mail/mail-parts';

interface Props {
  subject: string;
  text: string;
  sender: string;
  /** The link to unsubscribe. */
  link: string;
}

export const LetterMail = ({ subject, text, sender, link }: Props) => (
  <MailLayout subject={subject}>
    <LongText>{text}</LongText>
    <Signature>{sender}</Signature>
    <SmallPrint href={link} link="Unsubscribe">
      You get this email because you subscribed to new essays and letters.
    </SmallPrint>
  </MailLayout>
);
