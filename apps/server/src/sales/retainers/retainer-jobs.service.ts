import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { BusinessClock } from '../../platform/config/business-clock';
import { JobsService } from '../../platform/jobs/jobs.service';
import { RetainerMonthsReadModel } from './retainer-months.read-model';
import { RetainerMonthsService } from './retainer-months.service';
import { retainersQueue } from './retainer-queues';

/** 14:30 UTC, in the morning in the Americas, and once in each day of every time zone. */
const EVERY_DAY = '30 14 * * *';
/** More than will ever be due on one day. */
const AT_ONCE = 1000;

/** Records the current month of each retainer. What a run missed, the next one records while the month lasts. */
@Injectable()
export class RetainerJobsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Retainers');

  constructor(
    private readonly readModel: RetainerMonthsReadModel,
    private readonly months: RetainerMonthsService,
    private readonly clock: BusinessClock,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_DAY }, retainersQueue, () => this.recordAll());
  }

  /** A month that failed is tried again the next day and does not stop the others. */
  async recordAll(): Promise<void> {
    for (const { id } of await this.readModel.listDue(await this.clock.today(), AT_ONCE)) {
      try {
        await this.months.recordDue(id);
      } catch (error) {
        this.logger.warn(`Retainer ${id} was not invoiced: ${(error as Error).message}`);
      }
    }
  }
}
