import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Backups, BucketCheck } from '@polaris/contracts';
import { bucketLocation } from '../../../platform/config/bucket-location';
import { Settings } from '../../../platform/config/settings';
import { BackupError } from '../backup-error';
import { type BackupKind, BackupRunsRepository, type EndedRun } from '../backup-runs.repository';
import { UnusableBlobsError } from '../blobs/blob-reader';
import { InstallationRepository } from '../installation.repository';
import { removeOlder } from '../folders/leftovers';
import type { NightlyFolder } from '../folders/nightly-folder';
import { rehearse } from '../rehearsal';
import { RestoreRequests } from '../restore/restore-requests';
import { failureOf, trialOf } from '../run-states';
import { underCopyLock } from '../snapshot/backup-lock';
import { withLongConnection } from '../snapshot/connect';
import { Bucket } from './bucket';
import { BucketBlobs, bringBlobs } from './bucket-blobs';
import { copyToBucket } from './copy-to-bucket';

/** Slightly less than a week, so that it stays in the same night. */
const RETRIEVE_EVERY_MS = 6.5 * 24 * 3600 * 1000;

/** Copies every backup to the bucket, and checks weekly that the newest copy can be restored. */
@Injectable()
export class BucketCopiesService {
  private readonly logger = new Logger('Backup');
  private readonly bucket: Bucket | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRunsRepository,
    private readonly restores: RestoreRequests,
    private readonly installation: InstallationRepository,
  ) {
    const location = bucketLocation(settings.env.BACKUP_S3_URL ?? '');
    this.bucket = location && new Bucket(location);
  }

  /** The state for the owner; null if there is no bucket. */
  async state(): Promise<Backups['bucket']> {
    if (!this.bucket) return null;
    const copied = await this.runs.newest('copy', 'passed');
    const tried = await this.runs.newest('copy');
    const retrieval = await this.runs.newest('retrieval');
    return {
      place: this.bucket.place,
      last: copied ? { at: copied.endedAt.toISOString(), file: copied.file ?? '' } : null,
      failure: failureOf(tried),
      retrieval: retrieval ? trialOf(retrieval) : null,
    };
  }

  /** Writes, reads and deletes a file in the bucket. */
  async check(): Promise<BucketCheck> {
    if (!this.bucket) return { works: false, reason: 'The server has no bucket for copies.' };
    try {
      await this.bucket.check();
      return { works: true, reason: null };
    } catch (error) {
      if (error instanceof BackupError) return { works: false, reason: error.message };
      throw error;
    }
  }

  /** Runs after a backup. Failures only go to the history, as the backup itself was made. */
  async afterBackup(folder: NightlyFolder, file: string): Promise<void> {
    const { bucket } = this;
    if (!bucket) return;
    await withLongConnection(this.settings.databaseUrl, 'polaris-copies', (client) =>
      underCopyLock(client, () => this.copyAndTry(bucket, folder, file)),
    );
  }

  private async copyAndTry(bucket: Bucket, folder: NightlyFolder, file: string): Promise<void> {
    const isCopied = await this.attempt('copy', basename(file), async () => {
      await copyToBucket(bucket, folder, file, await this.installation.id());
      return { result: 'passed', bytes: (await stat(file)).size };
    });
    if (!isCopied || !(await this.isRetrievalDue())) return;
    await this.attempt('retrieval', basename(file), () => this.retrieve(bucket, folder, file));
  }

  private async isRetrievalDue(): Promise<boolean> {
    const last = await this.runs.newest('retrieval');
    return !last || last.result === 'failed' || last.ageMs > RETRIEVE_EVERY_MS;
  }

  /** Downloads the copy with all its blobs, and rehearses restoring it. */
  private async retrieve(bucket: Bucket, { path }: NightlyFolder, original: string) {
    // Safe because of the lock: an existing download was left behind.
    await removeOlder(path, isRetrieved, 0);
    const folder = join(path, `.${basename(original)}.retrieved.partial`);
    const file = join(folder, basename(original));
    const { databaseUrl, env } = this.settings;
    const { BACKUP_PASSPHRASE: passphrase } = env;
    try {
      await mkdir(folder, { mode: 0o700 });
      await bucket.download(basename(original), file);
      if ((await digestOf(file)) !== (await digestOf(original)))
        throw new BackupError(
          `${bucket.place} sent a different file than the one that was copied.`,
        );
      await bringBlobs(bucket, file, passphrase);
      const result = await rehearse(databaseUrl, file, this.restores.rules, passphrase);
      return { result, bytes: (await stat(file)).size };
    } catch (error) {
      if (!(error instanceof UnusableBlobsError)) throw error;
      // Removed so that the next copy uploads them again.
      for (const name of error.names) await new BucketBlobs(bucket).remove(name);
      throw new BackupError(error.message.replaceAll(folder, bucket.place));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async attempt(
    kind: BackupKind,
    file: string,
    work: () => Promise<{ result: EndedRun['result']; bytes: number }>,
  ): Promise<boolean> {
    const startedAt = new Date();
    try {
      await this.runs.add({ kind, startedAt, file, ...(await work()) });
      return true;
    } catch (error) {
      const { message } = error as Error;
      this.logger.error(`The ${kind} of ${file} failed: ${message}`);
      const failed = { kind, startedAt, file, result: 'failed', error: message } as const;
      await this.runs.add(failed).catch(() => undefined);
      return false;
    }
  }
}

const isRetrieved = (name: string): boolean => /^\.polaris-.*\.retrieved\.partial$/.test(name);

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
