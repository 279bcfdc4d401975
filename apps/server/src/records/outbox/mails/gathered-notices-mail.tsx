import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  notices: { line: string; url: string }[];
}

/** To the owner: notices that came shortly after a mail of the same topic. */
export const GatheredNoticesMail = ({ notices }: Props) => (
  <MailLayout subject={subjectOf(notices)}>
    <Paragraph>New since the last email:</Paragraph>
    {notices.map(({ line, url }, index) => (
      <LinkLine key={index} href={url}>
        {line}
      </LinkLine>
    ))}
  </MailLayout>
);

const subjectOf = (notices: Props['notices']): string =>
  [notices[0]?.line, ...(notices.length > 1 ? [`and ${notices.length - 1} more`] : [])].join(' ');
