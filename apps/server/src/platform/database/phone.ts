import { PHONE } from '@polaris/contracts';
import { type SqlText, sql } from './sql';

/** Fewer are in too many numbers to be looked for. */
const FEWEST_SOUGHT = 3;

/** True for a search term that may be a part of a phone number. */
export const isLikePhone = (term: string): boolean =>
  PHONE.test(term) && term.replace(/\D/g, '').length >= FEWEST_SOUGHT;

/**
 * SQL that compares a column with a number, whether or not either is written with its country: the
 * shorter one is the end of the other. Ends of seven digits are indexed; shorter numbers name no line.
 */
export const samePhone = (column: SqlText, value: SqlText): SqlText =>
  sql`(${column} is not null and right(phone_digits(${column}), 7) = right(phone_digits(${value}), 7)
    and length(phone_digits(${value})) >= 7
    and (phone_digits(${column}) like '%' || phone_digits(${value})
      or phone_digits(${value}) like '%' || phone_digits(${column})))`;

/** SQL for a column that contains the digits of a term, or is the same number as it. */
export const containsPhone = (column: SqlText, term: SqlText): SqlText =>
  sql`(phone_digits(${column}) like '%' || phone_digits(${term}) || '%' or ${samePhone(column, term)})`;
