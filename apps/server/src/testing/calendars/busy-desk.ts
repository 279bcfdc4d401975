import { type BusyCalendar, type ExplainedDays, type Purchase, addDays } from '@polaris/contracts';
import { BusyRefreshService } from '../../schedule/busy-calendars/busy-refresh.service';
import { PublicNetwork } from '../../platform/http/outgoing/public-network';
import { sql } from '../../platform/database/sql';
import { openBooking } from '../data/booking';
import { collectLog } from '../log-lines';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { CalendarServer } from './calendar-server';

export const BUSY_CALENDARS = '/api/admin/busy-calendars';
/** The path of the owner's calendar. */
export const SECRET = '/private-4f1c0a9d/basic.ics';

/** A server with open booking, and a server with the owner's other calendars. */
export class BusyDesk {
  readonly server = new CalendarServer();
  readonly logged = collectLog();
  polaris!: TestApp;
  owner!: Person;
  /** Ten days ahead: clients can book any whole hour of it in UTC. */
  day = '';

  async open(): Promise<void> {
    await this.server.start();
    const env = { MAIL_FROM: 'Ines Calloway <ines@polaris.test>' };
    this.polaris = await startTestApp({ log: this.logged.log, env });
    this.server.joinTo(this.polaris.app.get(PublicNetwork));
    this.owner = await this.polaris.owner();
  }

  async close(): Promise<void> {
    await this.polaris.close();
    await this.server.stop();
  }

  async clear(): Promise<void> {
    await this.polaris.dataSource.query(
      sql`truncate busy_feeds, busy_feed_reads, busy_times, sessions_appointments, health_alarms, audit_log cascade`,
    );
    await openBooking(this.owner);
    const { body: profile } = await this.owner.get('/api/admin/business-profile');
    await this.owner.put('/api/admin/business-profile', { ...profile, timeZone: 'UTC' });
    this.day = addDays(new Date().toISOString().slice(0, 10), 10);
  }

  async read(): Promise<BusyCalendar[]> {
    return (await this.owner.get(BUSY_CALENDARS)).body;
  }

  input(own: object = {}) {
    const url = this.server.url(SECRET);
    return { label: 'Private', url, allDayBlocks: true, keepOpen: false, ...own };
  }

  add(own: object = {}) {
    return this.owner.post(BUSY_CALENDARS, this.input(own));
  }

  async added(own: object = {}): Promise<BusyCalendar> {
    const { status, body, text } = await this.add(own);
    if (status !== 201) throw new Error(text);
    return body;
  }

  refreshAll(): Promise<unknown> {
    return this.polaris.app.get(BusyRefreshService).refreshAll();
  }

  /** As if the calendars had last been read this many hours ago. */
  silentFor(hours: number): Promise<unknown> {
    return this.polaris.dataSource.query(
      sql`update busy_feed_reads set "lastOkAt" = now() - make_interval(hours => $1)`,
      [hours],
    );
  }

  /** An event of an hour on the day. */
  at(hour: string, own = ''): string {
    return `DTSTART:${compact(this.day)}T${hour}0000Z\nDURATION:PT1H\nSUMMARY:Dentist${own}`;
  }

  async explained(): Promise<ExplainedDays['days'][number]['times']> {
    const { body } = await this.owner.get(`/api/admin/booking/explain?from=${this.day}`);
    return (body as unknown as ExplainedDays).days[0]!.times;
  }

  async busyHours(): Promise<number[]> {
    const times = await this.explained();
    return times.flatMap(({ hiddenBy }, hour) => (hiddenBy === 'busy' ? [hour] : []));
  }
}

/** Whether the dashboard of a client offers to book. */
export const isOffered = async (client: Person): Promise<boolean> =>
  ((await client.get('/api/purchases')).body as Purchase[])[0]!.sessionBalance!.open;

export const compact = (date: string): string => date.replaceAll('-', '');
