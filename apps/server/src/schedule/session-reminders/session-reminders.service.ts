import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ClientSessionsService } from '../appointments/client-sessions.service';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { DueRemindersReadModel } from './due-reminders.read-model';
import { sessionRemindersQueue } from './session-reminder-queues';
import { type Reminder, SessionRemindersRepository } from './session-reminders.repository';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** More than will ever be due at the same time. */
const AT_ONCE = 1000;

/** Looks every five minutes which reminders are due: so they outlive restarts and restored backups. */
@Injectable()
export class SessionRemindersService implements OnApplicationBootstrap {
  private readonly logger = new Logger('SessionReminders');

  constructor(
    private readonly database: Database,
    private readonly due: DueRemindersReadModel,
    private readonly reminders: SessionRemindersRepository,
    private readonly sessions: ClientSessionsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const cron = { cron: EVERY_FIVE_MINUTES, atStart: true };
    await this.jobs.every(cron, sessionRemindersQueue, () => this.remindAll());
  }

  /** A failed reminder is tried again in five minutes and does not stop the others. */
  async remindAll(): Promise<void> {
    for (const reminder of await this.due.list(AT_ONCE)) {
      try {
        await this.database.transaction(() => this.remind(reminder));
      } catch (error) {
        const { message } = error as Error;
        this.logger.warn(`Session ${reminder.appointmentId} was not reminded of: ${message}`);
      }
    }
  }

  private async remind(reminder: Reminder): Promise<void> {
    const { appointmentId, startTime } = reminder;
    const isDue = await this.sessions.lockAt(appointmentId, startTime);
    if (isDue && (await this.reminders.record(reminder))) await this.sessions.remind(appointmentId);
  }
}
