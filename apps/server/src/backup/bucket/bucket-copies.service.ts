import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Backups, BucketCheck } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { BackupError } from '../backup-error';
import { expiredBackups, isEncryptedBackup } from '../backup-names';
import { type BackupKind, BackupRunsRepository, type EndedRun } from '../backup-runs.repository';
import { rehearse } from '../rehearsal';
import { RestoreRequests } from '../restore/restore-requests';
import { Bucket } from './bucket';
import { bucketLocation } from '../../platform/config/bucket-location';

/** A little less than a week, so that it is always the same night. */
const RETRIEVE_EVERY_MS = 6.5 * 24 * 3600 * 1000;

/** Copies every backup off the machine, and tries each week whether the newest copy can be restored. */
@Injectable()
export class BucketCopiesService {
  private readonly logger = new Logger('Backup');
  private readonly bucket: Bucket | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRunsRepository,
    private readonly restores: RestoreRequests,
  ) {
    const location = bucketLocation(settings.env.BACKUP_S3_URL ?? '');
    this.bucket = location && new Bucket(location);
  }

  /** The state for the owner; null without a bucket. */
  async state(): Promise<Backups['bucket']> {
    if (!this.bucket) return null;
    const copied = await this.runs.newest('copy', 'passed');
    const tried = await this.runs.newest('copy');
    const retrieval = await this.runs.newest('retrieval');
    return {
      place: this.bucket.place,
      last: copied ? { at: copied.endedAt.toISOString(), file: copied.file ?? '' } : null,
      failure:
        tried?.result === 'failed'
          ? { at: tried.endedAt.toISOString(), message: tried.error ?? '' }
          : null,
      retrieval: retrieval ? toRetrieval(retrieval) : null,
    };
  }

  /** Writes, reads and deletes a file there. */
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

  /** After a backup: what goes wrong is in the history of runs, as the backup itself is there. */
  async afterBackup(file: string): Promise<void> {
    const { bucket } = this;
    if (!bucket) return;
    const isCopied = await this.attempt('copy', basename(file), () => this.copy(bucket, file));
    if (!isCopied || !(await this.isRetrievalDue())) return;
    await this.attempt('retrieval', basename(file), () => this.retrieve(bucket, file));
  }

  /** Whatever the bucket lacks of the backups that are kept here, so that a lost night is made up for. */
  private async copy(bucket: Bucket, newest: string) {
    const folder = dirname(newest);
    const there = new Set(await bucket.names());
    const here = (await readdir(folder)).filter(isEncryptedBackup);
    for (const name of here
      .filter((one) => !there.has(one))
      .toSorted()
      .reverse())
      await bucket.upload(join(folder, name), name);
    const now = await bucket.names();
    if (!now.includes(basename(newest)))
      throw new BackupError(`${bucket.place} took ${basename(newest)}, but does not have it.`);
    for (const name of expiredBackups(now, new Date())) await bucket.remove(name);
    return { result: 'passed', bytes: (await stat(newest)).size } as const;
  }

  private async isRetrievalDue(): Promise<boolean> {
    const last = await this.runs.newest('retrieval');
    return !last || last.result === 'failed' || last.ageMs > RETRIEVE_EVERY_MS;
  }

  /** Brings the copy back and rehearses restoring it. */
  private async retrieve(bucket: Bucket, original: string) {
    const name = basename(original);
    const file = join(dirname(original), `.${name}.retrieved.partial`);
    const { databaseUrl, env } = this.settings;
    try {
      await bucket.download(name, file);
      if ((await digestOf(file)) !== (await digestOf(original)))
        throw new BackupError(`${bucket.place} sent another file than the one that was copied.`);
      const result = await rehearse(databaseUrl, file, this.restores.rules, env.BACKUP_PASSPHRASE);
      return { result, bytes: (await stat(file)).size };
    } finally {
      await rm(file, { force: true });
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

const toRetrieval = ({ endedAt, result, error }: EndedRun) => ({
  at: endedAt.toISOString(),
  result,
  message: error,
});

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
