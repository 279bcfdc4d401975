import type pg from 'pg';
import type { Row, Tables } from './schema-fixture';

/** The tables in the order of their names; what migrations ran is no data. */
const listTables = `
  select c.relname as name,
    (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
  order by 1`;

/** Everything that a database holds. */
export async function readTables(client: pg.Client): Promise<Tables> {
  const { rows: tables } = await client.query<{ name: string; key: string[] }>(listTables);
  const read: Tables = new Map();
  for (const { name, key } of tables) {
    const order = key.map((column) => `r."${column}"`).join(', ');
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(r) as row from ${name} r order by ${order}`,
    );
    read.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return read;
}

export const findEmptyTables = (tables: Tables): string[] =>
  [...tables].filter(([, rows]) => rows.length === 0).map(([table]) => table);

/** A column whose keys PostgreSQL gives out: the last one in the table, and the next one. */
export interface Sequence {
  column: string;
  last: number;
  next: number;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
     where attidentity <> '' and attrelid in
       (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  const read: Sequence[] = [];
  for (const { table, column } of rows) {
    const found = await client.query<Sequence>(
      `select '${table}.${column}' as column, (select max("${column}") from ${table})::int as last,
         nextval(pg_get_serial_sequence('${table}', '${column}'))::int as next`,
    );
    read.push(...found.rows);
  }
  return read;
}
