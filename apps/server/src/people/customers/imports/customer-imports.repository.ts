import { Injectable } from '@nestjs/common';
import { type CustomerImport, IMPORT_UNDO_HOURS } from '@polaris/contracts';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { isoTime } from '../../../platform/database/list/sql-list';
import { batches } from '../../../platform/jobs/batches';
import { ExpiredRowsService } from '../../../platform/jobs/expired-rows.service';
import type { StoredRecord } from '../../../records/registry/import-target';

const isExpired = sql`"importedAt" < now() - interval '${IMPORT_UNDO_HOURS} hours'`;

/** `locked`: another transaction is undoing the import. */
type ImportState = 'imported' | 'undone' | 'locked';

const MAX_ROWS = 500;

/** Imports that can be undone, the customers they added, and the previous values of those they changed. */
@Injectable()
export class CustomerImportsRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({ table: sql`customer_imports`, expired: isExpired });
  }

  async add(created: number[], previous: StoredRecord[], lastAuditId: string): Promise<number> {
    const [added] = await this.database.tx.query<{ id: number }[]>(
      sql`insert into customer_imports (created, updated, "lastAuditId")
       values ($1, $2, $3) returning id`,
      [created.length, previous.length, lastAuditId],
    );
    await this.database.tx.query(
      sql`insert into imported_customers ("customerId", "importId")
       select c.id, $2 from unnest($1::int[]) c (id)`,
      [created, added!.id],
    );
    for (const rows of batches(previous, MAX_ROWS))
      await this.database.tx.query(
        sql`insert into import_changes ("importId", "customerId", previous)
         select $2, (p ->> 'id')::int, p from jsonb_array_elements($1::jsonb) p`,
        [JSON.stringify(rows), added!.id],
      );
    return added!.id;
  }

  /** Imports that were not undone, newest first. */
  list(): Promise<CustomerImport[]> {
    return this.database.query(
      sql`select id, ${isoTime(sql`"importedAt"`)} as "importedAt", created, updated
       from customer_imports where "undoneAt" is null and not ${isExpired} order by id desc`,
    );
  }

  /** Locks an import unless another transaction has; undefined if it does not exist or is too old. */
  async lock(id: number): Promise<ImportState | undefined> {
    const [locked] = await this.database.tx.query<{ isUndone: boolean }[]>(
      sql`select "undoneAt" is not null as "isUndone" from customer_imports
       where id = $1 and not ${isExpired} for update skip locked`,
      [id],
    );
    if (locked) return locked.isUndone ? 'undone' : 'imported';
    const found = await this.database.tx.query<unknown[]>(
      sql`select 1 from customer_imports where id = $1 and not ${isExpired}`,
      [id],
    );
    return found.length > 0 ? 'locked' : undefined;
  }

  /**
   * Prevents changes to the customers of an import, and new records for them, until the transaction ends. The table
   * lock comes first, as a running import would otherwise deadlock with this.
   */
  async lockCustomers(importId: number): Promise<void> {
    await this.database.tx.query(sql`lock table customers in row exclusive mode`);
    await this.database.tx.query(
      sql`select count(*) from (select 1 from customers
         where id in (select "customerId" from imported_customers where "importId" = $1
           union all select "customerId" from import_changes where "importId" = $1)
         order by id for update) locked`,
      [importId],
    );
  }

  /** What remains of the import afterward are the customers changed since. */
  async setUndone(id: number, removed: number, restored: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from import_changes where "importId" = $1 and "customerId" = any($2::int[])`,
      [id, restored],
    );
    await this.database.tx.query(
      sql`update customer_imports set "undoneAt" = now(), removed = $2, restored = $3 where id = $1`,
      [id, removed, restored.length],
    );
  }
}
