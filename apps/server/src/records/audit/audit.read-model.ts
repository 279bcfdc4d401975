import { Injectable } from '@nestjs/common';
import type { AuditQuery, Audited, PageQuery } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, isoTime, narrow } from '../../platform/database/list/sql-list';

/** Counting more would read all of the log's past. */
const MAX_COUNTED = 10_000;

/** A one-time link is logged with its account's key, not its address: the address is deleted with the account. */
const linkedAccount = sql`jsonb_build_object('oneTimeLinkFor',
  (select u.email from users u where u.id = r.after ->> 'oneTimeLinkFor'))`;

/** The values after a change, as the owner sees them. */
export const shownAfter = sql`case when r.after -> 'oneTimeLinkFor' is null then r.after
  else r.after || ${linkedAccount} end`;

const entries: List = {
  columns: sql`r.id::int, ${isoTime(sql`r.at`)} as "createdAt",
    (select u.email from users u where u.id = r."actorId") as actor, r.via,
    r.relation, r."recordId", r.action, r.before, ${shownAfter} as after`,
  from: sql`audit_log r`,
  where: [],
  values: [],
  order: { column: 'id', direction: 'DESC', kind: 'number' },
};

/** Reads the audit log, with the current addresses of accounts. */
@Injectable()
export class AuditReadModel {
  constructor(private readonly database: Database) {}

  /** Newest change first. */
  list(query: AuditQuery): Promise<JsonPage> {
    const { relation, recordId } = query;
    const ofTable = relation ? narrow(entries, sql`r.relation = ?`, relation) : entries;
    const found = recordId ? narrow(ofTable, sql`r."recordId" = ?`, recordId) : ofTable;
    return readList(this.database, query, found, { countedUpTo: MAX_COUNTED });
  }

  /** The changes of these records, newest first. */
  listOf(relation: Audited, recordIds: number[], query: PageQuery): Promise<JsonPage> {
    const ofTable = narrow(entries, sql`r.relation = ?`, relation);
    const found = narrow(ofTable, sql`r."recordId" = any(?::int[])`, recordIds);
    return readList(this.database, query, found, { countedUpTo: MAX_COUNTED });
  }
}
