import { containsPhone, isLikePhone } from '../phone';
import { type SqlText, sql } from '../sql';
import { contains } from './list';
import { type List, narrow } from './sql-list';

/** What a trigram index needs. */
const TRIGRAM = 3;
/** The letters that an index of beginnings has. */
const BEGINNING = 2;
/** In SQL: no sign comes behind it. */
const LAST_SIGN = sql`chr(1114111)`;

export interface SearchedBy {
  /** Word for word the expression of the trigram index. */
  text: SqlText;
  /** A column whose beginning is compared when the term is too short for trigrams. */
  start: SqlText;
  /**
   * Word for word the expression of an index of the first two letters of `start`, in lower case, which has
   * the list's order behind them: where there are so many rows that short terms cannot be compared with each.
   */
  beginning?: SqlText;
  /** A column whose number is found however it and the term are written. */
  phone?: SqlText;
  /** The list's table, where it may have so many rows that an index takes long for a common term. */
  largeTable?: string;
}

const isShort = (term: string): boolean => [...term].length < TRIGRAM;

/**
 * Narrows a list to what contains a term. In a subquery, the term is nothing that the planner would look
 * at: a statement is planned once instead of for each term, which costs more than most searches.
 */
export function narrowToMatches(list: List, term: string, by: SearchedBy): List {
  const { text, phone } = by;
  if (isShort(term)) return narrowToBeginning(list, term, by);
  if (!phone || !isLikePhone(term))
    return narrow(list, sql`${text} ilike (select ?)`, contains(term));
  // A number has none of the characters that a pattern would escape.
  const condition = sql`(${text} ilike '%' || ?::text || '%' or ${containsPhone(phone, sql`?::text`)})`;
  return narrow(list, condition, term);
}

/**
 * Two letters are compared as a whole, so that the index answers in the list's order. One is compared as a
 * range, which a plan for any letter reads by the index, too.
 */
function narrowToBeginning(list: List, term: string, { start, beginning }: SearchedBy): List {
  if (!beginning) return narrow(list, sql`lower(${start}) like lower(?)`, contains(term).slice(1));
  const isComplete = [...term].length === BEGINNING;
  const condition = isComplete
    ? sql`${beginning} = left(lower(?), ${BEGINNING})`
    : sql`(${beginning} ~>=~ lower(?) and ${beginning} ~<=~ (lower(?) || ${LAST_SIGN}))`;
  return narrow(list, condition, term);
}

/**
 * The same in a form that no index answers, for half the cost a row: for a list that is walked. Its value
 * stands in the same place. Undefined where matches are not looked for in the text alone.
 */
export function narrowByWalking(list: List, term: string, by: SearchedBy): List | undefined {
  if (isShort(term) || (by.phone && isLikePhone(term))) return undefined;
  return narrow(list, sql`lower(${by.text}) like (select lower(?))`, contains(term));
}
