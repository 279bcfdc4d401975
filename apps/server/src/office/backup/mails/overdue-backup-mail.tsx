import { momentText } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  /** When the last backup was made, if ever. */
  lastAt: Date | undefined;
  /** Why the newest attempt failed, if it did. */
  reason: string | undefined;
  /** The owner's time zone. */
  timeZone: string;
  url: string;
}

/** To the owner. */
export const OverdueBackupMail = ({ lastAt, reason, timeZone, url }: Props) => (
  <MailLayout subject="The nightly backup is missing">
    <Paragraph>
      {lastAt
        ? `The last backup was made on ${momentText(lastAt.toISOString(), timeZone)}. There hasn't been one since.`
        : 'No backup has been made yet.'}
    </Paragraph>
    {reason ? <Paragraph>Last error: {reason}</Paragraph> : null}
    <LinkLine href={url}>Open backups</LinkLine>
  </MailLayout>
);
