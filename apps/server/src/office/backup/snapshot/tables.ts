import { type SqlConnection, type SqlText, sql } from '../../../platform/database/sql';
import { BackupError } from '../backup-error';

/** A table with the details that COPY needs. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** The terms of ORDER BY that give its rows one order. */
  order: SqlText[];
  /** The tables it refers to, which must be loaded first. */
  refersTo: string[];
}

export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Sorts text by bytes, which is the same on every server. */
const TABLES = sql`
  with tables as (
    select oid, relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname = any ($1)),
  keys as (
    select indrelid, column_number, place from pg_index,
      unnest(indkey::int2[]) with ordinality as parts (column_number, place)
    where indisprimary)
  select t.relname as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select array_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end
        order by place)
      from pg_attribute join keys on indrelid = attrelid and column_number = attnum
      where attrelid = t.oid) as "key",
    (select coalesce(array_agg(distinct other.relname::text), '{}')
      from pg_constraint c join pg_class other on other.oid = c.confrelid
      where c.conrelid = t.oid and contype = 'f' and c.confrelid <> t.oid and not condeferrable)
      as "refersTo"
  from tables t order by relname`;

/** PostgreSQL has quoted the names of the key. */
type FoundTable = Omit<Table, 'order'> & { key: SqlText[] | null };

/** The existing ones of these tables, each after those it refers to. */
export async function readTables(client: SqlConnection, names: string[]): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(TABLES, [names]);
  const tables = rows.map(({ key, ...table }) => ({
    ...table,
    order: key ?? everyColumn(table.columns),
  }));
  return inLoadOrder(tables);
}

const everyColumn = (columns: string[]): SqlText[] =>
  columns.map((column) => sql`${sql.identifier('catalog', column)}::text collate "C"`);

function inLoadOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ refersTo }) =>
      refersTo.every((name) => !waiting.has(name)),
    );
    if (!next)
      throw new BackupError(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    ordered.push(next);
    waiting.delete(next.name);
  }
  return ordered;
}

/** The sequences of the tables. Read them after the rows, so that they are never behind. */
export async function readSequences(client: SqlConnection, names: string[]): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    sql`select s.relname as name from pg_class s
       join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
         and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_class t on t.oid = d.refobjid
     where s.relkind = 'S' and s.relnamespace = current_schema()::regnamespace
       and t.relname = any ($1) order by 1`,
    [names],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<Omit<Sequence, 'name'>>(
      sql`select last_value::text as "lastValue", is_called as "isCalled" from ${sql.identifier('catalog', name)}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

const columnList = (columns: string[]): SqlText =>
  sql.join(columns.map((column) => sql.identifier('catalog', column)));

/** Identical rows give identical bytes on every server. */
export const copyOut = ({ name, columns, order }: Table): SqlText =>
  sql`copy (select ${columnList(columns)} from ${sql.identifier('catalog', name)}
     order by ${sql.join(order)}) to stdout`;

export const copyIn = (table: { name: string; columns: string[] }): SqlText =>
  sql`copy ${sql.identifier('catalog', table.name)} (${columnList(table.columns)}) from stdin`;
