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
