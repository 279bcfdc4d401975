import { Injectable } from '@nestjs/common';
import {
  type Audited,
  TRASH_DAYS,
  type TrashKind,
  type TrashQuery,
  type TrashedWith,
} from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { isoTime } from '../../platform/database/list/sql-list';
import type { Reference } from '../registry/record-kind';
import {
  type TrashedRow,
  type WritableColumn,
  insertsOf,
  selectWritableColumns,
} from './restore-sql';

/** A record's own row, and under other keys the rows to restore with it. */
export interface TrashedRows {
  row: TrashedRow;
  [as: string]: unknown;
}

/** Identifies a record in the trash. */
export interface TrashedRecord {
  kind: TrashKind;
  recordId: number;
}

/** A permanently deleted record, with the ids of the rows deleted with it. */
export interface PurgedRecord extends TrashedRecord {
  dependents: Record<string, number[]>;
}

const LAST_DELETED_FIRST = {
  column: 'deletedAt',
  direction: 'DESC',
  kind: 'time',
  key: 'recordId',
} as const;

@Injectable()
export class TrashRepository {
  constructor(
    private readonly database: Database,
    blobs: BlobsService,
  ) {
    // A restored record refers to its files again, so they must be kept.
    blobs.keepWhile(sql`exists (select from trash where strpos(rows::text, b.hash) > 0)`);
  }

  /** Lists the trash; each record has the number of its dependents' rows. */
  list(query: TrashQuery, dependents: string[]): Promise<JsonPage> {
    const counts = dependents.map(
      (as) =>
        sql`coalesce(jsonb_array_length(r.rows -> ${sql.value(as)}), 0) as ${sql.identifier('column', as)}`,
    );
    const deletedAt = sql`${isoTime(sql`r."deletedAt"`)} as "deletedAt"`;
    return readList(this.database, query, {
      columns: sql.join([sql`r.kind`, sql`r."recordId"`, sql`r.label`, deletedAt, ...counts]),
      from: sql`trash r`,
      where: [],
      values: [],
      order: LAST_DELETED_FIRST,
    });
  }

  /** Moves the selected data of the records `$1` to the trash; returns the ids that exist. */
  async add(kind: TrashKind, ids: number[], select: SqlText): Promise<number[]> {
    const added = await this.database.tx.query<{ recordId: number }[]>(
      sql`with deleted as (${select})
       insert into trash (kind, "recordId", label, rows, "deletedBy")
       select $2, id, left(label, 255), rows, nullif(current_setting('polaris.actor', true), '')
       from deleted
       on conflict (kind, "recordId") do update
         set label = excluded.label, rows = excluded.rows, "deletedAt" = now()
       returning "recordId"`,
      [ids, kind],
    );
    return added.map(({ recordId }) => recordId);
  }

  async removeRows(table: Audited, ids: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from ${sql.identifier('table', table)} where id = any($1::int[])`,
      [ids],
    );
  }

  async rowExists(table: Audited, id: unknown): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      sql`select 1 from ${sql.identifier('table', table)} where id = $1`,
      [id],
    );
    return rows.length > 0;
  }

  /** The rows of a record, locked until the transaction ends. */
  async find(record: TrashedRecord): Promise<TrashedRows | undefined> {
    const [found] = await this.database.tx.query<{ rows: TrashedRows }[]>(
      sql`select rows from trash where kind = $1 and "recordId" = $2 for update`,
      [record.kind, record.recordId],
    );
    return found?.rows;
  }

  /** Sets columns of the record's own row. */
  async change(record: TrashedRecord, values: TrashedRow): Promise<void> {
    await this.database.tx.query(
      sql`update trash set rows = jsonb_set(rows, '{row}', (rows -> 'row') || $3::jsonb)
       where kind = $1 and "recordId" = $2`,
      [record.kind, record.recordId, JSON.stringify(values)],
    );
  }

  /** Inserts rows into the current version of their table. */
  async insertRows(table: Audited, rows: TrashedRow[], refersTo: Reference[]): Promise<void> {
    const columns = await this.database.tx.query<WritableColumn[]>(selectWritableColumns, [table]);
    for (const { text, rows: alike } of insertsOf(table, columns, rows, refersTo))
      await this.database.tx.query(text, [JSON.stringify(alike)]);
  }

  async remove(record: TrashedRecord): Promise<void> {
    await this.database.tx.query(sql`delete from trash where kind = $1 and "recordId" = $2`, [
      record.kind,
      record.recordId,
    ]);
  }

  /** Removes the records of a kind whose column had one of these values, and returns their ids. */
  async removeWhere(kind: TrashKind, column: string, values: string[]): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ recordId: number }[], number]>(
      sql`delete from trash where kind = $1 and rows #>> array['row', $2] = any($3)
       returning "recordId"`,
      [kind, column, values],
    );
    return removed.map(({ recordId }) => recordId);
  }

  /** Removes rows that would be restored with records of a kind; returns their ids. */
  async removeDependents(
    kind: TrashKind,
    snapshotKey: TrashedWith,
    like: TrashedRow,
  ): Promise<number[]> {
    const isLike = sql`d @> $3::jsonb`;
    const rows = sql`jsonb_array_elements(t.rows -> $2) d`;
    const removed = await this.database.tx.query<{ id: number }[]>(
      sql`with held as (select kind, "recordId", rows from trash t
         where kind = $1 and rows -> $2 @> jsonb_build_array($3::jsonb) for update),
       changed as (update trash t set rows = jsonb_set(t.rows, array[$2],
           (select coalesce(jsonb_agg(d), '[]') from ${rows} where not ${isLike}))
         from held h where h.kind = t.kind and h."recordId" = t."recordId")
       select (d ->> 'id')::int as id from held t, ${rows} where ${isLike}`,
      [kind, snapshotKey, JSON.stringify(like)],
    );
    return removed.map(({ id }) => id);
  }

  /** Removes records that were deleted 30 days ago, and returns them. */
  async removeOld(dependents: string[]): Promise<PurgedRecord[]> {
    const ids = dependents.map(
      (as) => sql`${sql.value(as)}, jsonb_path_query_array(rows, ${sql.value(`$."${as}"[*].id`)})`,
    );
    const [removed] = await this.database.tx.query<[PurgedRecord[], number]>(
      sql`delete from trash where "deletedAt" < now() - make_interval(days => $1)
       returning kind, "recordId", jsonb_build_object(${sql.join(ids)}) as dependents`,
      [TRASH_DAYS],
    );
    return removed;
  }
}
