import type { DataSource } from 'typeorm';
import { contains } from './list';
import type { JsonList } from './json-page';

/** How far the matches of a search are counted. */
const MOST_COUNTED = 1000;
/** What a trigram index needs. */
const TRIGRAM = 3;

export interface Matches {
  list: JsonList;
  total: number;
  /** There are more than `total`. */
  capped: boolean;
}

export interface SearchedBy {
  /** Word for word the expression of the trigram index. */
  text: string;
  /** A column whose beginning is compared when the term is too short for trigrams. */
  start: string;
}

/**
 * Narrows a list to what contains a term, and counts the matches up to a thousand. Few are read by
 * their keys; of many, the newest are found quickest by walking the list itself. Left to choose, the
 * planner walks a million rows for a term that nothing contains.
 */
export async function search(
  dataSource: DataSource,
  list: JsonList,
  term: string,
  { text, start }: SearchedBy,
): Promise<Matches> {
  const place = `$${list.values.length + 1}`;
  const short = [...term].length < TRIGRAM;
  const match = short ? `lower(${start}) like lower(${place})` : `${text} ilike ${place}`;
  const values = [...list.values, short ? contains(term).slice(1) : contains(term)];
  const narrowed = { ...list, where: [...list.where, match], values };
  const ids = await matchingIds(dataSource, narrowed);
  if (ids.length > MOST_COUNTED) return { list: narrowed, total: MOST_COUNTED, capped: true };
  const byKey = { ...list, where: [`r.id = any(${place})`], values: [...list.values, ids] };
  return {
    list: { ...byKey, where: [...list.where, ...byKey.where] },
    total: ids.length,
    capped: false,
  };
}

/** Planned as if all were read, so that the index is used, and left as soon as there are enough. */
async function matchingIds(
  dataSource: DataSource,
  { from, where, values }: JsonList,
): Promise<number[]> {
  const rows = await dataSource.query<{ id: number }[]>(
    `with matches as materialized (select r.id from ${from} where ${where.join(' and ')})
     select id from matches limit ${MOST_COUNTED + 1}`,
    values,
  );
  return rows.map(({ id }) => id);
}
