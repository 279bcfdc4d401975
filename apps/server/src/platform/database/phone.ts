import { PHONE } from '@polaris/contracts';
import { type SqlText, sql } from './sql';

/** Fewer digits are in too many numbers to search for. */
const FEWEST_SOUGHT = 3;

/** True for a search term that can be part of a phone number. */
export const isLikePhone = (term: string): boolean =>
  PHONE.test(term) && term.replace(/\D/g, '').length >= FEWEST_SOUGHT;

/**
 * SQL that compares a column with a number, with or without a country code on either: the shorter one must be the end
 * of the other. Ends of seven digits are indexed; shorter numbers never match.
 */
export const samePhone = (column: SqlText, value: SqlText): SqlText =>
  sql`(${column} is not null and right(phone_digits(${column}), 7) = right(phone_digits(${value}), 7)
    and length(phone_digits(${value})) >= 7
    and (phone_digits(${column}) like '%' || phone_digits(${value})
      or phone_digits(${value}) like '%' || phone_digits(${column})))`;

/** SQL for a column that contains the digits of a term, or has the same number. */
export const containsPhone = (column: SqlText, term: SqlText): SqlText =>
  sql`(phone_digits(${column}) like '%' || phone_digits(${term}) || '%' or ${samePhone(column, term)})`;
