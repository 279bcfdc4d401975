import { MAX_PAGE, type PageQuery } from '@polaris/contracts';
import { decodeCursor } from './cursor';
import { type ListOrder, comparisonAfter, inDirection, orderKey, pageSize } from './list';
import { type SqlText, sql } from '../sql';
import { MATCHES, MAX_MATCHES, matchedRows, matchesSql } from './matches-sql';
import { type SearchedBy, narrowByWalking, narrowToMatches } from './search';
import { type Bind, type List, type RowCount, allOf, binderOf } from './sql-list';

/** How a list is searched and counted. */
export interface ListOptions {
  /** How to search for the query's `q`; without it `q` is ignored. */
  searchedBy?: SearchedBy;
  /** The SQL for the total, if it is known without counting. */
  total?: RowCount;
  /** Rows past this many are not counted. */
  countedUpTo?: number;
}

/** A statement that returns the rows of a page, each after the total, or after a null. */
export interface PageSql {
  text: SqlText;
  values: unknown[];
  /** Whether the statement has one of few texts, so that preparing it pays. */
  isPreparable: boolean;
}

/** Sizes of pages that our own screens ask for. */
const COMMON_PAGE_SIZES = new Set([5, 10, 20, 50, MAX_PAGE]);

/** Selects one page after or before the query's cursor, with the total. */
export function pageSql(query: PageQuery, list: List, options: ListOptions): PageSql {
  const { q } = query;
  const { searchedBy } = options;
  const matched = q && searchedBy ? narrowToMatches(list, q, searchedBy) : undefined;
  const walked = q && searchedBy?.largeTable ? narrowByWalking(list, q, searchedBy) : undefined;
  const values = [...(matched ?? list).values];
  const bind = binderOf(values);
  const order = query.before !== undefined ? reversed(list.order) : list.order;
  const place = afterCursor(order, query.before ?? query.cursor, bind);
  const size = pageSize(query);
  // Written as a literal: for an unknown limit the planner assumes a tenth of the table.
  const chosen = (columns: SqlText, where: SqlText[]) =>
    sql`select ${columns} from ${list.from} where ${allOf([...where, ...place])}
     order by ${orderBy(order)} limit ${size + 1}`;
  const rows = (where: SqlText[]) =>
    list.beside
      ? sql`select ${list.columns} from (${chosen(sql`r.*`, where)}) r ${list.beside} order by ${orderBy(order)}`
      : chosen(list.columns, where);
  const sortedKeys = (where: SqlText[]) =>
    sql`select id from (select ${sql.join(columnsOf(order))} from ${list.from}
       where ${allOf([...where, ...place])} offset 0) r
     order by ${orderBy(order)} limit ${size + 1}`;
  const count = () =>
    matched ? MATCHES : (options.total?.(bind) ?? countSql(list, options.countedUpTo));
  const isCounted = query.total !== 'none';
  const total = isCounted ? count() : sql`null`;
  const wanted = isCounted ? MAX_MATCHES : size;
  const search = matched && { list, matched, walked, wanted, orderBy: orderBy(list.order) };
  const text = search
    ? sql`${matchesSql(search, searchedBy!)} ${withTotal(total, matchedRows(search, { rows, sortedKeys }))}`
    : withTotal(total, rows(list.where));
  return { text, values, isPreparable: COMMON_PAGE_SIZES.has(size) };
}

/**
 * The ordered rows, each after the total; without rows, one row of nulls after it. A join to a single row keeps the
 * order, since there is nothing else to loop over.
 */
const withTotal = (total: SqlText, rows: SqlText): SqlText =>
  sql`select page.total, p.* from (select (${total})::int as total) page
   left join lateral (${rows}) p on true`;

const countSql = ({ from, where }: List, upTo: number | undefined): SqlText =>
  sql`select count(*) from (select 1 from ${from} where ${allOf(where)}
   ${upTo ? sql`limit ${upTo + 1}` : sql``}) counted`;

const reversed = (order: ListOrder): ListOrder => ({
  ...order,
  direction: order.direction === 'ASC' ? 'DESC' : 'ASC',
});

/** The condition for rows after a cursor; empty without one. */
function afterCursor(order: ListOrder, text: string | undefined, bind: Bind): SqlText[] {
  const cursor = decodeCursor(text, order.kind);
  if (!cursor) return [];
  const columns = columnsOf(order);
  const places = [...(columns.length > 1 ? [cursor.value] : []), cursor.id].map(bind);
  return [sql`(${sql.join(columns)}) ${comparisonAfter(order)} (${sql.join(places)})`];
}

const orderBy = (order: ListOrder): SqlText =>
  sql.join(columnsOf(order).map((column) => sql`${column} ${inDirection(order)}`));

/** A list sorted only by its key has one column, so that the key's index is used. */
const columnsOf = (order: ListOrder): SqlText[] =>
  [...new Set([order.column, orderKey(order)])].map(
    (column) => sql`r.${sql.identifier('column', column)}`,
  );
