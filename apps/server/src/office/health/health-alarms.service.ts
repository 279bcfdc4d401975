import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { HealthProblem } from '@polaris/contracts';
import { MailService } from '../../records/outbox/mail.service';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import type { JobQueue } from '../../platform/jobs/job-queue';
import { JobsService } from '../../platform/jobs/jobs.service';
import { renderMail } from '../../platform/mail/render-mail';
import { HealthAlarmsRepository } from './health-alarms.repository';
import { HealthAlarmMail } from './mails/health-alarm-mail';
import { ServerHealthService } from './server-health.service';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** No retries: the next run is ten minutes later. */
export const healthAlarmsQueue: JobQueue = {
  name: 'health-alarms',
  retryLimit: 0,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
};

/** Backups have their own mails, with the reason. */
const hasMail = (problem: HealthProblem): boolean => problem !== 'backup';

/** Mails the owner when something needs attention, then daily until it is over, and once at the end. */
@Injectable()
export class HealthAlarmsService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly health: ServerHealthService,
    private readonly alarms: HealthAlarmsRepository,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_TEN_MINUTES }, healthAlarmsQueue, () => this.check());
  }

  async check(): Promise<void> {
    const { problems } = await this.health.read();
    await this.database.transaction(async () => {
      for (const problem of problems)
        if (await this.alarms.raise(problem)) await this.tell(problem, false);
      for (const problem of await this.alarms.endOthers(problems))
        await this.tell(problem as HealthProblem, true);
    });
  }

  private async tell(problem: HealthProblem, isOver: boolean): Promise<void> {
    if (!hasMail(problem)) return;
    const url = `${this.settings.publicUrl}/admin/health`;
    const mail = await renderMail(HealthAlarmMail, { problem, isOver, url });
    await this.mail.sendToOwner({ ...mail, urgent: true });
  }
}
