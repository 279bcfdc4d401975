import { Injectable } from '@nestjs/common';
import type { AuditQuery, Audited } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type JsonAnswer,
  decodeCursor,
  encodeCursor,
  pageSize,
} from '../../platform/database/list/list';
import { isoTime } from '../../platform/database/list/json-page';

interface AuditPage {
  items: string;
  found: number;
  last: number | null;
  total: number;
}

/** What the database's triggers wrote down, and what is added by hand. */
@Injectable()
export class AuditService {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes down what changed no row of the record itself. */
  async add(
    { relation, recordId, after }: { relation: Audited; recordId: number; after: object },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into audit_log ("actorId", relation, "recordId", action, before, after)
       values (nullif(current_setting('polaris.actor', true), ''), $1, $2, 'update', '{}', $3)`,
      [relation, recordId, JSON.stringify(after)],
    );
  }

  /** Removes the values that the log has of records; that they were changed stays. */
  async forget(
    relation: Audited,
    recordIds: number[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update audit_log set before = null, after = null
       where relation = $1 and "recordId" = any($2)`,
      [relation, recordIds],
    );
  }

  /** Newest change first, of all records or of one. */
  async list(query: AuditQuery): Promise<JsonAnswer> {
    const limit = pageSize(query);
    const cursor = decodeCursor(query.cursor, 'number');
    const [page] = await this.dataSource.query<AuditPage[]>(
      `with found as (
         select * from audit_log r
         where ($1::text is null or relation = $1) and ($2::int is null or "recordId" = $2)),
       page as materialized (
         select r.id::int, ${isoTime('r.at')} as "createdAt", u.email as actor, relation,
           "recordId", action, before, after
         from found r left join users u on u.id = r."actorId"
         where $3::bigint is null or r.id < $3
         order by r.id desc limit $4::int + 1)
       select coalesce((select json_agg(p) from (select * from page limit $4) p), '[]')::text as items,
         (select count(*)::int from page) as found,
         (select id from page offset $4::int - 1 limit 1) as last,
         (select count(*)::int from (select 1 from found limit 10000) c) as total`,
      [query.relation ?? null, query.recordId ?? null, cursor?.id ?? null, limit],
    );
    const { items, found, last, total } = page!;
    const more = found > limit && last !== null;
    return {
      json: items,
      total,
      capped: total === 10_000,
      next: more ? encodeCursor({ value: last, id: last }) : undefined,
    };
  }
}
