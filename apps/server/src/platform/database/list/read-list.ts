import type { PageQuery } from '@polaris/contracts';
import type { DataSource } from 'typeorm';
import { type Cursor, decodeCursor, encodeCursor, pageSize } from './list';

/** A list's rows and how it is searched, in SQL. The rows are named `r`, their key `r.id`. */
export interface JsonList {
  /** The columns of an item, named as in the contract. */
  columns: string;
  from: string;
  where: string[];
  /** The values of `$1`, `$2` … in `where`. */
  values: unknown[];
}

/** One page as the JSON text that PostgreSQL made of it. */
export interface JsonPage {
  json: string;
  next: string | undefined;
}

interface PageRow {
  items: string;
  found: number;
  last: Cursor | null;
}

/** A time as the contracts write it. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Reads one page, newest first, behind the query's cursor. PostgreSQL writes the JSON: no row becomes
 * an object here only to become text again.
 */
export async function newestFirst(
  dataSource: DataSource,
  query: PageQuery,
  { columns, from, where, values }: JsonList,
): Promise<JsonPage> {
  const cursor = decodeCursor(query.cursor, 'time');
  const limit = pageSize(query);
  const at = values.length;
  const conditions = cursor
    ? [...where, `(r."createdAt", r.id) < ($${at + 2}, $${at + 3})`]
    : where;
  const [page] = await dataSource.query<PageRow[]>(
    `with page as materialized (
       select ${columns} from ${from} where ${conditions.join(' and ') || 'true'}
       order by r."createdAt" desc, r.id desc limit $${at + 1}::int + 1)
     select coalesce((select json_agg(p) from (select * from page limit $${at + 1}) p), '[]')::text as items,
       (select count(*) from page)::int as found,
       (select json_build_object('value', "createdAt", 'id', id)
        from page offset $${at + 1}::int - 1 limit 1) as last`,
    [...values, limit, ...(cursor ? [cursor.value, cursor.id] : [])],
  );
  if (!page) throw new Error('The page came back empty.');
  const more = page.found > limit && page.last;
  return { json: page.items, next: more ? encodeCursor(page.last!) : undefined };
}
