import type { PageQuery } from '@polaris/contracts';
import { type Cursor, decodeCursor, encodeCursor } from './cursor';
import {
  type JsonPage,
  type ListOrder,
  type PageLinks,
  behind,
  nextCursor,
  pageSize,
} from './list';
import { type SearchedBy, findMatches } from './search';
import { type Database, type List, allOf } from './sql-list';

/** What reads a list beside its rows. */
interface ListOptions {
  /** How the query's `q` is looked for; without it `q` is ignored. */
  searchedBy?: SearchedBy;
  /** Where the number of rows is known without counting them. */
  total?: () => Promise<number>;
  /** Rows past this many are not counted. */
  countedUpTo?: number;
}

/** Reads the page that a request asks for, and how many rows there are in all. */
export async function readList(
  database: Database,
  query: PageQuery,
  list: List,
  { searchedBy, total, countedUpTo }: ListOptions = {},
): Promise<JsonPage> {
  if (query.q && searchedBy) {
    const { list: found, ...matches } = await findMatches(database, list, query.q, searchedBy);
    return { ...matches, ...(await readPage(database, query, found)) };
  }
  const count = total ? { total: await total() } : await countRows(database, list, countedUpTo);
  return { ...count, ...(await readPage(database, query, list)) };
}

interface PageRow {
  items: string;
  found: number;
  /** The row that was read first. */
  first: Cursor | null;
  /** The last row that belongs to the page; null if the page is not full. */
  last: Cursor | null;
}

type PagePlace = Pick<PageQuery, 'limit' | 'cursor' | 'before'>;

/**
 * Reads one page behind the query's cursor, or before it. The page begins where the one before ended, so
 * a page deep in the list costs as much as the first. PostgreSQL writes the JSON: no row becomes an
 * object here only to become text again.
 */
export async function readPage(
  database: Database,
  query: PagePlace,
  list: List,
): Promise<Pick<JsonPage, 'json' | 'next' | 'prev'>> {
  const { columns, from, order } = list;
  const read = query.before === undefined ? order : reversed(order);
  const { where, values } = behindCursor({ ...list, order: read }, query.before ?? query.cursor);
  const limit = pageSize(query);
  const size = `$${values.length + 1}::int`;
  const [page] = await database.query<PageRow[]>(
    `with page as materialized (
       select ${columns} from ${from} where ${allOf(where)}
       order by ${orderBy(read, 'r')} limit ${size} + 1)
     select coalesce((select json_agg(p ${read === order ? '' : `order by ${orderBy(order, 'p')}`})
         from (select * from page limit ${size}) p), '[]')::text as items,
       (select count(*) from page)::int as found,
       (select ${cursorOf(order)} from page limit 1) as first,
       (select ${cursorOf(order)} from page offset ${size} - 1 limit 1) as last`,
    [...values, limit],
  );
  return { json: page!.items, ...linksOf(query, page!) };
}

/** A page that was asked for by a cursor has a neighbor on that side: the cursor's own row. */
function linksOf(query: PagePlace, { found, first, last }: PageRow): PageLinks {
  const further = nextCursor({ found, limit: pageSize(query) }, last);
  const back = first ? encodeCursor(first) : undefined;
  if (query.before !== undefined) return { next: back, prev: further };
  return { next: further, prev: query.cursor === undefined ? undefined : back };
}

const reversed = (order: ListOrder): ListOrder => ({
  ...order,
  direction: order.direction === 'ASC' ? 'DESC' : 'ASC',
});

const cursorOf = (order: ListOrder): string =>
  `json_build_object('value', "${order.column}", 'id', "${keyOf(order)}")`;

function behindCursor(
  { where, values, order }: List,
  text: string | undefined,
): Pick<List, 'where' | 'values'> {
  const cursor = decodeCursor(text, order.kind);
  if (!cursor) return { where, values };
  const at = values.length;
  const columns = columnsOf(order, 'r');
  const places = columns.map((_, index) => `$${at + 1 + index}`);
  return {
    where: [...where, `(${columns.join(', ')}) ${behind(order)} (${places.join(', ')})`],
    values: [...values, ...(columns.length > 1 ? [cursor.value] : []), cursor.id],
  };
}

const orderBy = (order: ListOrder, row: string): string =>
  columnsOf(order, row)
    .map((column) => `${column} ${order.direction}`)
    .join(', ');

const keyOf = ({ key = 'id' }: ListOrder): string => key;

/** A list that is sorted by its key alone has one column, so that the key's index fits. */
const columnsOf = (order: ListOrder, row: string): string[] =>
  [...new Set([order.column, keyOf(order)])].map((column) => `${row}."${column}"`);

async function countRows(
  database: Database,
  { from, where, values }: List,
  upTo: number | undefined,
): Promise<Pick<JsonPage, 'total' | 'capped'>> {
  const rows = `select 1 from ${from} where ${allOf(where)}`;
  const [{ count }] = await database.query<[{ count: number }]>(
    `select count(*)::int as count from (${rows} ${upTo ? `limit ${upTo}` : ''}) counted`,
    values,
  );
  return { total: count, capped: count === upTo };
}
