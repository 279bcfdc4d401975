import { Injectable } from '@nestjs/common';
import type { BusyCalendar } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import { type SqlText, sql } from '../../platform/database/sql';
import { BusyFeedEntity } from './busy-feed.entity';
import type { ReadCalendar } from './reading/calendar-reader.service';
import { closesBooking, isBookingClosed } from './silent-calendars.read-model';

export const BUSY_CALENDAR = 'This calendar';

type Shared = Pick<BusyFeedEntity, 'label' | 'allDayBlocks' | 'keepOpen'>;

export interface StoredFeed extends Omit<BusyCalendar, 'address' | 'lastReadAt'> {
  sealedUrl: string;
  lastOkAt: Date;
  etag: string | null;
  etagFor: string | null;
}

interface Span {
  startTime: Date;
  endTime: Date;
}

/** A busy time with the name of its calendar. */
export interface BusyTime extends Span {
  label: string;
}

/** The length of the column. */
const MAX_ETAG = 1000;

const counts = sql`(f."allDayBlocks" or not t."isAllDay")`;

/** Busy calendars, the results of reading them, and their times. */
@Injectable()
export class BusyFeedsRepository {
  constructor(private readonly database: Database) {}

  /** By name. */
  list(): Promise<StoredFeed[]> {
    return this.read(sql`order by lower(f.label), f.id`);
  }

  async find(id: number): Promise<StoredFeed | undefined> {
    const [found] = await this.read(sql`where f.id = $1`, [id]);
    return found;
  }

  /** Blocks adding other calendars until the transaction ends. */
  async lockAll(): Promise<StoredFeed[]> {
    await this.database.tx.query(sql`lock table busy_feeds in share row exclusive mode`);
    return this.list();
  }

  async add(fields: Shared, sealedUrl: string, read: ReadCalendar): Promise<number> {
    const { id } = await this.database.tx.save(BusyFeedEntity, { ...fields });
    await this.database.tx.query(
      sql`insert into busy_feed_reads ("feedId", "sealedUrl", skipped) values ($1, $2, 0)`,
      [id, sealedUrl],
    );
    await this.saveRead({ id }, sealedUrl, read);
    return id;
  }

  async edit(id: number, version: number | undefined, fields: Shared): Promise<void> {
    await editVersioned(this.database, BusyFeedEntity, BUSY_CALENDAR, id, version, (row) =>
      Object.assign(row, fields),
    );
  }

  /** Returns false if it did not exist. */
  remove(id: number): Promise<boolean> {
    return this.database.transaction(async () => {
      const { affected } = await this.database.tx.delete(BusyFeedEntity, { id });
      return affected === 1;
    });
  }

  /** Replaces the times, unless the calendar's URL has changed since they were read. */
  async saveRead(
    { id, sealedUrl: previous }: { id: number; sealedUrl?: string },
    sealedUrl: string,
    { found, etag, etagFor }: ReadCalendar,
  ): Promise<void> {
    const [, changed] = await this.database.tx.query<[unknown[], number]>(
      sql`update busy_feed_reads set "sealedUrl" = $3, "lastOkAt" = now(), "lastError" = null,
         etag = $4, "etagFor" = $5, skipped = coalesce($6, skipped)
       where "feedId" = $1 and "sealedUrl" = coalesce($2, "sealedUrl")`,
      [id, previous, sealedUrl, short(etag), etagFor, found?.skipped ?? null],
    );
    if (!found || changed === 0) return;
    await this.database.tx.query(sql`delete from busy_times where "feedId" = $1`, [id]);
    const { times } = found;
    await this.database.tx.query(
      sql`insert into busy_times ("feedId", during, "isAllDay")
       select $1, tstzrange(t.start, t."end"), t."isAllDay"
       from unnest($2::timestamptz[], $3::timestamptz[], $4::boolean[])
         as t (start, "end", "isAllDay")`,
      [
        id,
        times.map(({ start }) => new Date(start).toISOString()),
        times.map(({ end }) => new Date(end).toISOString()),
        times.map(({ isAllDay }) => isAllDay),
      ],
    );
  }

  /** Keeps the last known times. */
  async saveFailure({ id, sealedUrl }: StoredFeed, message: string): Promise<void> {
    await this.database.query(
      sql`update busy_feed_reads set "lastError" = $3 where "feedId" = $1 and "sealedUrl" = $2`,
      [id, sealedUrl, message],
    );
  }

  /** The times of all calendars that overlap a span. */
  listMeeting({ startTime, endTime }: Span): Promise<BusyTime[]> {
    return this.database.query(
      sql`select lower(t.during) as "startTime", upper(t.during) as "endTime", f.label
       from busy_times t join busy_feeds f on f.id = t."feedId"
       where t.during && tstzrange($1, $2) and ${counts} order by t.during`,
      [startTime, endTime],
    );
  }

  /** Whether a calendar could not be read for so long that booking must close. */
  async closeBooking(): Promise<boolean> {
    const [{ closed }] = await this.database.query<[{ closed: boolean }]>(
      sql`select ${isBookingClosed} as closed`,
    );
    return closed;
  }

  private read(rest: SqlText, values: unknown[] = []): Promise<StoredFeed[]> {
    return this.database.query(
      sql`select f.id, f.label, f."allDayBlocks", f."keepOpen", f.version, r."sealedUrl",
         r."lastOkAt", r."lastError" as error, r.skipped, r.etag, r."etagFor",
         r."lastOkAt" < now() - interval '6 hours' as "isSilent", ${closesBooking} as "closesBooking",
         (select count(*)::integer from busy_times t
          where t."feedId" = f.id and upper(t.during) > now() and ${counts}) as times
       from busy_feeds f join busy_feed_reads r on r."feedId" = f.id ${rest}`,
      values,
    );
  }
}

const short = (etag: string | null): string | null =>
  etag !== null && etag.length > MAX_ETAG ? null : etag;
