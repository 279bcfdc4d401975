import { Injectable } from '@nestjs/common';
import type { AuditPeriod } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { isoTime } from '../../platform/database/list/sql-list';
import { shownAfter } from './audit.read-model';

/** So few that a batch of the longest values blocks the event loop only shortly. */
const BATCH = 500;

interface Line {
  id: string;
  time: string;
  actor: string | null;
  via: string | null;
  table: string;
  recordId: number;
  action: string;
  before: string | null;
  after: string | null;
}

export const auditFileColumns = [
  'id',
  'time',
  'actor',
  'table',
  'recordId',
  'action',
  'before',
  'after',
  'via',
] as const satisfies (keyof Line)[];

/** $1 and $2 are the first day and the last, $3 and $4 the line before. */
const NEXT = sql`
  select r.id, ${isoTime(sql`r.at`)} as time,
    (select u.email from users u where u.id = r."actorId") as actor, r.via,
    r.relation as "table", r."recordId", r.action, r.before::text, (${shownAfter})::text as after
  from audit_log r
  where r.at >= coalesce($1::date::timestamp at time zone 'UTC', '-infinity')
    and r.at < coalesce(($2::date + 1)::timestamp at time zone 'UTC', 'infinity')
    and (r.at, r.id) > ($3::timestamptz, $4::bigint)
  order by r.at, r.id limit ${BATCH}`;

/** Reads the audit log as the lines of a CSV file. */
@Injectable()
export class AuditFileReadModel {
  constructor(private readonly database: Database) {}

  /** Oldest first, batch by batch. */
  async *lines({ from, to }: AuditPeriod): AsyncGenerator<(string | number | null)[]> {
    for (let last: Pick<Line, 'id' | 'time'> | undefined; ;) {
      const lines: Line[] = await this.database.query<Line[]>(NEXT, [
        from ?? null,
        to ?? null,
        last?.time ?? '-infinity',
        last?.id ?? 0,
      ]);
      for (const line of lines) yield auditFileColumns.map((column) => line[column]);
      if (lines.length < BATCH) return;
      last = lines.at(-1);
    }
  }
}
