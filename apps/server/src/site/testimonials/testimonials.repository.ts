import { Injectable } from '@nestjs/common';
import { TESTIMONIAL_REMINDER_DAYS } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { TestimonialEntity } from './testimonial.entity';

export const TESTIMONIAL = 'This testimonial';

/** The subject of a request: a purchase, or a customer. */
export type RequestSubject = { purchaseId: number } | { customerId: number };

/** The ids of testimonials and of their subjects. */
interface TestimonialKeys {
  purchases: number[];
  customers: number[];
  testimonials: number[];
}

const LOCK = { mode: 'pessimistic_write' } as const;

/** Saves testimonials; the read model reads them with their purchases. */
@Injectable()
export class TestimonialsRepository {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<TestimonialEntity | null> {
    return this.database.manager.findOneBy(TestimonialEntity, { id });
  }

  /** Locks the testimonial until the transaction ends. */
  lock(id: number): Promise<TestimonialEntity | null> {
    return this.database.tx.findOne(TestimonialEntity, { where: { id }, lock: LOCK });
  }

  /** Locks the testimonial of a subject, or creates an empty one. */
  async lockOf(
    subject: RequestSubject,
    fields: Pick<TestimonialEntity, 'name' | 'requestedAt' | 'expiresAt'>,
  ): Promise<{ row: TestimonialEntity; isNew: boolean }> {
    const inserted = await this.database.tx
      .createQueryBuilder()
      .insert()
      .into(TestimonialEntity)
      .values({ ...fields, ...subject, content: '' })
      .orIgnore()
      .returning('id')
      .execute();
    const row = await this.database.tx.findOneOrFail(TestimonialEntity, {
      where: subject,
      lock: LOCK,
    });
    return { row, isNew: (inserted.raw as unknown[]).length > 0 };
  }

  async save(row: TestimonialEntity): Promise<void> {
    await this.database.tx.save(row);
  }

  /** Requests that are due for a reminder, oldest first. */
  async listToRemind(limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      sql`select id from testimonials
       where status = 'requested' and "remindedAt" is null and "expiresAt" > now()
         and "requestedAt" <= now() - make_interval(days => $1)
       order by "requestedAt", id limit $2`,
      [TESTIMONIAL_REMINDER_DAYS, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the ids of the removed testimonials. */
  async removeOf({ purchases, customers, testimonials }: TestimonialKeys): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`delete from testimonials
       where "purchaseId" = any($1) or "customerId" = any($2) or id = any($3) returning id`,
      [purchases, customers, testimonials],
    );
    return removed.map(({ id }) => id);
  }
}
