import { Injectable } from '@nestjs/common';
import type { ImportUndo } from '@polaris/contracts';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { StoredRecord } from '../../../records/registry/import-target';

/** More would not fit into a message. */
const NAMES_SHOWN = 20;

/** Tables that reference customers and that an import never adds rows to: any row here is newer. */
export const addedLater = [
  sql`activities`,
  sql`assistant_drafts`,
  sql`contact_submissions`,
  sql`customer_files`,
  sql`customer_tags`,
  sql`different_customers`,
  sql`file_uploads`,
  sql`invitations`,
  sql`invoices`,
  sql`messages`,
  sql`offers`,
  sql`purchases`,
  sql`retainers`,
  sql`sessions_appointments`,
  sql`tasks`,
  sql`testimonials`,
];

const hasNothingAdded = sql.join(
  addedLater.map(
    (table) => sql`not exists (select 1 from ${table} d where d."customerId" = i."customerId")`,
  ),
  ' and ',
);

const isUnchangedSince = sql`not exists (select 1 from audit_log a where a.relation = 'customers'
  and a."recordId" = i."customerId" and a.id > m."lastAuditId")`;

/** What became of the customers added or changed by an import. */
@Injectable()
export class CustomerImportsReadModel {
  constructor(private readonly database: Database) {}

  /** Customers who have not changed or gained any record since, including fields and accounts. */
  async listUntouched(importId: number): Promise<number[]> {
    const found = await this.database.query<{ id: number }[]>(
      sql`select i."customerId" as id from imported_customers i
       join customer_imports m on m.id = i."importId"
       where i."importId" = $1 and ${hasNothingAdded} and ${isUnchangedSince}
       order by 1`,
      [importId],
    );
    return found.map(({ id }) => id);
  }

  /** The previous values of the changed customers, without those who changed again since. */
  async listPrevious(importId: number): Promise<StoredRecord[]> {
    const found = await this.database.query<{ previous: StoredRecord }[]>(
      sql`select i.previous from import_changes i join customer_imports m on m.id = i."importId"
       where i."importId" = $1 and ${isUnchangedSince} order by i."customerId"`,
      [importId],
    );
    return found.map(({ previous }) => previous);
  }

  /** What the undo removed and changed back, and which customers remain. */
  async getUndo(importId: number): Promise<ImportUndo> {
    const [undo] = await this.database.query<ImportUndo[]>(
      sql`with kept as (
           select c.id, c.name from customers c where c.id in (
             select "customerId" from imported_customers where "importId" = $1
             union all select "customerId" from import_changes where "importId" = $1))
       select m.removed, m.restored, (select count(*)::int from kept) as kept,
         (select coalesce(json_agg(k), '[]') from (
           select id, name from kept order by id limit ${NAMES_SHOWN}) k) as "keptCustomers"
       from customer_imports m where m.id = $1`,
      [importId],
    );
    return undo!;
  }
}
