import { readerMoment } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../platform/mail/mail-parts';

interface Props {
  /** When the last backup was made, if ever. */
  lastAt: Date | undefined;
  /** Why the newest attempt failed, if it did. */
  reason: string | undefined;
  /** The owner's. */
  timeZone: string;
  url: string;
}

/** To the owner. */
export const OverdueBackupMail = ({ lastAt, reason, timeZone, url }: Props) => (
  <MailLayout subject="The nightly backup is missing">
    <Paragraph>
      {lastAt
        ? `The last backup of Polaris was made on ${readerMoment(lastAt.toISOString(), timeZone)}. Since then there has been none.`
        : 'No backup of Polaris has been made yet.'}
    </Paragraph>
    {reason ? <Paragraph>The last attempt ended with: {reason}</Paragraph> : null}
    <LinkLine href={url}>Look at the backups</LinkLine>
  </MailLayout>
);
