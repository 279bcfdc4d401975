import { Action, LinkLine, MailLayout, Paragraph, Signature } from '../../platform/mail/mail-parts';

interface Props {
  title: string;
  summary: string;
  url: string;
  sender: string;
  /** Unsubscribes. */
  link: string;
}

export const NewEssayMail = ({ title, summary, url, sender, link }: Props) => (
  <MailLayout subject={title}>
    <Paragraph>{summary}</Paragraph>
    <Action href={url}>Read the new essay</Action>
    <Signature>{sender}</Signature>
    <Paragraph>
      You get this email because you subscribed to new essays and confirmed your address.
    </Paragraph>
    <LinkLine href={link}>Unsubscribe</LinkLine>
  </MailLayout>
);
