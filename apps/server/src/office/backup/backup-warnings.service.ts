import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BACKUP_OVERDUE_HOURS, WEEK_MS } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { MailService, type OwnerMail } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { JobsService } from '../../platform/jobs/jobs.service';
import { renderMail } from '../../platform/mail/render-mail';
import { overdueBackupQueue } from './backup-queues';
import { BackupRunsRepository } from './backup-runs.repository';
import { FailedBackupMail, type FailedKind } from './mails/failed-backup-mail';
import { OverdueBackupMail } from './mails/overdue-backup-mail';

const HOURLY = '20 * * * *';
const OVERDUE_MS = BACKUP_OVERDUE_HOURS * 3600 * 1000;

/** Mails the owner when backups or rehearsals fail or are overdue, and then weekly until they work. */
@Injectable()
export class BackupWarningsService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly jobs: JobsService,
    private readonly runs: BackupRunsRepository,
    private readonly mail: MailService,
    private readonly clock: BusinessClock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.env.BACKUP_DIR) return;
    await this.jobs.every({ cron: HOURLY }, overdueBackupQueue, () => this.notifyOwner());
  }

  async isOverdue(): Promise<boolean> {
    return (await this.overdueMs()) > 0;
  }

  async notifyOwner(): Promise<void> {
    const overdueMs = await this.overdueMs();
    if (overdueMs > 0) await this.sendOverdue(overdueMs);
    else await this.sendFailed('backup');
    for (const kind of ['rehearsal', 'copy', 'retrieval'] as const) await this.sendFailed(kind);
  }

  /** Time since the last backup, or else since the first was tried. */
  private async overdueMs(): Promise<number> {
    if (!this.settings.env.BACKUP_DIR) return 0;
    const last = await this.runs.newest('backup', 'passed');
    return (last?.ageMs ?? (await this.runs.msSinceFirst()) ?? 0) - OVERDUE_MS;
  }

  private async sendOverdue(overdueMs: number): Promise<void> {
    const last = await this.runs.newest('backup', 'passed');
    const newest = await this.runs.newest('backup');
    const mail = await renderMail(OverdueBackupMail, {
      lastAt: last?.endedAt,
      reason: newest?.error ?? undefined,
      ...(await this.ending()),
    });
    await this.sendWeekly(mail, `backup-overdue-${last?.id ?? 'never'}`, overdueMs);
  }

  private async sendFailed(kind: FailedKind): Promise<void> {
    const failing = await this.runs.failing(kind);
    if (!failing) return;
    const { firstId, since, ageMs, error } = failing;
    const failure = { kind, since, reason: error, ...(await this.ending()) };
    const mail = await renderMail(FailedBackupMail, failure);
    await this.sendWeekly(mail, `${kind}-failed-${firstId}`, ageMs);
  }

  private async ending() {
    const url = `${this.settings.publicUrl}/admin/backups`;
    return { timeZone: await this.clock.zone(), url };
  }

  private async sendWeekly(mail: OwnerMail, trouble: string, ageMs: number): Promise<void> {
    const onceKey = `${trouble}-week-${Math.floor(ageMs / WEEK_MS)}`;
    await this.database.transaction(() =>
      this.mail.sendToOwner({ ...mail, urgent: true, onceKey }),
    );
  }
}
