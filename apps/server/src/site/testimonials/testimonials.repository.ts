import { Injectable } from '@nestjs/common';
import { TESTIMONIAL_REMINDER_DAYS } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { TestimonialEntity } from './testimonial.entity';

export const TESTIMONIAL = 'This testimonial';

/** What a testimonial is asked about: a purchase, or a customer as a whole. */
export type RequestSubject = { purchaseId: number } | { customerId: number };

/** The keys of testimonials, and of what leads to them. */
interface TestimonialKeys {
  purchases: number[];
  customers: number[];
  testimonials: number[];
}

const LOCK = { mode: 'pessimistic_write' } as const;

/** Writes testimonials; they are read with what was bought, by the read model. */
@Injectable()
export class TestimonialsRepository {
  constructor(private readonly database: Database) {}

  find(id: number): Promise<TestimonialEntity | null> {
    return this.database.manager.findOneBy(TestimonialEntity, { id });
  }

  /** Locked until the transaction ends. */
  lock(id: number): Promise<TestimonialEntity | null> {
    return this.database.tx.findOne(TestimonialEntity, { where: { id }, lock: LOCK });
  }

  /** The one of a subject, locked. It is made empty if there is none yet. */
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

  /** Requests that are due to be reminded of, the oldest first. */
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

  /** Answers the keys of those that it removes. */
  async removeOf({ purchases, customers, testimonials }: TestimonialKeys): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`delete from testimonials
       where "purchaseId" = any($1) or "customerId" = any($2) or id = any($3) returning id`,
      [purchases, customers, testimonials],
    );
    return removed.map(({ id }) => id);
  }
}
