import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

export type StoredRow = Record<string, unknown> & { id: number };

/** Reads and writes rows of any kind of record, to undo changes of them. */
@Injectable()
export class RecordUndoRepository {
  constructor(private readonly database: Database) {}

  /** The rows that exist, as the log writes them, locked until the transaction ends. */
  async lock(table: Audited, ids: number[]): Promise<StoredRow[]> {
    const rows = await this.database.tx.query<{ row: StoredRow }[]>(
      sql`select to_jsonb(r) as row from ${sql.identifier('table', table)} r
       where id = any($1::int[]) order by id for update`,
      [ids],
    );
    return rows.map(({ row }) => row);
  }

  /** Gives columns the values that the log has. */
  async putBack(table: Audited, id: number, values: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(values).map((column) => sql.identifier('column', column));
    const name = sql.identifier('table', table);
    await this.database.tx.query(
      sql`update ${name} r set version = r.version + 1,
         ${sql.join(columns.map((column) => sql`${column} = v.${column}`))}
       from jsonb_populate_record(null::${name}, $2) v where r.id = $1`,
      [id, JSON.stringify(values)],
    );
  }

  /** Returns which of these records other rows refer to. */
  async findReferenced(table: Audited, ids: number[]): Promise<Set<number>> {
    const references = await this.database.query<{ table: string; column: string }[]>(
      sql`select c.conrelid::regclass::text as "table", a.attname as "column"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = $1::regclass`,
      [table],
    );
    const found = new Set<number>();
    for (const { table: from, column } of references) {
      const key = sql.identifier('column', column);
      const rows = await this.database.query<{ id: number }[]>(
        sql`select distinct ${key} as id from ${sql.identifier('table', from)} where ${key} = any($1::int[])`,
        [ids],
      );
      for (const { id } of rows) found.add(id);
    }
    return found;
  }
}
