import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BACKUP_OVERDUE_HOURS } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { MailService } from '../mail/mail.service';
import { Settings } from '../platform/config/settings';
import { JobsService } from '../platform/jobs/jobs.service';
import { renderMail } from '../platform/mail/render-mail';
import { overdueBackupQueue } from './backup-queues';
import { BackupRunsRepository } from './backup-runs.repository';
import { OverdueBackupMail } from './mails/overdue-backup-mail';

const HOURLY = '20 * * * *';
const OVERDUE_MS = BACKUP_OVERDUE_HOURS * 3600 * 1000;

/** Whether the nightly backup has stayed away for too long; then the owner is told, once. */
@Injectable()
export class OverdueBackupsService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly jobs: JobsService,
    private readonly runs: BackupRunsRepository,
    private readonly mail: MailService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.env.BACKUP_DIR) return;
    await this.jobs.every({ cron: HOURLY }, overdueBackupQueue, () => this.tellOwner());
  }

  /** Counted from the last backup, else from when the first was tried. */
  async isOverdue(): Promise<boolean> {
    if (!this.settings.env.BACKUP_DIR) return false;
    const last = await this.runs.newest('backup', 'passed');
    const ms = last?.ageMs ?? (await this.runs.msSinceFirst());
    return ms !== undefined && ms > OVERDUE_MS;
  }

  async tellOwner(): Promise<void> {
    if (!(await this.isOverdue())) return;
    const last = await this.runs.newest('backup', 'passed');
    const newest = await this.runs.newest('backup');
    const mail = await renderMail(OverdueBackupMail, {
      lastAt: last?.endedAt,
      reason: newest?.error ?? undefined,
      url: `${this.settings.publicUrl}/admin/backups`,
    });
    const onceKey = `backup-overdue-${last?.id ?? 'never'}`;
    await this.dataSource.transaction((manager) =>
      this.mail.sendToOwner({ ...mail, urgent: true, onceKey }, manager),
    );
  }
}
