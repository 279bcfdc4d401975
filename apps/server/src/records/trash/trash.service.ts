import { Injectable } from '@nestjs/common';
import { TRASH_DAYS, type TrashItem, type TrashKind, type TrashQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, decodeCursor, pageSize, toPage } from '../../platform/database/list/list';
import { conflict, notFound } from '../../platform/http/problem';
import { bins } from './bins';

interface TrashRow extends Omit<TrashItem, 'deletedAt'> {
  deletedAt: Date;
}

/** Deleted records, whole, with all that hung on them: out of their tables, and back for 30 days. */
@Injectable()
export class TrashService {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes a record by moving it here. */
  remove(kind: TrashKind, id: number): Promise<void> {
    const { what, table, move } = bins[kind];
    return this.dataSource.transaction(async (manager) => {
      const moved = await manager.query<unknown[]>(
        `with gone as (${move})
         insert into trash (kind, "recordId", label, rows, "deletedBy")
         select $2, $1, left(label, 255), rows, nullif(current_setting('polaris.actor', true), '')
         from gone
         on conflict (kind, "recordId") do update
           set label = excluded.label, rows = excluded.rows, "deletedAt" = now()
         returning kind`,
        [id, kind],
      );
      if (moved.length === 0) throw notFound(what);
      await manager.query(`delete from ${table} where id = $1`, [id]);
    });
  }

  /** Puts a record back where it was, under its own key. */
  restore(kind: TrashKind, id: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const [found] = await manager.query<{ rows: unknown }[]>(
        `select rows from trash where kind = $1 and "recordId" = $2 for update`,
        [kind, id],
      );
      if (!found) throw notFound('This deleted record');
      await refuseOrphan(manager, kind, found.rows as Record<string, never>);
      for (const statement of bins[kind].restore)
        await manager.query(statement, [JSON.stringify(found.rows)]);
      await manager.query(`delete from trash where kind = $1 and "recordId" = $2`, [kind, id]);
    });
  }

  /** What can still be brought back, last deleted first. */
  async list(query: TrashQuery): Promise<Page<TrashItem>> {
    const cursor = decodeCursor(query.cursor, 'time');
    const limit = pageSize(query);
    const rows = await this.dataSource.query<TrashRow[]>(
      `select kind, "recordId", label, "deletedAt",
         coalesce(jsonb_array_length(rows -> 'activities'), 0) as activities
       from trash
       where $2::timestamptz is null or ("deletedAt", "recordId") < ($2, $3)
       order by "deletedAt" desc, "recordId" desc limit $1`,
      [limit + 1, cursor?.value ?? null, cursor?.id ?? null],
    );
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      'select count(*)::int as count from trash',
    );
    const items = rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
    return toPage(items, limit, count, ({ deletedAt, recordId }) => ({
      value: deletedAt,
      id: recordId,
    }));
  }

  /**
   * Forgets for good what has been here for 30 days, and what the audit log kept of its words. How
   * many records that were.
   */
  purge(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [gone] = await manager.query<[{ kind: TrashKind; recordId: number }[], number]>(
        `delete from trash where "deletedAt" < now() - make_interval(days => $1)
         returning kind, "recordId"`,
        [TRASH_DAYS],
      );
      for (const { kind, recordId } of gone)
        await manager.query(
          `update audit_log set before = null, after = null
           where relation = $1 and "recordId" = $2`,
          [bins[kind].table, recordId],
        );
      return gone.length;
    });
  }
}

async function refuseOrphan(
  manager: EntityManager,
  kind: TrashKind,
  rows: Record<string, { customerId: number }>,
): Promise<void> {
  if (kind !== 'activity') return;
  const [owner] = await manager.query<unknown[]>('select 1 from customers where id = $1', [
    rows.row?.customerId,
  ]);
  if (!owner) throw conflict('Its customer was deleted. Bring the customer back first.');
}
