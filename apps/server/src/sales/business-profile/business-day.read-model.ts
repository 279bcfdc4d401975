import { type SqlText, sql } from '../../platform/database/sql';

/** The time zone of the business before its profile is saved for the first time. */
export const UNSAVED_ZONE = 'America/New_York';

/** Read once per statement, whatever its number of rows. */
const zone = sql`coalesce((select b."timeZone" from business_profile b), ${sql.value(UNSAVED_ZONE)})`;

/** The day of a moment where the business is, such as 2026-11-23. */
export const businessDay = (moment: SqlText): SqlText =>
  sql`(${moment} at time zone ${zone})::date`;
