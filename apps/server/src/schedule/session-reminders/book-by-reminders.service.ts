import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { clientActionLabels, dayText } from '@polaris/contracts';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { renderMail } from '../../platform/mail/render-mail';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import { UsersService } from '../../identity/users/users.service';
import { MailedStepsService } from '../../sales/purchases/mailed-steps.service';
import { BookByMail } from './mails/book-by-mail';
import { BookByNoticeMail } from './mails/book-by-notice-mail';
import { bookByRemindersQueue } from './session-reminder-queues';
import { type UnbookedSessions, UnbookedSessionsReadModel } from './unbooked-sessions.read-model';

/** 14:45 UTC, in the morning in the Americas. */
const EVERY_DAY = '45 14 * * *';
/** More than will ever be due on one day. */
const AT_ONCE = 1000;

/** Reminds owner and client two weeks before unused sessions expire, once for each expiry date. */
@Injectable()
export class BookByRemindersService implements OnApplicationBootstrap {
  private readonly logger = new Logger('SessionReminders');

  constructor(
    private readonly database: Database,
    private readonly readModel: UnbookedSessionsReadModel,
    private readonly steps: MailedStepsService,
    private readonly clock: BusinessClock,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly mail: MailService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_DAY }, bookByRemindersQueue, () => this.remindAll());
  }

  /** A failed reminder is tried again the next day and does not stop the others. */
  async remindAll(): Promise<void> {
    for (const sessions of await this.readModel.listEnding(await this.clock.today(), AT_ONCE)) {
      try {
        await this.database.transaction(() => this.remind(sessions));
      } catch (error) {
        const { message } = error as Error;
        this.logger.warn(`Purchase ${sessions.purchaseId} was not reminded of: ${message}`);
      }
    }
  }

  private async remind({ purchaseId, userId, isOpen, ...about }: UnbookedSessions): Promise<void> {
    const onceKey = `book-by:${purchaseId}:${about.bookBy}`;
    const words = {
      ...about,
      bookBy: dayText(about.bookBy),
      left: sessionsText(about.left),
    };
    const next = await this.steps.ofOwner(purchaseId);
    const notice = await renderMail(BookByNoticeMail, { ...words, next });
    await this.mail.sendToOwner({ ...notice, onceKey, ...(userId && { userId }) });
    const email = userId !== null && isOpen ? await this.addressOf(userId) : undefined;
    if (!email || userId === null) return;
    const sender = await this.sender.signature();
    const step = await this.ownStep(userId, purchaseId);
    const mail = await renderMail(BookByMail, { ...words, next: step, sender });
    await this.mail.send(email, { kind: 'session_reminder', ...mail, userId, onceKey });
  }

  /** Booking is what the mail is about already, and remains to be done after a session is booked. */
  private async ownStep(userId: string, id: number) {
    const next = (await this.steps.ofClient(userId, id))!;
    if (next.action !== 'book' && next.action !== 'session') return next;
    const url = `${this.settings.publicUrl}/dashboard/book/${id}`;
    return { text: undefined, label: clientActionLabels.book, url };
  }

  /** Undefined if the client opted out of mail. */
  private async addressOf(userId: string): Promise<string | undefined> {
    const user = await this.users.findActive(userId);
    if (!user || !this.users.mayReceiveMail(user)) return undefined;
    return (await this.preferences.allowsMail(userId)) ? user.email : undefined;
  }
}

const sessionsText = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);
