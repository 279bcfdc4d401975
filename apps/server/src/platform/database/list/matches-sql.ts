import type { SearchedBy } from './search';
import { type SqlText, sql } from '../sql';
import { type List, allOf } from './sql-list';

/** How far the matches of a search are counted. */
export const MAX_MATCHES = 1000;

/** How many rows of a large list are sampled to estimate how common a term is. */
const SAMPLE_ROWS = 64;
/** The most rows of a walk, in case the newest rows are not representative. */
const MAX_SCANNED = 20_000;
/**
 * An index takes 0.14 µs per match in the table, a walk 0.35 µs per row until there are enough matches. The walk is
 * faster when the share of matches squared, times the rows, is more than this many times the wanted number.
 */
const WALK_PAYS = 2.5;

export interface Search {
  list: List;
  /** Finds matches with an index. */
  matched: List;
  /** Finds matches by reading row after row; only for large tables. */
  walked: List | undefined;
  /** A walk ends after one more: the matches to count, or those of a page if none are counted. */
  wanted: number;
  /** The list's order, in SQL. */
  orderBy: SqlText;
}

/** Builds the SQL of the page for the given conditions. */
interface PageOf {
  rows: (where: SqlText[]) => SqlText;
  /** Selects only keys, and sorts all of them, so that an index with another order is used. */
  sortedKeys: (where: SqlText[]) => SqlText;
}

export const MATCHES = sql`select cardinality(ids) from matches`;

/**
 * Collects the keys of matching rows as `matches`, up to one more than are counted. If a sample of a large table
 * shows very many, the list is walked instead: an index reads all matches before it returns the first.
 */
export function matchesSql(search: Search, by: SearchedBy): SqlText {
  const { list, matched, walked, wanted, orderBy } = search;
  const byIndex = sql`select r.id from ${list.from} where ${allOf(matched.where)}`;
  const enough = sql`array(select id from matching limit ${MAX_MATCHES + 1})`;
  if (!walked)
    return sql`with matching as materialized (${byIndex}),
      matches as materialized (
        select ids, cardinality(ids) > ${MAX_MATCHES} as "isMany" from (select ${enough} as ids) found)`;
  const hits = (most: number, where: SqlText[] = []) =>
    sql`select r.id, ${walked.where.at(-1)!} as hit from ${list.from}
     where ${allOf([...list.where, ...where])} order by ${orderBy} limit ${most}`;
  return sql`with sample as materialized (
      select count(*) filter (where hit) / ${SAMPLE_ROWS}.0 as share
      from (${hits(SAMPLE_ROWS)}) newest),
    walked as materialized (
      select ids, cardinality(ids) > ${wanted} as "isMany"
      from (select array(select id from (${hits(MAX_SCANNED, [walkPays(by, wanted)])}) newest
        where hit limit ${wanted + 1}) as ids) found),
    matching as materialized (${byIndex} and (select not "isMany" from walked)),
    matches as materialized (
      select ids, "isMany" or cardinality(ids) > ${MAX_MATCHES} as "isMany"
      from (select "isMany", case when "isMany" then ids else ${enough} end as ids from walked) found)`;
}

const walkPays = ({ largeTable }: SearchedBy, wanted: number): SqlText =>
  sql`(select share ^ 2 * (select reltuples from pg_class where oid = ${sql.value(largeTable!)}::regclass)
    > ${WALK_PAYS * (wanted + 1)} from sample)`;

/**
 * Few matches are read by their keys; of many, the newest are found quickest by walking the list itself,
 * unless the sample has none of them: then by the index.
 */
export function matchedRows({ list, matched, walked }: Search, page: PageOf): SqlText {
  const { rows, sortedKeys } = page;
  const isFew = sql`(select not "isMany" from matches)`;
  const isMany = sql`(select "isMany" from matches)`;
  const few = rows([...list.where, sql`r.id = any((select ids from matches)::int[])`, isFew]);
  if (!walked) return sql`(${few}) union all (${rows([...matched.where, isMany])})`;
  const isSampled = sql`(select share > 0 from sample)`;
  // A walk would read a million rows for a term that only old ones contain.
  const keys = sortedKeys([...matched.where, isMany, sql`not ${isSampled}`]);
  return sql`(${few}) union all (${rows([...walked.where, isMany, isSampled])})
    union all (${rows([...list.where, sql`r.id = any(array(${keys}))`])})`;
}
