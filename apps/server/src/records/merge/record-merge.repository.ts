import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { batches } from '../../platform/jobs/batches';
import type { Row, RowId } from './merge-changes';
import { insertStored, moveRows, name, updateRecord } from './merge-sql';
import { type ReferenceColumn, selectReferenceColumns } from './reference-columns';

/** So few rows, each with its entry in the audit log, that a statement stays well within its time limit. */
const MOVED_AT_ONCE = 1000;

/** The writes of a merge in all tables that refer to the records, as listed by the database. */
@Injectable()
export class RecordMergeRepository {
  constructor(private readonly database: Database) {}

  listReferences(table: string): Promise<ReferenceColumn[]> {
    return this.database.query(selectReferenceColumns, [table]);
  }

  /** Until the transaction ends, moved rows do not count as edited, and no account is linked automatically. */
  async startMoving(): Promise<void> {
    await this.database.tx.query(sql`select set_config('polaris.merging', 'on', true)`);
  }

  async ids(text: SqlText, parameters: unknown[]): Promise<RowId[]> {
    const [found] = await this.database.tx.query<{ ids: RowId[] }[]>(text, parameters);
    return found!.ids;
  }

  async rows(text: SqlText, parameters: unknown[]): Promise<Row[]> {
    const [found] = await this.database.tx.query<{ rows: Row[] }[]>(text, parameters);
    return found!.rows;
  }

  async move(
    reference: ReferenceColumn,
    ids: RowId[],
    { from, to }: { from: number | null; to: number },
  ): Promise<void> {
    for (const some of batches(ids, MOVED_AT_ONCE))
      await this.database.tx.query(moveRows(reference), [some, to, from]);
  }

  /** Locks records until the transaction ends, and returns all their columns except generated ones. */
  async lockRecords(table: string, ids: number[]): Promise<Row[]> {
    const found = await this.database.tx.query<{ row: Row }[]>(
      sql`select to_jsonb(r) - array(select attname::text from pg_attribute
           where attrelid = '${name(table)}'::regclass and attgenerated <> '') as row
       from ${name(table)} r where id = any($1::int[])
       order by id for update`,
      [ids],
    );
    return found.map(({ row }) => row);
  }

  async remove(table: string, id: number): Promise<void> {
    await this.database.tx.query(sql`delete from ${name(table)} where id = $1`, [id]);
  }

  async update(table: string, id: number, row: Row): Promise<void> {
    const columns = Object.keys(row);
    if (columns.length === 0) return;
    await this.database.tx.query(updateRecord(table, columns), [JSON.stringify(row), id]);
  }

  /** Restores rows that were deleted with a record; columns that no longer exist are left out. */
  async insertStored(reference: ReferenceColumn, rows: Row[]): Promise<void> {
    const stored = reference.columns.filter((column) => Object.hasOwn(rows[0] ?? {}, column));
    for (const some of batches(rows, MOVED_AT_ONCE))
      await this.database.tx.query(insertStored(reference, stored), [JSON.stringify(some)]);
  }
}
