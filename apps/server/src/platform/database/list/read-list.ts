import type { PageQuery } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { queryPrepared, statementOf } from '../prepared';
import { type Cursor, encodeCursor } from './cursor';
import { type JsonPage, type PageLinks, nextCursor, pageSize } from './list';
import { type ListOptions, MAX_MATCHES, type PageSql, pageSql } from './page-sql';
import type { Database, List } from './sql-list';

interface PageRow {
  items: string;
  found: number;
  /** At most one more than are counted. */
  total: number;
  /** The row that was read first. */
  first: Cursor | null;
  /** The last row that belongs to the page; null if the page is not full. */
  last: Cursor | null;
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

const run = (database: Database, { text, values }: PageSql): Promise<PageRow[]> =>
  database instanceof DataSource
    ? queryPrepared<PageRow>(database, statementOf(text), values)
    : database.query<PageRow[]>(text, values);

const totalOf = ({ total }: PageRow, most = Infinity): Pick<JsonPage, 'total' | 'capped'> =>
  total > most ? { total: most, capped: true } : { total };

/** A page that was asked for by a cursor has a neighbor on that side: the cursor's own row. */
function linksOf(query: PageQuery, { found, first, last }: PageRow): PageLinks {
  const further = nextCursor({ found, limit: pageSize(query) }, last);
  const back = first ? encodeCursor(first) : undefined;
  if (query.before !== undefined) return { next: back, prev: further };
  return { next: further, prev: query.cursor === undefined ? undefined : back };
}
