import * as z from 'zod/mini';
import { text, timestamp } from '../../values/text/text.ts';
import { loginInputSchema } from '../../identity/auth/user.ts';

/** A backup is overdue when the last one is older than this. */
export const BACKUP_OVERDUE_HOURS = 36;

/** The shortest passphrase allowed for encrypting backups. */
export const PASSPHRASE_MIN = 12;

/** The fields of a download or a restore in the audit log. */
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

/** Whether a restored backup was equal to its source, row by row; `impossible` where the server cannot try it. */
export const rehearsalResultLabels = {
  passed: 'Restored and compared',
  failed: 'Failed',
  impossible: 'Not possible here',
} as const;
export type RehearsalResult = keyof typeof rehearsalResultLabels;

/** The state of the backups: the last ones, their rehearsal, and what a restore has left to decide. */
export const backupsSchema = z.object({
  /** Whether a backup is made each night: BACKUP_DIR is set. */
  isNightly: z.boolean(),
  /** Whether BACKUP_PASSPHRASE is set, so that every backup is encrypted. */
  isEncrypted: z.boolean(),
  isRunning: z.boolean(),
  /** The last backup is older than allowed. */
  isOverdue: z.boolean(),
  /** The date of a backup that lies in the future, since the clock was ahead. It does not count as a backup. */
  datedAhead: z.nullable(timestamp),
  last: z.nullable(
    z.object({ at: timestamp, file: z.string(), bytes: count, rows: count, seconds: z.number() }),
  ),
  /** The newest attempt, if it failed. */
  failure: z.nullable(z.object({ at: timestamp, message: z.string() })),
  rehearsal: z.nullable(
    z.object({
      at: timestamp,
      result: z.enum(['passed', 'failed', 'impossible']),
      message: z.nullable(z.string()),
      /** When the rehearsed backup was made. */
      backupAt: z.nullable(timestamp),
    }),
  ),
  /** Where every backup is copied: BACKUP_S3_URL is set. */
  bucket: z.nullable(
    z.object({
      place: z.string(),
      last: z.nullable(z.object({ at: timestamp, file: z.string() })),
      /** The newest copy, if it failed. */
      failure: z.nullable(z.object({ at: timestamp, message: z.string() })),
      /** The newest copy that was downloaded and restored as a test. */
      retrieval: z.nullable(
        z.object({
          at: timestamp,
          result: z.enum(['passed', 'failed', 'impossible']),
          message: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** Set if the current data was restored from a backup. */
  restored: z.nullable(z.object({ at: timestamp, backupAt: timestamp })),
  /** The newest restore, if it failed. */
  failedRestore: z.nullable(z.object({ at: timestamp, message: z.string() })),
  /** Copies of the data that restores replaced, newest first, and when each is deleted. */
  safetyCopies: z._default(z.array(z.object({ file: z.string(), deletedAt: timestamp })), []),
  /** Mails that waited when the backup was made. They are sent only when the owner says so. */
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

/** The proof that downloading or restoring a backup requires. */
export const backupAccessInputSchema = z.object({
  currentPassword: loginInputSchema.shape.password,
  passphrase: z.optional(passphrase),
});
export type BackupAccessInput = z.output<typeof backupAccessInputSchema>;

/** The URL of one download; it works for a minute and only for this account. */
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

/** The most bytes of one piece of the file. */
export const MAX_PIECE_BYTES = 8_000_000;

/** The offset at which a piece starts: the end of the previous one. */
export const restorePieceQuerySchema = z.object({
  offset: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
});
export type RestorePieceQuery = z.output<typeof restorePieceQuerySchema>;

/** The bytes of the file that have arrived. */
export const restoreUploadSchema = z.object({ received: z.int() });
export type RestoreUpload = z.output<typeof restoreUploadSchema>;

/** What an uploaded backup contains, next to what it would replace. */
export const restorePlanSchema = z.object({
  createdAt: timestamp,
  version: z.string(),
  bytes: count,
  tables: z.array(z.object({ name: z.string(), rows: count, rowsNow: count })),
});
export type RestorePlan = z.output<typeof restorePlanSchema>;

/** The header with which the owner's window asks a restoring server for its progress. */
export const RESTORE_PROGRESS_HEADER = 'X-Restore-Progress';

/** A restore that has started. Only a sender of this token sees the progress; others see that a restore is running. */
export const restoreStartedSchema = z.object({ progressToken: z.string() });
export type RestoreStarted = z.output<typeof restoreStartedSchema>;
