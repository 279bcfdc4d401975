import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { JobsService } from '../platform/jobs/jobs.service';
import { removePartials, writeBackupFile } from './backup-file';
import { backupName, expiredBackups } from './backup-names';
import { nightlyBackupQueue } from './backup-queues';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { BucketCopiesService } from './bucket/bucket-copies.service';
import { rehearse } from './rehearsal';
import { RestoreRequests } from './restore/restore-requests';

/** By UTC; a night that no server was up for is caught up. */
const NIGHTLY = '30 2 * * *';
/**
 * With a backup of the last hours, a server that starts makes none, nor does the night. Together with a
 * day this must stay well below the age at which a backup is overdue.
 */
const RECENT_MS = 6 * 3600 * 1000;

/** Each night a backup into BACKUP_DIR, a rehearsal of restoring it, and a copy off the machine. */
@Injectable()
export class NightlyBackupsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Backup');

  constructor(
    private readonly settings: Settings,
    private readonly jobs: JobsService,
    private readonly runs: BackupRunsRepository,
    private readonly restores: RestoreRequests,
    private readonly warnings: BackupWarningsService,
    private readonly copies: BucketCopiesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.folder) return;
    await this.jobs.every({ cron: NIGHTLY, atStart: true }, nightlyBackupQueue, () =>
      this.runWhenDue(),
    );
  }

  async runWhenDue(): Promise<void> {
    // The start and the night may come together, and so may the owner's own.
    if (await this.runs.isBackingUp()) return;
    const last = await this.runs.newest('backup', 'passed');
    if (!last || last.ageMs > RECENT_MS) await this.run();
  }

  private get folder(): string | undefined {
    return this.settings.env.BACKUP_DIR;
  }

  /** A backup now, however old the last one is; throws when there is none afterwards. */
  async run(): Promise<void> {
    try {
      const file = await this.backUp();
      await this.removeOld();
      await this.rehearse(file);
      await this.copies.afterBackup(file);
    } finally {
      // Without the database it is told within the hour.
      await this.warnings
        .notifyOwner()
        .catch((error: Error) => this.logger.warn(`The owner was not told yet: ${error.message}`));
    }
  }

  private async backUp(): Promise<string> {
    const startedAt = new Date();
    const passphrase = this.settings.env.BACKUP_PASSPHRASE;
    const name = backupName(startedAt, passphrase !== undefined);
    const file = join(this.folder ?? '.', name);
    try {
      const made = await writeBackupFile(this.settings.databaseUrl, file, { passphrase });
      const { createdAt: backupAt, bytes, rows } = made;
      const run = { startedAt, backupAt, bytes, rows, file: made.file };
      await this.runs.add({ kind: 'backup', result: 'passed', ...run });
      this.logger.log(`Backup of ${rows} rows: ${made.file}`);
      return made.file;
    } catch (error) {
      await this.report({ kind: 'backup', startedAt, file, error: error as Error });
      throw error;
    }
  }

  private async rehearse(file: string): Promise<void> {
    const startedAt = new Date();
    const { databaseUrl: url, env } = this.settings;
    try {
      const result = await rehearse(url, file, this.restores.rules, env.BACKUP_PASSPHRASE);
      const backupAt = (await this.runs.newest('backup', 'passed'))?.backupAt ?? null;
      await this.runs.add({ kind: 'rehearsal', result, startedAt, backupAt, file });
    } catch (error) {
      // The backup is there, and another one would end the same way.
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

  /** Only our own old backups, and what a server that was killed has left half written. */
  private async removeOld(): Promise<void> {
    const folder = this.folder ?? '.';
    const names = await readdir(folder);
    for (const name of expiredBackups(names, new Date()))
      await rm(join(folder, name), { force: true });
    await removePartials(folder);
  }
}
