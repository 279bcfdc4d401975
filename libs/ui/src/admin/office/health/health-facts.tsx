import {
  type HealthProblem,
  type ServerHealth,
  healthProblems,
  sizeText,
} from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../primitives/badge.tsx';
import { ageText, durationText } from '../../shared/record/age-text.ts';
import { dateAndTime } from '../../shared/record/format.ts';
import { ReleaseCheckOption } from './release-check-option.tsx';

interface HealthFactsProps {
  health: ServerHealth;
  /** When it was read, in milliseconds. */
  now: number;
}

/** One row per part: whether it is fine, a sentence about its state, and how to fix a problem. */
export function HealthFacts({ health, now }: HealthFactsProps) {
  const { database, mail, jobs, backup, disks } = health;
  const problemOf = (problem: HealthProblem) =>
    health.problems.includes(problem) ? problem : undefined;
  const clock = clockText(health.checkedAt, now);
  const age = (at: string) => ageText(at, now);
  return (
    <dl className="border-t border-line text-sm leading-6">
      <Part label="Database" isBad={database.connections.waiting > 0}>
        PostgreSQL {database.version},{' '}
        {database.isEmbedded ? 'the embedded one' : 'an external one'}, {sizeText(database.bytes)}.
        It answered in {database.tookMs} ms. {database.connections.used} of{' '}
        {database.connections.limit} connections are in use
        {database.connections.waiting > 0
          ? `, and ${counted(database.connections.waiting, 'request')} wait for one. If this continues, restart the server.`
          : '.'}
      </Part>
      <Part
        label="Mail"
        problem={problemOf('mail')}
        state={mail.hasServer ? undefined : 'Not set'}
        link={
          mail.hasServer
            ? { to: '/admin/mail', label: 'Open mail' }
            : { to: '/admin/settings/mail', label: 'Set up the mail server' }
        }
      >
        {!mail.hasServer && 'No mail server is set: mail stays in the outbox. '}
        {mail.queued === 0
          ? 'Nothing is waiting.'
          : `${counted(mail.queued, 'mail')} in the queue.`}
        {mail.retrying > 0 &&
          ` ${counted(mail.retrying, 'mail')} could not be sent yet, the oldest of ${age(mail.retryingSince!)}.`}
        {mail.failedToday > 0 && ` ${counted(mail.failedToday, 'mail')} of the last day failed.`}
      </Part>
      <Part label="Background work" problem={problemOf('jobs')}>
        {jobs.waiting === 0
          ? 'Nothing is waiting.'
          : `${counted(jobs.waiting, 'job')} in the queue.`}
        {jobs.stuck > 0 &&
          ` ${counted(jobs.stuck, 'job')} ${jobs.stuck === 1 ? 'is' : 'are'} overdue, the oldest ${age(jobs.stuckSince!)}.`}
        {jobs.failedToday > 0 &&
          ` ${counted(jobs.failedToday, 'job')} of the last day failed: the server's log says why.`}
      </Part>
      {problemOf('calendars') && (
        <Part
          label="Calendars"
          problem="calendars"
          link={{ to: '/admin/settings/booking', label: 'Open booking' }}
        >
          One has been silent for more than six hours.
        </Part>
      )}
      <Part
        label="Backups"
        problem={problemOf('backup')}
        state={backup.isNightly ? undefined : 'Not set'}
        link={{ to: '/admin/backups', label: 'Open backups' }}
      >
        {!backup.isNightly && 'Nightly backups are off. '}
        {backup.lastAt ? `The last one was made ${age(backup.lastAt)}` : 'None yet'}
        {backup.rehearsedAt &&
          `, and its restore was tried ${age(backup.rehearsedAt)}${backup.isRehearsed ? ', with success' : ', without success'}`}
        .
      </Part>
      {disks.length > 0 && (
        <Part label="Disk" problem={problemOf('disk')}>
          {disksText(disks)}
        </Part>
      )}
      <Part label="Clock" isBad={clock.isOff}>
        {clock.text}
      </Part>
      <Part label="Server" state={health.release.newest ? 'Newer version' : undefined}>
        Polaris {health.version}, started {age(health.startedAt)}, on{' '}
        <time dateTime={health.startedAt}>{dateAndTime(health.startedAt)}</time>.
        {health.release.source !== null && (
          <ReleaseCheckOption release={health.release} now={now} />
        )}
      </Part>
    </dl>
  );
}

interface PartProps {
  label: string;
  /** The problem that needs attention, if any. */
  problem?: HealthProblem | undefined;
  /** Marks the text as a problem; the text says what to do. */
  isBad?: boolean;
  /** Neither good nor bad. */
  state?: string | undefined;
  link?: { to: string; label: string };
  children: ReactNode;
}

function Part({ label, problem, isBad = false, state, link, children }: PartProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line px-1 py-3 sm:grid-cols-[8rem_7rem_minmax(0,1fr)]">
      <dt className="font-semibold text-ink sm:font-normal sm:text-muted">{label}</dt>
      <dd>
        {problem || isBad ? (
          <Badge tone="danger">Needs attention</Badge>
        ) : state ? (
          <Badge>{state}</Badge>
        ) : (
          <Badge tone="success">Good</Badge>
        )}
      </dd>
      <dd className="wrap-anywhere">
        {children}
        {problem && (
          <span className="block text-danger">
            <span className="font-semibold">{healthProblems[problem].title}.</span>{' '}
            {healthProblems[problem].advice}
          </span>
        )}
        {link && (
          <Link to={link.to} className="block w-fit underline underline-offset-4">
            {link.label}
          </Link>
        )}
      </dd>
    </div>
  );
}

/** "1 mail", "1,200 mails" */
const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Allows for network delay; two-factor codes tolerate half a minute. */
const CLOCK_TOLERANCE_MS = 30_000;

/** The difference between the server's clock and this device's when the response arrived. */
function clockText(checkedAt: string, now: number): { text: string; isOff: boolean } {
  const ahead = Date.parse(checkedAt) - now;
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS)
    return { text: "The server's clock agrees with the one of this device.", isOff: false };
  const by = durationText(Math.abs(ahead));
  return {
    text: `The server's clock is ${by} ${ahead > 0 ? 'ahead of' : 'behind'} the one of this device. Set whichever is wrong by a time server: dates of invoices and sign-in codes depend on it.`,
    isOff: true,
  };
}

const disksText = (disks: ServerHealth['disks']): string =>
  disks
    .map(
      ({ holds, freeBytes, totalBytes }) =>
        `${sizeText(freeBytes)} of ${sizeText(totalBytes)} are free for ${holds}.`,
    )
    .join(' ');
