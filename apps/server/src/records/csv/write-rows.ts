import type { EntityManager } from 'typeorm';
import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import { batches } from './batches';
import type { Fields } from './checked-row';
import type { ChangedCustomer, CreatedCustomer } from './import-plan';
import { customerColumns } from './stored-customers';

/** Each statement stays far below the time that one may take. */
const MOST_ROWS = 500;
const MOST_CHARACTERS = 250_000;

export const insertAll = (manager: EntityManager, created: CreatedCustomer[]): Promise<void> =>
  writeAll(
    manager,
    `insert into customers (${customerColumns})
     select name, email, phone, company, coalesce(status, 'active'), coalesce("totalValue", 0), notes
     from jsonb_populate_recordset(null::customers, $1)`,
    created,
  );

/** Each row changes in what its line changes, and in nothing else. */
export const updateAll = (manager: EntityManager, updated: ChangedCustomer[]): Promise<void> =>
  writeAll(
    manager,
    `update customers c set (${customerColumns}, version) = (
       select ${customerColumns}, c.version + 1 from jsonb_populate_record(c, change))
     from jsonb_array_elements($1::jsonb) change where c.id = (change ->> 'id')::int`,
    updated,
  );

async function writeAll(
  manager: EntityManager,
  sql: string,
  customers: Partial<Fields>[],
): Promise<void> {
  const breaks = new LoopBreaks();
  for (const batch of batches(customers, MOST_ROWS, MOST_CHARACTERS, charactersOf)) {
    await manager.query(sql, [JSON.stringify(batch)]);
    await breaks.take();
  }
}

/** Roughly: the longest of the fields is what counts. */
const charactersOf = ({ name, notes }: Partial<Fields>): number =>
  (name?.length ?? 0) + (notes?.length ?? 0);
