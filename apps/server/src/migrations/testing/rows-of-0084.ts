import { BusyCalendars1700000000084 } from '../0084-busy-calendars';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: BusyCalendars1700000000084,
  rows: `
    insert into busy_feeds (label, "allDayBlocks", "keepOpen") values ('Private', true, false);
    insert into busy_feed_reads ("feedId", "sealedUrl", skipped, etag, "etagFor")
      select max(id), 'sealed', 0, '"4f1c"', '2098-07-03 UTC' from busy_feeds;
    insert into busy_times select max(id), '[2098-07-03 10:00Z, 2098-07-03 11:00Z)', false from busy_feeds;
  `,
};
