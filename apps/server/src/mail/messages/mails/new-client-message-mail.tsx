import { Action, MailLayout, Paragraph, Quote } from '../../../platform/mail/mail-parts';

interface Props {
  name: string;
  text: string;
  /** The names of attached files. */
  files: string[];
  url: string;
}

/** To the owner. */
export const NewClientMessageMail = ({ name, text, files, url }: Props) => (
  <MailLayout subject={`${name} wrote to you`}>
    <Quote>{text}</Quote>
    {files.length > 0 && <Paragraph>Attached: {files.join(', ')}</Paragraph>}
    <Paragraph>
      Answer on the customer's record, so your client also sees it on their dashboard.
    </Paragraph>
    <Action href={url}>Open the record</Action>
  </MailLayout>
);
