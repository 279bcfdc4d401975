import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';
import { TestimonialLinkEntity } from './testimonial-link.entity';

/** Authors' private links, by the hash of their tokens. */
@Injectable()
export class TestimonialLinksRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    // For a year, expired links are reported as expired, later as unknown.
    expiredRows.register({
      table: sql`testimonial_links`,
      expired: sql`"expiresAt" <= now() - interval '1 year'`,
    });
  }

  async insert(link: Partial<TestimonialLinkEntity>): Promise<void> {
    await this.database.manager.insert(TestimonialLinkEntity, link);
  }

  find(hash: string): Promise<TestimonialLinkEntity | null> {
    return this.database.manager.findOneBy(TestimonialLinkEntity, { hash });
  }

  async markUsed(hash: string): Promise<void> {
    await this.database.tx.update(TestimonialLinkEntity, { hash }, { usedAt: new Date() });
  }

  /** Removes the links of testimonials that are deleted for good. */
  async removeOf(testimonialIds: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from testimonial_links where "testimonialId" = any($1)`,
      [testimonialIds],
    );
  }
}
