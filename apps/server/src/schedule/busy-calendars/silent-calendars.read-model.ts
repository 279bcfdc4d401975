import { sql } from '../../platform/database/sql';

/** Of a calendar `f` that was read as `r` says: clients cannot book beside it. */
export const closesBooking = sql`(not f."keepOpen" and r."lastOkAt" < now() - interval '24 hours')`;

/** Whether a calendar has been silent for too long to book beside it. */
export const isBookingClosed = sql`exists (select 1 from busy_feeds f
    join busy_feed_reads r on r."feedId" = f.id where ${closesBooking})`;
