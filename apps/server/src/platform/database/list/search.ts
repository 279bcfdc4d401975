import { containsPhone, isLikePhone } from '../phone';
import { keyContains, searchKey } from '../search-key';
import { type SqlText, sql } from '../sql';
import { type List, narrow } from './sql-list';

/** The fewest letters for a trigram index. */
const TRIGRAM = 3;
/** How many letters the index of beginnings has. */
const BEGINNING = 2;
/** In SQL: the last character of all. */
const LAST_CHARACTER = sql`chr(1114111)`;

export interface SearchedBy {
  /** A search key; must be equal to the expression of the trigram index. */
  key: SqlText;
  /** The column whose start is compared when the term is too short for trigrams. */
  start: SqlText;
  /**
   * Must be equal to the expression of an index of the first two letters of the key of `start`, followed by the list's
   * order. For tables so large that short terms cannot be compared with each row.
   */
  beginning?: SqlText;
  /** A column with a phone number, which is found in any format. */
  phone?: SqlText;
  /** The list's table if it can be so large that an index is slow for common terms; it stores the key. */
  largeTable?: string;
}

/** The number of letters that the search key of a term has. */
const lengthOf = (term: string): number =>
  [...term.normalize('NFC').replace(/['’‘ʼ´`\p{M}\p{Cf}]/gu, '')].length;
const isShort = (term: string): boolean => lengthOf(term) < TRIGRAM;

/**
 * Restricts a list to rows that contain a term. Passed through a subquery, the term is hidden from the planner: a
 * statement is planned once instead of for each term, which costs more than most searches.
 */
export function narrowToMatches(list: List, term: string, by: SearchedBy): List {
  const { key, phone } = by;
  if (isShort(term)) return narrowToPrefix(list, term, by);
  if (!phone || !isLikePhone(term)) return narrow(list, keyContains(key), term);
  const condition = sql`(${keyContains(key, sql`?::text`)} or ${containsPhone(phone, sql`?::text`)})`;
  return narrow(list, condition, term);
}

/**
 * Two letters are compared for equality, so that the index returns the list's order. One letter is compared as a range,
 * for which the index works with any letter.
 */
function narrowToPrefix(list: List, term: string, { start, beginning }: SearchedBy): List {
  if (!beginning || lengthOf(term) === 0)
    return narrow(list, sql`${searchKey(start)} like search_beginning(?)`, term);
  const isComplete = lengthOf(term) === BEGINNING;
  const condition = isComplete
    ? sql`${beginning} = left(search_key(?), ${BEGINNING})`
    : sql`(${beginning} ~>=~ search_key(?) and ${beginning} ~<=~ (search_key(?) || ${LAST_CHARACTER}))`;
  return narrow(list, condition, term);
}

/**
 * Like `narrowToMatches`, but in a form without an index at half the cost per row, for walking a list. The value has
 * the same position. Undefined if the search is not by the key alone.
 */
export function narrowByWalking(list: List, term: string, by: SearchedBy): List | undefined {
  if (isShort(term) || (by.phone && isLikePhone(term))) return undefined;
  return narrow(list, sql`(${by.key} || '') like (select search_pattern(?))`, term);
}
