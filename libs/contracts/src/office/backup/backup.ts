import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';
import { loginInputSchema } from '../../identity/auth/user.ts';

/** A backup is late when the last one is older. */
export const BACKUP_OVERDUE_HOURS = 36;

/** The shortest passphrase that a backup may be encrypted with. */
export const PASSPHRASE_MIN = 12;

/** What the audit log says of a download or a restore. */
export const backupRunFieldLabels = {
  kind: 'What',
  result: 'Result',
  startedAt: 'Started',
  endedAt: 'Ended',
  backupAt: 'Data of',
  file: 'File',
  bytes: 'Bytes',
  rows: 'Rows',
  error: 'Error',
} as const;

const count = z.int().check(z.minimum(0));

/** Whether a restored backup was equal to its source, row by row; some servers may not try it. */
export const rehearsalResultLabels = {
  passed: 'Restored and compared',
  failed: 'Failed',
  impossible: 'Not possible here',
} as const;
export type RehearsalResult = keyof typeof rehearsalResultLabels;

/** How safe the data is: the last backups, their rehearsal, and what a restore has left to decide. */
export const backupsSchema = z.object({
  /** Whether a backup is made each night: BACKUP_DIR is set. */
  isNightly: z.boolean(),
  /** Whether BACKUP_PASSPHRASE is set, and every backup encrypted with it. */
  isEncrypted: z.boolean(),
  isRunning: z.boolean(),
  /** The last one that was made is older than it may be. */
  isOverdue: z.boolean(),
  /** The date of a run that has not come yet: the clock was ahead then. It counts as no backup. */
  datedAhead: z.nullable(timestamp),
  last: z.nullable(
    z.object({ at: timestamp, file: z.string(), bytes: count, rows: count, seconds: z.number() }),
  ),
  /** The newest attempt, where it came to nothing. */
  failure: z.nullable(z.object({ at: timestamp, message: z.string() })),
  rehearsal: z.nullable(
    z.object({
      at: timestamp,
      result: z.enum(['passed', 'failed', 'impossible']),
      message: z.nullable(z.string()),
      /** When the backup that was tried was made. */
      backupAt: z.nullable(timestamp),
    }),
  ),
  /** Where every backup is copied: BACKUP_S3_URL is set. */
  bucket: z.nullable(
    z.object({
      place: z.string(),
      last: z.nullable(z.object({ at: timestamp, file: z.string() })),
      /** The newest copy, where it came to nothing. */
      failure: z.nullable(z.object({ at: timestamp, message: z.string() })),
      /** The newest copy that was brought back and restored, to try it. */
      retrieval: z.nullable(
        z.object({
          at: timestamp,
          result: z.enum(['passed', 'failed', 'impossible']),
          message: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** This data came from a backup. */
  restored: z.nullable(z.object({ at: timestamp, backupAt: timestamp })),
  /** The newest attempt to bring data back, where it came to nothing. */
  failedRestore: z.nullable(z.object({ at: timestamp, message: z.string() })),
  /** What restores have replaced, newest first: each file is deleted after a while. */
  safetyCopies: z._default(z.array(z.object({ file: z.string(), deletedAt: timestamp })), []),
  /** Mails that waited when the backup was made, and are not sent until the owner says so. */
  heldMails: count,
});
export type Backups = z.output<typeof backupsSchema>;

/** Whether a file could be written to the bucket, read and deleted, and the reason if not. */
export const bucketCheckSchema = z.object({
  works: z.boolean(),
  reason: z.nullable(z.string()),
});
export type BucketCheck = z.output<typeof bucketCheckSchema>;

const passphrase = text(1000).check(
  z.refine((value) => [...value].length >= PASSPHRASE_MIN, {
    error: `Use at least ${PASSPHRASE_MIN} characters.`,
    params: { minLength: PASSPHRASE_MIN },
  }),
);

/** To take a backup away, or to bring one. */
export const backupAccessInputSchema = z.object({
  currentPassword: loginInputSchema.shape.password,
  passphrase: z.optional(passphrase),
});
export type BackupAccessInput = z.output<typeof backupAccessInputSchema>;

/** The URL of one download; it works for a minute, for its account alone. */
export const backupDownloadSchema = z.object({ url: z.string() });
export type BackupDownload = z.output<typeof backupDownloadSchema>;

export const downloadQuerySchema = z.object({
  ticket: z.string('This link is not valid.').check(z.minLength(20), z.maxLength(4000)),
});
export type DownloadQuery = z.output<typeof downloadQuerySchema>;

/** A restore that was started: its file is sent to `/api/admin/backups/restores/{id}/file`, piece by piece. */
export const restoreSchema = z.object({ id: z.uuid() });
export type Restore = z.output<typeof restoreSchema>;
export const restoreParamsSchema = z.object({ id: z.uuid('The restore was not found.') });
export type RestoreParams = z.output<typeof restoreParamsSchema>;

/** The most that one piece of the file may have. */
export const MAX_PIECE_BYTES = 8_000_000;

/** Where in the file a piece starts: where the last one ended. */
export const restorePieceQuerySchema = z.object({
  offset: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
});
export type RestorePieceQuery = z.output<typeof restorePieceQuerySchema>;

/** The bytes of the file that have arrived. */
export const restoreUploadSchema = z.object({ received: z.int() });
export type RestoreUpload = z.output<typeof restoreUploadSchema>;

/** What an uploaded backup holds, beside what it would replace. */
export const restorePlanSchema = z.object({
  createdAt: timestamp,
  version: z.string(),
  bytes: count,
  tables: z.array(z.object({ name: z.string(), rows: count, rowsNow: count })),
});
export type RestorePlan = z.output<typeof restorePlanSchema>;

/** The header with which the owner's window asks a server that restores how far it is. */
export const RESTORE_PROGRESS_HEADER = 'X-Restore-Progress';

/** A restore that has started: who sends this token reads how far it is, all others that it is under way. */
export const restoreStartedSchema = z.object({ progressToken: z.string() });
export type RestoreStarted = z.output<typeof restoreStartedSchema>;
