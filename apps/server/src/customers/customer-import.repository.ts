import { Injectable } from '@nestjs/common';
import type { Customer } from '@polaris/contracts';
import { Database } from '../platform/database/database';
import { LoopBreaks } from '../platform/jobs/loop-breaks';
import { samePhone } from '../platform/database/phone';
import type { ImportMatch, StoredRecord } from '../records/registry/import-target';
import { customerColumns } from './customer.columns';

/** What a customer is matched by. Without the other fields: a file may match many. */
export type FoundCustomer = Pick<Customer, 'id' | 'name' | 'email' | 'company'>;

const PAGE = 2000;

const imported = Object.entries(customerColumns.imported);
const columns = imported.map(([name]) => `"${name}"`).join(', ');
const stored = imported.map(([name, { inRow }]) => `${inRow(`r."${name}"`)} as "${name}"`);

/** The SQL of importing customers, many at a time. */
@Injectable()
export class CustomerImportRepository {
  constructor(private readonly database: Database) {}

  async lock(): Promise<void> {
    await this.database.tx.query('lock table customers in share row exclusive mode');
  }

  /** Page by page: a common name may be that of most customers there are. */
  async *having(column: 'email' | 'name', values: string[]): AsyncGenerator<FoundCustomer> {
    const breaks = new LoopBreaks();
    for (let last = 0; ;) {
      const found = await this.database.query<FoundCustomer[]>(
        `select id, name, email, company from customers
         where lower(${column}) = any($1) and id > $2 order by id limit ${PAGE}`,
        [values, last],
      );
      yield* found;
      if (found.length < PAGE) return;
      last = found.at(-1)!.id;
      await breaks.take();
    }
  }

  /** The first customer who has each of the phones. */
  withPhones(phones: string[]): Promise<(ImportMatch & { phone: string })[]> {
    return this.database.query(
      `select sought.phone, min(c.id) as id, (array_agg(c.name order by c.id))[1] as name,
         count(*) = 1 as only
       from unnest($1::text[]) sought (phone)
       cross join lateral (
         select id, name from customers where ${samePhone('phone', 'sought.phone')}
         order by id limit 2) c
       group by sought.phone`,
      [phones],
    );
  }

  load(ids: number[]): Promise<StoredRecord[]> {
    return this.database.query<StoredRecord[]>(
      `select r.id, ${stored.join(', ')} from customers r where r.id = any($1::int[])`,
      [ids],
    );
  }

  /** Keys are given out in the order of the rows. */
  async insert(rows: object[]): Promise<number[]> {
    const added = await this.database.tx.query<{ id: number }[]>(
      `insert into customers (${columns})
       select ${columns} from jsonb_populate_recordset(null::customers, $1)
       returning id`,
      [JSON.stringify(rows)],
    );
    return added.map(({ id }) => id).sort((one, other) => one - other);
  }

  /** Each row changes in what its line changes, and in nothing else. */
  async update(rows: object[]): Promise<void> {
    await this.database.tx.query(
      `update customers c set (${columns}, version) = (
         select ${columns}, c.version + 1 from jsonb_populate_record(c, change))
       from jsonb_array_elements($1::jsonb) change where c.id = (change ->> 'id')::int`,
      [JSON.stringify(rows)],
    );
  }
}
