import type { PageQuery } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { queryPrepared, statementOf } from '../prepared';
import { encodeCursor } from './cursor';
import { type JsonPage, type PageLinks, pageSize } from './list';
import { type ListOptions, MAX_MATCHES, type PageSql, pageSql } from './page-sql';
import type { Database, List } from './sql-list';

interface PageRow {
  items: string;
  found: number;
  /** At most one more than are counted. */
  total: number;
  /** Sort value and key of the page's first row and of its last; null where there is none. */
  ends: [string | number, number, string | number | null, number | null];
}

/**
 * Reads the page that a request asks for, and how many rows there are in all, in one round trip. The
 * page begins where the one before ended, so a page deep in the list costs as much as the first.
 * PostgreSQL writes the JSON: no row becomes an object here only to become text again.
 */
export async function readList(
  database: Database,
  query: PageQuery,
  list: List,
  options: ListOptions = {},
): Promise<JsonPage> {
  const [page] = await run(database, pageSql(query, list, options));
  const most = query.q && options.searchedBy ? MAX_MATCHES : options.countedUpTo;
  return { json: page!.items, ...totalOf(page!, most), ...linksOf(query, page!) };
}

const run = (database: Database, { text, values, isUsual }: PageSql): Promise<PageRow[]> =>
  database instanceof DataSource
    ? queryPrepared<PageRow>(database, isUsual ? statementOf(text) : { text }, values)
    : database.query<PageRow[]>(text, values);

const totalOf = ({ total }: PageRow, most = Infinity): Pick<JsonPage, 'total' | 'capped'> =>
  total > most ? { total: most, capped: true } : { total };

/** A page that was asked for by a cursor has a neighbor on that side: the cursor's own row. */
function linksOf(query: PageQuery, { found, ends }: PageRow): PageLinks {
  const [firstValue, firstId, lastValue, lastId] = ends;
  const further =
    found > pageSize(query) ? encodeCursor({ value: lastValue!, id: lastId! }) : undefined;
  const back = found > 0 ? encodeCursor({ value: firstValue, id: firstId }) : undefined;
  if (query.before !== undefined) return { next: back, prev: further };
  return { next: further, prev: query.cursor === undefined ? undefined : back };
}
