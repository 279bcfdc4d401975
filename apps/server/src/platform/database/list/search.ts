import { containsPhone, isLikePhone } from '../phone';
import { contains } from './list';
import { type Database, type List, allOf, narrow } from './sql-list';

/** How far the matches of a search are counted. */
const MAX_COUNTED = 1000;
/** What a trigram index needs. */
const TRIGRAM = 3;

interface Matches {
  list: List;
  total: number;
  /** There are more than `total`. */
  capped: boolean;
}

export interface SearchedBy {
  /** Word for word the expression of the trigram index. */
  text: string;
  /** A column whose beginning is compared when the term is too short for trigrams. */
  start: string;
  /** A column whose number is found however it and the term are written. */
  phone?: string;
}

/**
 * Narrows a list to what contains a term, and counts the matches up to a thousand. Few are read by
 * their keys; of many, the newest are found quickest by walking the list itself. Left to choose, the
 * planner walks a million rows for a term that nothing contains.
 */
export async function findMatches(
  database: Database,
  list: List,
  term: string,
  by: SearchedBy,
): Promise<Matches> {
  const narrowed = narrowToMatches(list, term, by);
  const ids = await matchingIds(database, narrowed);
  if (ids.length > MAX_COUNTED) return { list: narrowed, total: MAX_COUNTED, capped: true };
  return { list: narrow(list, 'r.id = any(?)', ids), total: ids.length, capped: false };
}

/** Narrows a list to what contains a term. */
export function narrowToMatches(list: List, term: string, by: SearchedBy): List {
  const { text, start, phone } = by;
  if ([...term].length < TRIGRAM)
    return narrow(list, `lower(${start}) like lower(?)`, contains(term).slice(1));
  if (!phone || !isLikePhone(term)) return narrow(list, `${text} ilike ?`, contains(term));
  // A number has none of the characters that a pattern would escape.
  const condition = `(${text} ilike '%' || ?::text || '%' or ${containsPhone(phone, '?::text')})`;
  return narrow(list, condition, term);
}

/** Planned as if all were read, so that the index is used, and left as soon as there are enough. */
async function matchingIds(database: Database, { from, where, values }: List): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    `with matches as materialized (select r.id from ${from} where ${allOf(where)})
     select id from matches limit ${MAX_COUNTED + 1}`,
    values,
  );
  return rows.map(({ id }) => id);
}
