import { type SqlText, sql } from './sql';

/**
 * SQL for a text as it is searched: without accents and apostrophes, composed, in lower case. Indexes have
 * this expression word for word.
 */
export const searchKey = (text: SqlText): SqlText => sql`search_key(${text})`;

/** SQL that compares such a key with a bound term, every sign of which is taken literally. */
export const keyContains = (key: SqlText, term: SqlText = sql`?`): SqlText =>
  sql`${key} like (select search_pattern(${term}))`;
