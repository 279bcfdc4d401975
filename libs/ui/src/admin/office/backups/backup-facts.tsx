import { type Backups, rehearsalResultLabels, sizeText } from '@polaris/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../../../primitives/spinner.tsx';
import { dateAndTime, shortDate } from '../../shared/record/format.ts';
import { formatCount, secondsText } from './backup-texts.ts';
import { BucketCopies } from './bucket-copies.tsx';
import { Moment } from './moment.tsx';

interface BackupFactsProps {
  backups: Backups;
  /** When they were read, in milliseconds. */
  now: number;
}

/** The state of the backups in plain words. */
export function BackupFacts({ backups, now }: BackupFactsProps) {
  const { last, rehearsal, restored, failedRestore, safetyCopies } = backups;
  return (
    <dl className="border-t border-line text-sm leading-6">
      <Fact label="Last backup">{last ? <TimeOnly at={last.at} now={now} /> : 'None yet.'}</Fact>
      {last && <LastBackup {...last} />}
      <Fact label="Next backup">
        <NextBackup {...backups} />
      </Fact>
      <Fact label="Encryption">
        {backups.isEncrypted ? (
          "Every backup is encrypted with the server's passphrase. Keep a copy of it off the server: a backup cannot be opened without it."
        ) : (
          <>
            Off: anyone who gets a backup can read it. To encrypt them, choose a passphrase, and
            write it down where you will find it.
            <ServerSetting name="BACKUP_PASSPHRASE" />
          </>
        )}
      </Fact>
      {rehearsal && (
        <Fact label="Rehearsal">
          <Rehearsal rehearsal={rehearsal} now={now} />
        </Fact>
      )}
      {backups.isNightly && (
        <Fact label="Copies">
          {backups.bucket ? (
            <BucketCopies bucket={backups.bucket} now={now} />
          ) : (
            <>
              Only on this server, and lost with it. Download one below now and then, or have each
              copied to storage elsewhere.
              <ServerSetting name="BACKUP_S3_URL" />
            </>
          )}
        </Fact>
      )}
      {restored && (
        <Fact label="Restored">
          This data is that of a backup of {dateAndTime(restored.backupAt)}. It was restored{' '}
          <Moment at={restored.at} now={now} />
          <HeldMails count={backups.heldMails} />
        </Fact>
      )}
      {failedRestore && (
        <Fact label="Failed restore">
          <TimeOnly at={failedRestore.at} now={now} />
          <span className="block text-danger">{failedRestore.message}</span>
        </Fact>
      )}
      {safetyCopies.length > 0 && (
        <Fact label="Replaced data">
          <SafetyCopies copies={safetyCopies} />
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-line px-1 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const TimeOnly = (moment: ComponentProps<typeof Moment>) => (
  <span className="block first-letter:uppercase">
    <Moment {...moment} />
  </span>
);

/** Matches a nightly backup, which has its files in a folder beside it. */
const NIGHTLY = /polaris-nightly-[^/\\]*$/;

function LastBackup({ file, bytes, rows, seconds }: NonNullable<Backups['last']>) {
  return (
    <>
      <Fact label="File">
        <code>{file}</code> on the server.
        {NIGHTLY.test(file) &&
          ' Pictures and PDFs are in the folder “blobs” beside it, each of them once. To take a backup with you as one file, download it below.'}
      </Fact>
      <Fact label="Size">
        {sizeText(bytes)}, {formatCount(rows)} rows, made in {secondsText(seconds)}
      </Fact>
    </>
  );
}

/** For the person who runs the server. */
const ServerSetting = ({ name }: { name: string }) => (
  <span className="block text-xs leading-5 text-muted">
    On the server: the setting <code>{name}</code>, then a restart. The operations guide says how.
  </span>
);

function NextBackup({ isNightly, isRunning }: Backups) {
  return (
    <span role="status">
      {isRunning ? (
        <span className="flex items-center gap-2">
          <Spinner /> A backup is being made...
        </span>
      ) : isNightly ? (
        'Tonight.'
      ) : (
        <>
          Nightly backups are off. Download a backup below now and then, or choose a folder for one
          each night, if possible on another disk.
          <ServerSetting name="BACKUP_DIR" />
        </>
      )}
    </span>
  );
}

const NO_DATABASE =
  'To try a restore, the server has to create a second database, which its database user may not do.';

interface RehearsalProps {
  rehearsal: NonNullable<Backups['rehearsal']>;
  now: number;
}

function Rehearsal({ rehearsal, now }: RehearsalProps) {
  const { at, result, message, backupAt } = rehearsal;
  return (
    <>
      {rehearsalResultLabels[result]}, <Moment at={at} now={now} />{' '}
      {result === 'passed' &&
        'The backup was restored into an empty database and was equal to its source, row by row.'}
      {message ?? (result === 'impossible' && NO_DATABASE)}
      {backupAt && ` It was the backup of ${dateAndTime(backupAt)}.`}
    </>
  );
}

const SafetyCopies = ({ copies }: { copies: Backups['safetyCopies'] }) => (
  <>
    <p>
      The data from before a restore or an update is kept for 30 days, with all personal data.
      Delete it earlier once you no longer need it.
    </p>
    {copies.map(({ file, deletedAt }) => (
      <p key={file}>
        <code>{file}</code>, deleted after <time dateTime={deletedAt}>{shortDate(deletedAt)}</time>.
      </p>
    ))}
  </>
);

function HeldMails({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="block">
      <Link to="/admin/mail?status=held" className="underline underline-offset-4">
        {count === 1 ? 'One mail waits' : `${formatCount(count)} mails wait`} for your decision
      </Link>
    </span>
  );
}
