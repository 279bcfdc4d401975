import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobQueue } from '../../platform/jobs/job-queue';
import { JobsService } from '../../platform/jobs/jobs.service';
import { TestimonialRequestsService } from './testimonial-requests.service';
import { TestimonialsRepository } from './testimonials.repository';

const EVERY_HOUR = '25 * * * *';
/** More than will ever be due in an hour. */
const AT_ONCE = 1000;

export const testimonialRemindersQueue: JobQueue = {
  name: 'testimonial-reminders',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
};

/** Checks every hour which requests are due, so reminders survive restarts and restored backups. */
@Injectable()
export class TestimonialRemindersService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Testimonials');

  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly requests: TestimonialRequestsService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.every({ cron: EVERY_HOUR }, testimonialRemindersQueue, () => this.remindAll());
  }

  /** A failed reminder is tried again in the next hour and does not stop the others. */
  async remindAll(): Promise<void> {
    for (const id of await this.testimonials.listToRemind(AT_ONCE)) {
      try {
        await this.requests.remind(id);
      } catch (error) {
        this.logger.warn(`Testimonial ${id} was not reminded of: ${(error as Error).message}`);
      }
    }
  }
}
