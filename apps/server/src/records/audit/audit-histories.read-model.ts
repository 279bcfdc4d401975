import { Injectable } from '@nestjs/common';
import type { AuditEntry, Audited } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

export interface TouchedRecord {
  relation: Audited;
  recordId: number;
}

/** A change as the log has it. */
export interface LoggedEntry extends TouchedRecord {
  at: Date;
  action: AuditEntry['action'];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  changeSetId: string | null;
  via: string | null;
}

/** Reads what happened to the records that sets of changes touched. */
@Injectable()
export class AuditHistoriesReadModel {
  constructor(private readonly database: Database) {}

  listTouched(changeSetIds: readonly string[]): Promise<TouchedRecord[]> {
    return this.database.query(
      sql`select distinct relation, "recordId" from audit_log where "changeSetId" = any($1::uuid[])
       order by relation, "recordId"`,
      [changeSetIds],
    );
  }

  listSince(changeSetIds: readonly string[]): Promise<LoggedEntry[]> {
    return this.database.query(
      sql`with touched as (select relation, "recordId", (select min(e.id) from audit_log e
           where e.relation = t.relation and e."recordId" = t."recordId" and e."changeSetId" is not null) as first
         from (select distinct relation, "recordId" from audit_log
           where "changeSetId" = any($1::uuid[])) t)
       select e.relation, e."recordId", e.at, e.action, e.before, e.after, e."changeSetId", e.via
       from touched t join audit_log e
         on e.relation = t.relation and e."recordId" = t."recordId" and e.id >= t.first
       order by e.id`,
      [changeSetIds],
    );
  }
}
