import {
  Action,
  MailLayout,
  Paragraph,
  Signature,
  SmallPrint,
} from '../../../platform/mail/mail-parts';

interface Props {
  title: string;
  summary: string;
  url: string;
  sender: string;
  /** The link to unsubscribe. */
  link: string;
}

export const NewEssayMail = ({ title, summary, url, sender, link }: Props) => (
  <MailLayout subject={title}>
    <Paragraph>{summary}</Paragraph>
    <Action href={url}>Read the essay</Action>
    <Signature>{sender}</Signature>
    <SmallPrint href={link} link="Unsubscribe">
      You get this email because you subscribed to new essays.
    </SmallPrint>
  </MailLayout>
);
