import { Action, MailLayout, Paragraph, Quote } from '../../platform/mail/mail-parts';

interface Props {
  name: string;
  text: string;
  url: string;
}

/** To the owner. */
export const NewClientMessageMail = ({ name, text, url }: Props) => (
  <MailLayout subject={`${name} wrote to you`}>
    <Quote>{text}</Quote>
    <Paragraph>
      Answer on the customer’s record, so that your client sees it on the dashboard, too.
    </Paragraph>
    <Action href={url}>Open the record</Action>
  </MailLayout>
);
