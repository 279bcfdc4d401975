import { resolve } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { JobsService } from '../../platform/jobs/jobs.service';
import { BackupError } from './backup-error';
import { nightlyBackupQueue } from './backup-queues';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { UnusableBlobsError } from './blobs/blob-reader';
import { BucketCopiesService } from './bucket/bucket-copies.service';
import { InstallationRepository } from './installation.repository';
import { NightlyFolder } from './folders/nightly-folder';
import { rehearse } from './rehearsal';
import { RestoreRequests } from './restore/restore-requests';
import { AlreadyBackingUpError, underNightlyLock } from './snapshot/backup-lock';
import { withLongConnection } from './snapshot/connect';

/** In UTC. A missed night is caught up at startup. */
const NIGHTLY = '30 2 * * *';
/**
 * A backup newer than this makes the one at startup or at night unnecessary. Plus a day, it must stay well below the
 * age at which a backup is overdue.
 */
const RECENT_MS = 6 * 3600 * 1000;

const NO_FOLDER = 'Nightly backups are off: the server has no folder for them.';

/** Makes a backup in BACKUP_DIR every night, rehearses restoring it, and copies it to the bucket. */
@Injectable()
export class NightlyBackupsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Backup');
  private readonly folder: NightlyFolder | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly jobs: JobsService,
    private readonly runs: BackupRunsRepository,
    private readonly restores: RestoreRequests,
    private readonly warnings: BackupWarningsService,
    private readonly copies: BucketCopiesService,
    private readonly installation: InstallationRepository,
  ) {
    const { BACKUP_DIR } = settings.env;
    this.folder = BACKUP_DIR === undefined ? undefined : new NightlyFolder(resolve(BACKUP_DIR));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.folder) return;
    await this.jobs.every({ cron: NIGHTLY, atStart: true }, nightlyBackupQueue, () =>
      this.runWhenDue(),
    );
  }

  /** Throws during another backup, such as a download, so that the queue retries. */
  async runWhenDue(): Promise<void> {
    await this.run(async () => {
      const last = await this.runs.newest('backup', 'passed');
      return !last || last.ageMs > RECENT_MS;
    });
  }

  /** Makes a backup if it is due; throws if that fails. */
  async run(isDue: () => Promise<boolean> = () => Promise.resolve(true)): Promise<void> {
    const { folder } = this;
    if (!folder) throw new BackupError(NO_FOLDER);
    try {
      const file = await this.alone(async () => (await isDue()) && this.backUp(folder));
      if (!file) return;
      await this.removeOld(folder);
      await this.rehearse(folder, file);
      await this.copies.afterBackup(folder, file);
    } finally {
      // If the database is down, the hourly check notifies the owner later.
      await this.warnings
        .notifyOwner()
        .catch((error: Error) => this.logger.warn(`The owner was not told yet: ${error.message}`));
    }
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    return withLongConnection(this.settings.databaseUrl, 'polaris-nightly', (client) =>
      underNightlyLock(client, work),
    );
  }

  private async backUp(folder: NightlyFolder): Promise<string> {
    const startedAt = new Date();
    const { databaseUrl: url, env } = this.settings;
    const passphrase = env.BACKUP_PASSPHRASE;
    const file = folder.newFile(startedAt, passphrase !== undefined);
    try {
      const installation = await this.installation.id();
      const made = await folder.write(startedAt, { url, passphrase, installation });
      const { createdAt: backupAt, bytes, rows } = made;
      await this.runs.add({
        kind: 'backup',
        result: 'passed',
        startedAt,
        backupAt,
        bytes,
        rows,
        file,
      });
      this.logger.log(`Backup of ${rows} rows: ${file}`);
      return file;
    } catch (error) {
      // Startup, schedule and the owner can start backups at the same time; only one of them runs.
      if (!(error instanceof AlreadyBackingUpError))
        await this.report({ kind: 'backup', startedAt, file, error: error as Error });
      throw error;
    }
  }

  private async rehearse(folder: NightlyFolder, file: string): Promise<void> {
    const startedAt = new Date();
    const { databaseUrl: url, env } = this.settings;
    try {
      const result = await rehearse(url, file, this.restores.rules, env.BACKUP_PASSPHRASE);
      const backupAt = (await this.runs.newest('backup', 'passed'))?.backupAt ?? null;
      await this.runs.add({ kind: 'rehearsal', result, startedAt, backupAt, file });
    } catch (error) {
      // Damaged blobs are useless for every archive. Once removed, the next backup stores them again.
      if (error instanceof UnusableBlobsError)
        for (const name of error.names) await folder.blobs.remove(name);
      await this.report({ kind: 'rehearsal', startedAt, file, error: error as Error });
    }
  }

  private async report(failed: {
    kind: 'backup' | 'rehearsal';
    startedAt: Date;
    file: string;
    error: Error;
  }): Promise<void> {
    const { message } = failed.error;
    this.logger.error(`The ${failed.kind} failed: ${message}`);
    await this.runs.add({ ...failed, result: 'failed', error: message }).catch(() => undefined);
  }

  /** If this fails, the next night tries again. */
  private async removeOld(folder: NightlyFolder): Promise<void> {
    await folder
      .removeOld(this.settings.databaseUrl)
      .catch((error: Error) => this.logger.warn(`Old backups stay for now: ${error.message}`));
  }
}
