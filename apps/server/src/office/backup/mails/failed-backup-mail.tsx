import { momentText } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

export type FailedKind = 'backup' | 'rehearsal' | 'copy' | 'retrieval';

interface Props {
  kind: FailedKind;
  /** The first failure since the last success. */
  since: Date;
  reason: string;
  /** The owner's time zone. */
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
  copy: {
    subject: 'The backup was not copied off the server',
    text: 'Copies to your bucket have been failing since',
  },
  retrieval: {
    subject: 'The copy of the backup could not be restored',
    text: 'Test restores of the copy in your bucket have been failing since',
  },
} satisfies Record<FailedKind, { subject: string; text: string }>;

/** To the owner. */
export const FailedBackupMail = ({ kind, since, reason, timeZone, url }: Props) => (
  <MailLayout subject={WORDS[kind].subject}>
    <Paragraph>
      {WORDS[kind].text} {momentText(since.toISOString(), timeZone)}.
    </Paragraph>
    <Paragraph>Last error: {reason}</Paragraph>
    <LinkLine href={url}>Open backups</LinkLine>
  </MailLayout>
);
