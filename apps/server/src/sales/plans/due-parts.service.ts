import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REMINDER_DAYS } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import { duePartsQueue } from './plan-queues';
import { PlanMailsService } from './plan-mails.service';
import { type DuePart, PlansReadModel } from './plans.read-model';
import { PlansRepository } from './plans.repository';

/** 14:50 UTC, in the morning in the Americas. */
const EVERY_DAY = '50 14 * * *';
/** More than will ever be due on one day. */
const AT_ONCE = 1000;

/** When mails about a part go out, in days after its day. */
const MAIL_DAYS = [0, ...REMINDER_DAYS];

/** Mails clients about parts of their payment plans: on the day of a part, and reminders while it is unpaid. */
@Injectable()
export class DuePartsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Plans');

  constructor(
    private readonly database: Database,
    private readonly plans: PlansRepository,
    private readonly readModel: PlansReadModel,
    private readonly purchases: PayablePurchasesService,
    private readonly mails: PlanMailsService,
    private readonly clock: BusinessClock,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_DAY }, duePartsQueue, () => this.mailAll());
  }

  /** A mail that failed is tried again the next day and does not stop the others. */
  async mailAll(): Promise<void> {
    for (const { id } of await this.readModel.listDue(AT_ONCE)) {
      try {
        await this.database.transaction(() => this.mail(id));
      } catch (error) {
        this.logger.warn(`Purchase ${id} was not reminded of: ${(error as Error).message}`);
      }
    }
  }

  /** Checks again under a lock. One mail a day, whatever the number of parts, also after the server was down. */
  private async mail(id: number): Promise<void> {
    const purchase = await this.purchases.lock(id);
    const parts = await this.readModel.listDueParts(id);
    if (parts.every((part) => mailsDue(part) <= part.mailed)) return;
    if (!(await this.mails.send(purchase, parts, await this.clock.today()))) return;
    for (const part of parts) await this.plans.markMailed(id, part.position, mailsDue(part));
  }
}

const mailsDue = ({ daysLate }: DuePart): number =>
  MAIL_DAYS.filter((days) => daysLate >= days).length;
