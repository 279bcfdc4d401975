import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobQueue } from '../../platform/jobs/job-queue';
import { JobsService } from '../../platform/jobs/jobs.service';
import { BusyCalendarsService } from './busy-calendars.service';
import { BusyFeedsRepository } from './busy-feeds.repository';

const EVERY_QUARTER_HOUR = '*/15 * * * *';

/** No retries: the next run is 15 minutes later. */
export const busyCalendarsQueue: JobQueue = {
  name: 'busy-calendars',
  retryLimit: 0,
  expireInSeconds: 300,
  deleteAfterSeconds: 3600,
};

/** Reads every calendar again. */
@Injectable()
export class BusyRefreshService implements OnApplicationBootstrap {
  private readonly logger = new Logger('BusyCalendars');

  constructor(
    private readonly feeds: BusyFeedsRepository,
    private readonly calendars: BusyCalendarsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const schedule = { cron: EVERY_QUARTER_HOUR, atStart: true };
    await this.jobs.every(schedule, busyCalendarsQueue, () => this.refreshAll());
  }

  /** A calendar that fails does not stop the others. */
  async refreshAll(): Promise<void> {
    for (const feed of await this.feeds.list())
      try {
        await this.calendars.refreshFeed(feed);
      } catch (error) {
        this.logger.warn(`Calendar ${feed.id} was not read: ${(error as Error).message}`);
      }
  }
}
