import { Injectable } from '@nestjs/common';
import {
  type BusyCalendar,
  type BusyCalendarChanges,
  type BusyCalendarInput,
  MAX_BUSY_CALENDARS,
} from '@polaris/contracts';
import { SecretBox } from '../../platform/config/secret-box';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { conflict, invalid, notFound } from '../../platform/problem/problem';
import { BUSY_CALENDAR, BusyFeedsRepository, type StoredFeed } from './busy-feeds.repository';
import { CalendarError } from './reading/calendar-error';
import { CalendarReader, type ReadCalendar } from './reading/calendar-reader.service';

const LOST = 'The address can’t be read. Please enter it again.';

/** The owner's other calendars. Their URLs are secrets: encrypted in the database and never returned. */
@Injectable()
export class BusyCalendarsService {
  private readonly box: SecretBox;

  constructor(
    private readonly database: Database,
    private readonly feeds: BusyFeedsRepository,
    private readonly reader: CalendarReader,
    settings: Settings,
  ) {
    this.box = new SecretBox(settings.secrets, 'polaris busy calendars');
  }

  async list(): Promise<BusyCalendar[]> {
    return (await this.feeds.list()).map((feed) => this.toCalendar(feed));
  }

  /** Reads the calendar first, and stores it only if that succeeds. */
  async add({ url, ...fields }: BusyCalendarInput): Promise<BusyCalendar> {
    const read = await this.read(url);
    return this.database.transaction(async () => {
      const known = await this.feeds.lockAll();
      if (known.length >= MAX_BUSY_CALENDARS)
        throw conflict(`There are ${MAX_BUSY_CALENDARS} calendars already. Remove one of them.`);
      this.assertNew(url, known);
      return this.get(await this.feeds.add(fields, this.box.seal(url), read));
    });
  }

  async update(
    id: number,
    { url, version, ...fields }: BusyCalendarChanges,
  ): Promise<BusyCalendar> {
    await this.get(id);
    const read = url === undefined ? undefined : await this.read(url);
    return this.database.transaction(async () => {
      if (url !== undefined && read) {
        this.assertNew(
          url,
          (await this.feeds.lockAll()).filter((feed) => feed.id !== id),
        );
        await this.feeds.saveRead({ id }, this.box.seal(url), read);
      }
      await this.feeds.edit(id, version, fields);
      return this.get(id);
    });
  }

  async remove(id: number): Promise<void> {
    if (!(await this.feeds.remove(id))) throw notFound(BUSY_CALENDAR);
  }

  async refresh(id: number): Promise<BusyCalendar> {
    await this.refreshFeed(await this.find(id));
    return this.get(id);
  }

  /** If reading fails, the known times stay until the next success. */
  async refreshFeed(feed: StoredFeed): Promise<void> {
    const url = this.box.open(feed.sealedUrl);
    if (url === undefined) return this.feeds.saveFailure(feed, LOST);
    try {
      const read = await this.reader.read(url, feed);
      const sealed = this.box.reseal(feed.sealedUrl) ?? feed.sealedUrl;
      await this.database.transaction(() => this.feeds.saveRead(feed, sealed, read));
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      await this.feeds.saveFailure(feed, error.message);
    }
  }

  private assertNew(url: string, known: StoredFeed[]): void {
    if (known.some(({ sealedUrl }) => this.box.open(sealedUrl) === url))
      throw conflict('This calendar is in the list already.');
  }

  private async read(url: string): Promise<ReadCalendar> {
    try {
      return await this.reader.read(url);
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      throw invalid([{ path: 'url', message: error.message }]);
    }
  }

  private async find(id: number): Promise<StoredFeed> {
    const feed = await this.feeds.find(id);
    if (!feed) throw notFound(BUSY_CALENDAR);
    return feed;
  }

  private async get(id: number): Promise<BusyCalendar> {
    return this.toCalendar(await this.find(id));
  }

  private toCalendar(feed: StoredFeed): BusyCalendar {
    const { sealedUrl, lastOkAt, etag: _etag, etagFor: _for, ...calendar } = feed;
    const url = this.box.open(sealedUrl);
    return { ...calendar, address: url ? shownOf(url) : null, lastReadAt: lastOkAt.toISOString() };
  }
}

/** Shows the host and the last characters, enough to tell calendars apart. */
const shownOf = (url: string): string => `${new URL(url).host}/…${url.slice(-4)}`;
