import * as z from 'zod/mini';
import { timestamp } from '../../values/text/text.ts';
import { releaseCheckSchema } from './release-check.ts';

/** The problems that need attention, with the text for the owner, on the screen and by mail. */
export const healthProblems = {
  disk: {
    title: 'The disk is nearly full',
    advice:
      "Free up space on the server, such as old backups and files of other programs. When the disk is full, Polaris can't save changes.",
  },
  mail: {
    title: 'Mail is not leaving',
    advice:
      'Some mail has been waiting for more than two hours. The mail list shows what the mail server says. Check the mail server under Settings, and your account there; mail is tried again by itself for ten hours.',
  },
  jobs: {
    title: 'Background work is stuck',
    advice:
      "Work that should have begun more than 15 minutes ago has not. Restart the server. If it happens again, look for the work's name in the server's log.",
  },
  calendars: {
    title: 'A busy calendar cannot be read',
    advice:
      'Booking uses the last known busy times of it. After 24 hours without it booking closes, unless you keep it open. Settings, Booking says what went wrong.',
  },
  backup: {
    title: 'Backups need attention',
    advice: 'The backups screen says what went wrong and what to do.',
  },
} as const;

export type HealthProblem = keyof typeof healthProblems;

const count = z.int().check(z.minimum(0));
const bytes = z.number().check(z.minimum(0));

/** The health of the server and of what it depends on, for the owner. */
export const serverHealthSchema = z.object({
  /** The server's clock. */
  checkedAt: timestamp,
  startedAt: timestamp,
  version: z.string(),
  release: releaseCheckSchema,
  problems: z.array(z.enum(Object.keys(healthProblems) as [HealthProblem, ...HealthProblem[]])),
  database: z.object({
    isEmbedded: z.boolean(),
    version: z.string(),
    bytes,
    /** The response time in milliseconds. */
    tookMs: z.number(),
    /** The connection pool of this server; `waiting` counts requests that found no free connection. */
    connections: z.object({ used: count, limit: count, waiting: count }),
  }),
  mail: z.object({
    /** Whether a mail server is set; without one, mail stays here. */
    hasServer: z.boolean(),
    /** Mails that are sent now, or at their time. */
    queued: count,
    /** How many of these failed before and are tried again. */
    retrying: count,
    /** When the oldest of these started waiting. */
    retryingSince: z.nullable(timestamp),
    /** Mails that failed for good within the last day. */
    failedToday: count,
  }),
  jobs: z.object({
    waiting: count,
    /** Jobs that are long overdue. */
    stuck: count,
    /** When the oldest of these was due. */
    stuckSince: z.nullable(timestamp),
    failedToday: count,
  }),
  backup: z.object({
    isNightly: z.boolean(),
    lastAt: z.nullable(timestamp),
    rehearsedAt: z.nullable(timestamp),
    /** Whether the last rehearsal succeeded. */
    isRehearsed: z.boolean(),
  }),
  /** The disks that the data and the backups are on. */
  disks: z.array(
    z.object({
      holds: z.enum(['data', 'backups', 'data and backups']),
      freeBytes: bytes,
      totalBytes: bytes,
    }),
  ),
});
export type ServerHealth = z.output<typeof serverHealthSchema>;
