import { sql } from '../../platform/database/sql';

/** Whether booking closes because calendar `f`, with the results `r`, could not be read. */
export const closesBooking = sql`(not f."keepOpen" and r."lastOkAt" < now() - interval '24 hours')`;

/** Whether any calendar could not be read for so long that booking is closed. */
export const isBookingClosed = sql`exists (select 1 from busy_feeds f
    join busy_feed_reads r on r."feedId" = f.id where ${closesBooking})`;
