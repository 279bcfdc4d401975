import { Injectable } from '@nestjs/common';
import type { Customer } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import { samePhone } from '../../platform/database/phone';
import type { ImportMatch, StoredRecord } from '../../records/registry/import-target';
import { customerColumns } from './customer.columns';
import { isFoundBy } from './typed-values.read-model';

/** Only the fields needed for matching, because a file can match many customers. */
export type FoundCustomer = Pick<Customer, 'id' | 'name' | 'email' | 'company'>;

const PAGE = 2000;

const imported = Object.entries(customerColumns.imported);
const columns = sql.join(imported.map(([name]) => sql.identifier('column', name)));
const stored = imported.map(([name, { inRow }]) => {
  const column = sql.identifier('column', name);
  return sql`${inRow(sql`r.${column}`)} as ${column}`;
});

/** The SQL of importing customers, many at a time. */
@Injectable()
export class CustomerImportRepository {
  constructor(private readonly database: Database) {}

  async lock(): Promise<void> {
    await this.database.tx.query(sql`lock table customers in share row exclusive mode`);
  }

  /** Reads page by page: most customers could have the same common name. */
  async *withValues(column: 'email' | 'name', values: string[]): AsyncGenerator<FoundCustomer> {
    const breaks = new EventLoopYield();
    for (let last = 0; ;) {
      const found = await this.database.query<FoundCustomer[]>(
        sql`select id, name, email, company from customers c
         where lower(${sql.identifier('column', column)}) = any($1) and id > $2
           and ${isFoundBy(sql`c`, column)} order by id limit ${PAGE}`,
        [values, last],
      );
      yield* found;
      if (found.length < PAGE) return;
      last = found.at(-1)!.id;
      await breaks.yieldIfDue();
    }
  }

  /** The first customer with each phone number. */
  withPhones(phones: string[]): Promise<(ImportMatch & { phone: string })[]> {
    return this.database.query(
      sql`select sought.phone, min(c.id) as id, (array_agg(c.name order by c.id))[1] as name,
         count(*) = 1 as only
       from unnest($1::text[]) sought (phone)
       cross join lateral (
         select id, name from customers k
         where ${samePhone(sql`k.phone`, sql`sought.phone`)} and ${isFoundBy(sql`k`, 'phone')}
         order by id limit 2) c
       group by sought.phone`,
      [phones],
    );
  }

  load(ids: number[]): Promise<StoredRecord[]> {
    return this.database.query<StoredRecord[]>(
      sql`select r.id, ${sql.join(stored)} from customers r where r.id = any($1::int[])`,
      [ids],
    );
  }

  /** Returns the new ids in the order of the rows. */
  async insert(rows: object[]): Promise<number[]> {
    const added = await this.database.tx.query<{ id: number }[]>(
      sql`insert into customers (${columns})
       select ${columns} from jsonb_populate_recordset(null::customers, $1)
       returning id`,
      [JSON.stringify(rows)],
    );
    return added.map(({ id }) => id).sort((one, other) => one - other);
  }

  /** Changes only the fields that each line sets. */
  async update(rows: object[]): Promise<void> {
    await this.database.tx.query(
      sql`update customers c set (${columns}, version) = (
         select ${columns}, c.version + 1 from jsonb_populate_record(c, change))
       from jsonb_array_elements($1::jsonb) change where c.id = (change ->> 'id')::int`,
      [JSON.stringify(rows)],
    );
  }
}
