import { Injectable, Logger } from '@nestjs/common';
import type { Backups } from '@polaris/contracts';
import { MailService } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { conflict } from '../../platform/problem/problem';
import { BackupRunsRepository, type EndedRun } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { BucketCopiesService } from './bucket/bucket-copies.service';
import { NightlyBackupsService } from './nightly-backups.service';
import { failureOf, trialOf } from './run-states';
import { SafetyCopiesService } from './safety-copies/safety-copies.service';
import { ALREADY_BACKING_UP } from './snapshot/backup-lock';

/** The state of backups, for the owner. */
@Injectable()
export class BackupsService {
  private readonly logger = new Logger('Backup');
  private isStarting = false;

  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRunsRepository,
    private readonly nightly: NightlyBackupsService,
    private readonly warnings: BackupWarningsService,
    private readonly mail: MailService,
    private readonly copies: BucketCopiesService,
    private readonly safetyCopies: SafetyCopiesService,
  ) {}

  async state(): Promise<Backups> {
    const { BACKUP_DIR, BACKUP_PASSPHRASE } = this.settings.env;
    const last = await this.runs.newest('backup', 'passed');
    const tried = await this.runs.newest('backup');
    const rehearsal = await this.runs.newest('rehearsal');
    const restored = await this.runs.newest('restore', 'passed');
    const restore = await this.runs.newest('restore');
    return {
      isNightly: BACKUP_DIR !== undefined,
      isEncrypted: BACKUP_PASSPHRASE !== undefined,
      isRunning: await this.isRunning(),
      isOverdue: await this.warnings.isOverdue(),
      datedAhead: (await this.runs.datedAhead())?.toISOString() ?? null,
      last: last ? toLast(last) : null,
      failure: failureOf(tried),
      rehearsal: rehearsal
        ? { ...trialOf(rehearsal), backupAt: rehearsal.backupAt?.toISOString() ?? null }
        : null,
      bucket: await this.copies.state(),
      restored: restored?.backupAt
        ? { at: restored.endedAt.toISOString(), backupAt: restored.backupAt.toISOString() }
        : null,
      failedRestore: failureOf(restore),
      safetyCopies: await this.safetyCopies.list(),
      heldMails: await this.mail.countHeld(),
    };
  }

  /** Starts a backup in the background; the state shows its result. */
  async start(): Promise<Backups> {
    if (!this.settings.env.BACKUP_DIR)
      throw conflict('Nightly backups are off: the server has no folder for them.');
    if (await this.isRunning()) throw conflict(ALREADY_BACKING_UP);
    this.isStarting = true;
    void this.nightly
      .run()
      // The failure is already in the history of backups and in the log.
      .catch((error: Error) => this.logger.debug(error.message))
      .finally(() => (this.isStarting = false));
    return { ...(await this.state()), isRunning: true };
  }

  private async isRunning(): Promise<boolean> {
    if (this.isStarting) return true;
    return this.runs.isBackingUp();
  }
}

const toLast = ({ startedAt, endedAt, file, bytes, rows }: EndedRun) => ({
  at: endedAt.toISOString(),
  file: file ?? '',
  bytes: bytes ?? 0,
  rows: rows ?? 0,
  seconds: (endedAt.getTime() - startedAt.getTime()) / 1000,
});
