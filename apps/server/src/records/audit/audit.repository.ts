import { Injectable } from '@nestjs/common';
import { AUDIT_KEPT_YEARS, type Audited } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

/** A change that changed no column of the record itself. */
export interface AddedEntry {
  relation: Audited;
  recordId: number;
  after: object;
}

/** Writes entries by hand; triggers of the database write all others. */
@Injectable()
export class AuditRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`audit_log`,
      expired: sql`at < now() - interval '${AUDIT_KEPT_YEARS} years'`,
    });
  }

  async add({ relation, recordId, after }: AddedEntry): Promise<void> {
    await this.database.tx.query(
      sql`insert into audit_log ("actorId", relation, "recordId", action, before, after)
       values (nullif(current_setting('polaris.actor', true), ''), $1, $2, 'update', '{}', $3)`,
      [relation, recordId, JSON.stringify(after)],
    );
  }

  /** Returns the id of the newest entry; 0 without any. */
  async lastId(): Promise<string> {
    const [newest] = await this.database.query<{ id: string }[]>(
      sql`select coalesce(max(id), 0) as id from audit_log`,
    );
    return newest!.id;
  }

  async forget(relation: Audited, recordIds: number[]): Promise<void> {
    await this.database.tx.query(
      sql`update audit_log set before = null, after = null
       where relation = $1 and "recordId" = any($2)`,
      [relation, recordIds],
    );
  }

  /**
   * Removes the values of up to `limit` records that were deleted this many days ago and not restored since. Returns
   * how many entries had values.
   */
  async forgetDeleted(days: number, limit: number): Promise<number> {
    const [, changed] = await this.database.query<[unknown, number]>(
      sql`with deleted as (
         select d.relation, d."recordId" from audit_log d
         where d.action = 'delete' and d.before is not null
           and d.at < now() - make_interval(days => $1)
           and not exists (select 1 from audit_log later where later.relation = d.relation
             and later."recordId" = d."recordId" and later.id > d.id and later.action = 'create')
         limit $2)
       update audit_log entry set before = null, after = null from deleted
       where entry.relation = deleted.relation and entry."recordId" = deleted."recordId"`,
      [days, limit],
    );
    return changed;
  }
}
