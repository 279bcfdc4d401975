import { containsPhone, isLikePhone } from '../phone';
import { contains } from './list';
import { type List, narrow } from './sql-list';

/** What a trigram index needs. */
const TRIGRAM = 3;

export interface SearchedBy {
  /** Word for word the expression of the trigram index. */
  text: string;
  /** A column whose beginning is compared when the term is too short for trigrams. */
  start: string;
  /** A column whose number is found however it and the term are written. */
  phone?: string;
  /** The list's table, where it may have so many rows that an index takes long for a common term. */
  largeTable?: string;
}

const isShort = (term: string): boolean => [...term].length < TRIGRAM;

/**
 * Narrows a list to what contains a term. In a subquery, the term is nothing that the planner would look
 * at: a statement is planned once instead of for each term, which costs more than most searches.
 */
export function narrowToMatches(list: List, term: string, by: SearchedBy): List {
  const { text, start, phone } = by;
  if (isShort(term)) return narrow(list, `lower(${start}) like lower(?)`, contains(term).slice(1));
  if (!phone || !isLikePhone(term)) return narrow(list, `${text} ilike (select ?)`, contains(term));
  // A number has none of the characters that a pattern would escape.
  const condition = `(${text} ilike '%' || ?::text || '%' or ${containsPhone(phone, '?::text')})`;
  return narrow(list, condition, term);
}

/**
 * The same in a form that no index answers, for half the cost a row: for a list that is walked. Its value
 * stands in the same place. Undefined where matches are not looked for in the text alone.
 */
export function narrowByWalking(list: List, term: string, by: SearchedBy): List | undefined {
  if (isShort(term) || (by.phone && isLikePhone(term))) return undefined;
  return narrow(list, `lower(${by.text}) like (select lower(?))`, contains(term));
}
