import type { PageQuery } from '@polaris/contracts';
import { decodeCursor } from './cursor';
import { type ListOrder, behind, pageSize } from './list';
import { type SearchedBy, narrowToMatches } from './search';
import { type Bind, type List, type RowCount, allOf, binderOf } from './sql-list';

/** How a list is searched and counted. */
export interface ListOptions {
  /** How the query's `q` is looked for; without it `q` is ignored. */
  searchedBy?: SearchedBy;
  /** Where the number of rows is known without counting them. */
  total?: RowCount;
  /** Rows past this many are not counted. */
  countedUpTo?: number;
}

/** How far the matches of a search are counted. */
export const MAX_MATCHES = 1000;

/** A statement that answers one row, see `PageRow`. */
export interface PageSql {
  text: string;
  values: unknown[];
}

/** Selects one page behind the query's cursor, or before it, with the number of all rows. */
export function pageSql(query: PageQuery, list: List, options: ListOptions): PageSql {
  const { q } = query;
  const { order } = list;
  const matched =
    q && options.searchedBy ? narrowToMatches(list, q, options.searchedBy) : undefined;
  const values = [...(matched ?? list).values];
  const bind = binderOf(values);
  const read = query.before === undefined ? order : reversed(order);
  const place = behindCursor(read, query.before ?? query.cursor, bind);
  const size = `${bind(pageSize(query))}::int`;
  const rows = (where: string[]) =>
    `select ${list.columns} from ${list.from} where ${allOf([...where, ...place])}
     order by ${orderBy(read, 'r')} limit ${size} + 1`;
  const page = matched
    ? matchesSql(list, matched, rows)
    : `page as materialized (${rows(list.where)})`;
  const total = matched ? MATCHES : (options.total?.(bind) ?? countSql(list, options.countedUpTo));
  const inOrder = read === order ? '' : `order by ${orderBy(order, 'p')}`;
  return {
    text: `with ${page}
      select coalesce((select json_agg(p ${inOrder})
          from (select * from page limit ${size}) p), '[]')::text as items,
        (select count(*) from page)::int as found, (${total})::int as total,
        (select ${cursorOf(order)} from page limit 1) as first,
        (select ${cursorOf(order)} from page offset ${size} - 1 limit 1) as last`,
    values,
  };
}

const MATCHES = 'select cardinality(ids) from matches';

/**
 * The page of a search, and how many match, up to a limit. Few are read by their keys; of many, the
 * newest are found quickest by walking the list itself. Left to choose, the planner walks a million
 * rows for a term that nothing contains. The matches are planned as if all were read, so that the
 * index is used, and left as soon as there are enough.
 */
const matchesSql = (list: List, matched: List, rows: (where: string[]) => string): string =>
  `matching as materialized (select r.id from ${list.from} where ${allOf(matched.where)}),
   matches as materialized (
     select array(select id from matching limit ${MAX_MATCHES + 1}) as ids),
   page as materialized (
     (${rows([...list.where, `r.id = any((select ids from matches)::int[])`, `(${MATCHES}) <= ${MAX_MATCHES}`])})
     union all
     (${rows([...matched.where, `(${MATCHES}) > ${MAX_MATCHES}`])}))`;

const countSql = ({ from, where }: List, upTo: number | undefined): string =>
  `select count(*) from (select 1 from ${from} where ${allOf(where)}
   ${upTo ? `limit ${upTo + 1}` : ''}) counted`;

const reversed = (order: ListOrder): ListOrder => ({
  ...order,
  direction: order.direction === 'ASC' ? 'DESC' : 'ASC',
});

const cursorOf = (order: ListOrder): string =>
  `json_build_object('value', "${order.column}", 'id', "${keyOf(order)}")`;

/** The condition of what comes behind a cursor; none without one. */
function behindCursor(order: ListOrder, text: string | undefined, bind: Bind): string[] {
  const cursor = decodeCursor(text, order.kind);
  if (!cursor) return [];
  const columns = columnsOf(order, 'r');
  const places = [...(columns.length > 1 ? [cursor.value] : []), cursor.id].map(bind);
  return [`(${columns.join(', ')}) ${behind(order)} (${places.join(', ')})`];
}

const orderBy = (order: ListOrder, row: string): string =>
  columnsOf(order, row)
    .map((column) => `${column} ${order.direction}`)
    .join(', ');

const keyOf = ({ key = 'id' }: ListOrder): string => key;

/** A list that is sorted by its key alone has one column, so that the key's index fits. */
const columnsOf = (order: ListOrder, row: string): string[] =>
  [...new Set([order.column, keyOf(order)])].map((column) => `${row}."${column}"`);
