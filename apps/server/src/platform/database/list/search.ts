import { containsPhone, isLikePhone } from '../phone';
import { keyContains, searchKey } from '../search-key';
import { type SqlText, sql } from '../sql';
import { type List, narrow } from './sql-list';

/** What a trigram index needs. */
const TRIGRAM = 3;
/** The letters that an index of beginnings has. */
const BEGINNING = 2;
/** In SQL: no sign comes behind it. */
const LAST_SIGN = sql`chr(1114111)`;

export interface SearchedBy {
  /** A search key, word for word as the trigram index has it. */
  key: SqlText;
  /** A column whose beginning is compared when the term is too short for trigrams. */
  start: SqlText;
  /**
   * Word for word the expression of an index of the first two letters of the key of `start`, which has
   * the list's order behind them: where there are so many rows that short terms cannot be compared with each.
   */
  beginning?: SqlText;
  /** A column whose number is found however it and the term are written. */
  phone?: SqlText;
  /** The list's table, where it may have so many rows that an index takes long for a common term; it stores the key. */
  largeTable?: string;
}

/** By the letters of a term that its key has. */
const lengthOf = (term: string): number =>
  [...term.normalize('NFC').replace(/['’‘ʼ´`\p{M}\p{Cf}]/gu, '')].length;
const isShort = (term: string): boolean => lengthOf(term) < TRIGRAM;

/**
 * Narrows a list to what contains a term. In a subquery, the term is nothing that the planner would look
 * at: a statement is planned once instead of for each term, which costs more than most searches.
 */
export function narrowToMatches(list: List, term: string, by: SearchedBy): List {
  const { key, phone } = by;
  if (isShort(term)) return narrowToBeginning(list, term, by);
  if (!phone || !isLikePhone(term)) return narrow(list, keyContains(key), term);
  const condition = sql`(${keyContains(key, sql`?::text`)} or ${containsPhone(phone, sql`?::text`)})`;
  return narrow(list, condition, term);
}

/**
 * Two letters are compared as a whole, so that the index answers in the list's order. One is compared as a
 * range, which a plan for any letter reads by the index, too.
 */
function narrowToBeginning(list: List, term: string, { start, beginning }: SearchedBy): List {
  if (!beginning || lengthOf(term) === 0)
    return narrow(list, sql`${searchKey(start)} like search_beginning(?)`, term);
  const isComplete = lengthOf(term) === BEGINNING;
  const condition = isComplete
    ? sql`${beginning} = left(search_key(?), ${BEGINNING})`
    : sql`(${beginning} ~>=~ search_key(?) and ${beginning} ~<=~ (search_key(?) || ${LAST_SIGN}))`;
  return narrow(list, condition, term);
}

/**
 * The same in a form that no index answers, for half the cost a row: for a list that is walked. Its value
 * is in the same place. Undefined where matches are not looked for in the key alone.
 */
export function narrowByWalking(list: List, term: string, by: SearchedBy): List | undefined {
  if (isShort(term) || (by.phone && isLikePhone(term))) return undefined;
  return narrow(list, sql`(${by.key} || '') like (select search_pattern(?))`, term);
}
