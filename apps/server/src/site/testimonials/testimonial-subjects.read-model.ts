import { Injectable } from '@nestjs/common';
import type { PurchaseStatus } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { TestimonialEntity } from './testimonial.entity';

/** A purchase, or else a customer; neither if they were deleted. */
export type SubjectIds = Partial<Pick<TestimonialEntity, 'purchaseId' | 'customerId'>>;

/** What a testimonial is about, and its author. */
export interface TestimonialSubject {
  /** The status of the purchase; null without one. */
  status: PurchaseStatus | null;
  serviceName: string | null;
  /** The account of the purchase, or else of the customer; null without one. */
  userId: string | null;
  /** Null if the customer was deleted. */
  customer: { name: string; email: string | null } | null;
}

/** The ids that identify the testimonials of an account. */
export interface AccountSubjects {
  purchases: number[];
  customers: number[];
  /** Testimonials of customers in the trash, which are unlinked until the customer is restored. */
  testimonials: number[];
}

/** The purchases and customers that testimonials are about. */
@Injectable()
export class TestimonialSubjectsReadModel {
  constructor(private readonly database: Database) {}

  async find({ purchaseId, customerId }: SubjectIds): Promise<TestimonialSubject | undefined> {
    const [found] = await this.database.query<TestimonialSubject[]>(
      sql`select p.status, s.name as "serviceName", coalesce(p."userId", c."userId") as "userId",
         case when c.id is not null then json_build_object('name', c.name, 'email', c.email) end as customer
       from (select $1::int as "purchaseId", $2::int as "customerId") r
       left join purchases p on p.id = r."purchaseId"
       left join services s on s.id = p."serviceId"
       left join customers c on c.id = coalesce(r."customerId", p."customerId")
       where num_nonnulls(p.id, c.id) > 0`,
      [purchaseId ?? null, customerId ?? null],
    );
    return found;
  }

  /** Follows the same rule as `find`. A customer in the trash still belongs to the account. */
  async ofAccount(userId: string): Promise<AccountSubjects> {
    const [found] = await this.database.query<[AccountSubjects]>(
      sql`with linked as (
         select c.id, null::jsonb as rows from customers c where c."userId" = $1
         union all
         select t."recordId", t.rows from trash t
         where t.kind = 'customer' and t.rows #>> '{row,userId}' = $1),
       sold as (
         select p.id from purchases p join linked l on l.id = p."customerId" where p."userId" is null
         union
         select p.id from linked l
         cross join lateral jsonb_path_query(l.rows, '$.purchases[*]') trashed (id)
         join purchases p on p.id = trashed.id::int where p."userId" is null)
       select
         array(select p.id from purchases p where p."userId" = $1 union select id from sold) as purchases,
         array(select id from linked) as customers,
         array(select jsonb_path_query(rows, '$.testimonialId[*]')::int from linked) as testimonials`,
      [userId],
    );
    return found;
  }
}
