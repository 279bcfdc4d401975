import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobQueue } from '../../platform/jobs/job-queue';
import { JobsService } from '../../platform/jobs/jobs.service';
import { TrashService } from './trash.service';

const FOUR_TIMES_A_DAY = '40 */6 * * *';

export const trashPurgeQueue: JobQueue = {
  name: 'trash-purge',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
};

/** Deletes expired records from the trash, at startup and four times a day. */
@Injectable()
export class TrashPurgeService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Trash');

  constructor(
    private readonly trash: TrashService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: FOUR_TIMES_A_DAY, atStart: true }, trashPurgeQueue, () =>
      this.purge(),
    );
  }

  private async purge(): Promise<void> {
    try {
      const count = await this.trash.purge();
      if (count > 0) this.logger.log(`Removed ${count} records that were deleted 30 days ago`);
    } catch (error) {
      this.logger.warn(`The trash was not emptied: ${(error as Error).message}`);
      throw error;
    }
  }
}
