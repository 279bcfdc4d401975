import { type SqlText, sql } from './sql';

/**
 * SQL for the searchable form of a text: lower case, composed, without accents and apostrophes. Indexes must have
 * exactly this expression.
 */
export const searchKey = (text: SqlText): SqlText => sql`search_key(${text})`;

/** SQL that tests whether such a key contains a bound term, whose characters are all taken literally. */
export const keyContains = (key: SqlText, term: SqlText = sql`?`): SqlText =>
  sql`${key} like (select search_pattern(${term}))`;
