import type { PageQuery } from '@polaris/contracts';
import type { Database } from '../database';
import { queryText, statementOf } from '../prepared';
import { encodeCursor } from './cursor';
import { JsonRows, type TextRows } from './json-rows';
import { type JsonPage, type ListOrder, type PageLinks, orderKey, pageSize } from './list';
import { MAX_MATCHES } from './matches-sql';
import { type ListOptions, type PageSql, pageSql } from './page-sql';
import type { List } from './sql-list';

/** Each row starts with the total. */
const TOTAL_COLUMNS = 1;

/**
 * Reads the requested page, and the total if requested, in one round trip. A page starts at a cursor, so a page deep in
 * the list costs as much as the first.
 */
export async function readList(
  database: Database,
  query: PageQuery,
  list: List,
  options: ListOptions = {},
): Promise<JsonPage> {
  const result = await run(database, pageSql(query, list, options));
  const most = query.q && options.searchedBy ? MAX_MATCHES : options.countedUpTo;
  const json = new JsonRows(result, TOTAL_COLUMNS);
  const key = result.fields.findIndex(({ name }) => name === orderKey(list.order));
  // Without rows, the total is in a row of nulls.
  const found = result.rows.filter((row) => row[key] !== null);
  const shown = found.slice(0, pageSize(query));
  const links = linksOf(query, found.length > shown.length, cursorsOf(json, list.order, shown));
  const items = query.before === undefined ? shown : shown.reverse();
  return { json: json.list(items), ...totalOf(result.rows[0]![0] ?? null, most), ...links };
}

const run = (
  database: Database,
  { text, values, isPreparable: isUsual }: PageSql,
): Promise<TextRows> => queryText(database, isUsual ? statementOf(text) : { text }, values);

/** The total is counted up to one more than shown. */
const totalOf = (text: string | null, most = Infinity): Pick<JsonPage, 'total' | 'capped'> => {
  if (text === null) return { total: undefined };
  const total = Number(text);
  return total > most ? { total: most, capped: true } : { total };
};

/** The cursors of the first and the last row. */
interface Cursors {
  first: string | undefined;
  last: string | undefined;
}

function cursorsOf(json: JsonRows, order: ListOrder, rows: TextRows['rows']): Cursors {
  const cursorOf = (row: TextRows['rows'][number] | undefined) =>
    row &&
    encodeCursor({
      value: json.value(row, order.column) as string | number,
      id: json.value(row, orderKey(order)) as number,
    });
  return { first: cursorOf(rows[0]), last: cursorOf(rows.at(-1)) };
}

/** A page requested by a cursor has a neighbor on that side: the page with the cursor's row. */
function linksOf(query: PageQuery, hasMore: boolean, { first, last }: Cursors): PageLinks {
  const further = hasMore ? last : undefined;
  if (query.before !== undefined) return { next: first, prev: further };
  return { next: further, prev: query.cursor === undefined ? undefined : first };
}
