import { readerMoment } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  kind: 'backup' | 'rehearsal';
  /** When it failed for the first time since it last succeeded. */
  since: Date;
  reason: string;
  /** The owner's. */
  timeZone: string;
  url: string;
}

const WORDS = {
  backup: {
    subject: 'The backup failed',
    text: 'Backups have been failing since',
  },
  rehearsal: {
    subject: 'The backup could not be restored',
    text: 'Test restores of the backup have been failing since',
  },
};

/** To the owner. */
export const FailedBackupMail = ({ kind, since, reason, timeZone, url }: Props) => (
  <MailLayout subject={WORDS[kind].subject}>
    <Paragraph>
      {WORDS[kind].text} {readerMoment(since.toISOString(), timeZone)}.
    </Paragraph>
    <Paragraph>Last error: {reason}</Paragraph>
    <LinkLine href={url}>Open backups</LinkLine>
  </MailLayout>
);
