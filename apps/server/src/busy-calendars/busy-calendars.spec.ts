import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BusyCalendar, ExplainedDays, Purchase, ServerHealth } from '@polaris/contracts';
import { HealthAlarmsService } from '../health/health-alarms.service';
import { addDays } from '@polaris/contracts';
import { bookFree, buySessions, openBooking, slotsOf } from '../testing/booking';
import { CalendarServer, calendarOf } from '../testing/calendars/calendar-server';
import { collectLog } from '../testing/log-lines';
import { outbox } from '../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';
import { BusyRefreshService } from './busy-refresh.service';
import { PublicNetwork } from './reading/public-network';

const server = new CalendarServer();
const { log, lines } = collectLog();
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  await server.start();
  polaris = await startTestApp({ log, env: { MAIL_FROM: 'Ines Calloway <ines@polaris.test>' } });
  server.joinTo(polaris.app.get(PublicNetwork));
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await server.stop();
});
beforeEach(() =>
  polaris.dataSource.query(
    'truncate busy_feeds, busy_feed_reads, busy_times, sessions_appointments, health_alarms, audit_log cascade',
  ),
);

const PATH = '/api/admin/busy-calendars';
const SECRET = '/private-4f1c0a9d/basic.ics';
const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
const read = async () => (await owner.get(PATH)).body as unknown as BusyCalendar[];
const input = (own: object = {}) => ({
  label: 'Private',
  url: server.url(SECRET),
  allDayBlocks: true,
  keepOpen: false,
  ...own,
});
const add = (own: object = {}) => owner.post(PATH, input(own));
const added = async (own: object = {}) => {
  const { status, body, text } = await add(own);
  if (status !== 201) throw new Error(text);
  return body as unknown as BusyCalendar;
};
const refreshAll = () => polaris.app.get(BusyRefreshService).refreshAll();
/** Whether the dashboard of a client offers to book. */
const isOffered = async (client: Person) =>
  ((await client.get('/api/purchases')).body as Purchase[])[0]!.sessionBalance!.open;
const silentFor = (hours: number) =>
  sql(`update busy_feed_reads set "lastOkAt" = now() - make_interval(hours => $1)`, [hours]);

/** Ten days ahead: clients can book any whole hour of it, by UTC. */
let day: string;
beforeEach(async () => {
  await openBooking(owner);
  const { body: profile } = await owner.get('/api/admin/business-profile');
  await owner.put('/api/admin/business-profile', { ...profile, timeZone: 'UTC' });
  day = addDays(new Date().toISOString().slice(0, 10), 10);
});
const compact = (date: string) => date.replaceAll('-', '');
const at = (hour: string, own = '') =>
  `DTSTART:${compact(day)}T${hour}0000Z\nDURATION:PT1H\nSUMMARY:Dentist${own}`;
const explained = async (): Promise<ExplainedDays['days'][number]['times']> => {
  const { body } = await owner.get(`/api/admin/booking/explain?from=${day}`);
  return (body as unknown as ExplainedDays).days[0]!.times;
};
const busyHours = async () =>
  (await explained()).flatMap(({ hiddenBy }, hour) => (hiddenBy === 'busy' ? [hour] : []));

describe('adding a busy calendar', () => {
  it('reads it before it is stored, and hides its busy times from clients', async () => {
    server.serve(SECRET, calendarOf(at('10'), at('13')));
    const calendar = await added();
    expect(calendar).toMatchObject({ label: 'Private', error: null, times: 2, skipped: 0 });
    expect(await read()).toEqual([calendar]);
    expect(await busyHours()).toEqual([10, 13]);
  });

  it('names the calendar that hides a time', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    await added({ label: 'Family' });
    const times = await explained();
    expect(times[10]).toMatchObject({ hiddenBy: 'busy', calendar: 'Family' });
    expect(times[11]).toMatchObject({ hiddenBy: null, calendar: null });
  });

  it('reads a webcal address by https', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    expect((await added({ url: server.url(SECRET).replace('https:', 'webcal:') })).times).toBe(1);
  });

  it.each([
    ['http://calendar.test/a.ics', 'Please enter an address that begins with https://'],
    ['file:///etc/passwd', 'Please enter an address that begins with https://'],
    ['https://me:secret@calendar.test/', 'Please enter an address that begins with https://'],
    ['https://169.254.169.254/', 'This address is in a private network, so it is not read.'],
    ['https://[::ffff:127.0.0.1]/', 'This address is in a private network, so it is not read.'],
    ['https://[::1]/', 'This address is in a private network, so it is not read.'],
    ['https://0x7f.1/', 'The connection to the calendar failed (ECONNREFUSED).'],
  ])('stores nothing of %s, and says why', async (url, detail) => {
    const { status, body } = await add({ url });
    expect([status, body.detail, body.errors]).toEqual([
      400,
      detail,
      [{ path: 'url', message: detail }],
    ]);
    expect(await read()).toEqual([]);
  });

  it('stores nothing of an address that leads to a page', async () => {
    const url = server.serve('/page', '<!doctype html><title>Sign in</title>');
    const { status, body } = await add({ url });
    expect([status, body.detail]).toEqual([
      400,
      'This address does not lead to a calendar. Use the one that ends in .ics, or is called iCal.',
    ]);
    expect(await read()).toEqual([]);
  });

  it('adds the same address once, and ten of them at most', async () => {
    server.serve(SECRET, calendarOf());
    await added();
    expect((await add()).body.detail).toBe('This calendar is in the list already.');
    for (let count = 2; count <= 10; count += 1)
      await added({ url: server.serve(`/${count}.ics`, calendarOf()) });
    const { status, body } = await add({ url: server.serve('/11.ics', calendarOf()) });
    expect([status, body.detail]).toEqual([
      409,
      'There are 10 calendars already. Remove one of them.',
    ]);
  });

  it('tells the address to nobody: not in answers, the log, the audit log or the database', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    const { id, version } = await added();
    await owner.put(`${PATH}/${id}`, { ...input({ label: 'Home' }), version });
    server.serve(SECRET, (_request, response) => response.destroy());
    await refreshAll();
    await owner.delete(`${PATH}/${id}`);
    server.serve(SECRET, calendarOf());
    await added();
    const [{ host }] = [new URL(server.url('/'))];
    expect(await read()).toMatchObject([{ address: `${host}/….ics` }]);
    const stored = await sql(
      'select * from busy_feeds f join busy_feed_reads r on r."feedId" = f.id',
    );
    const logged = await sql('select * from audit_log');
    expect(logged.length).toBeGreaterThan(2);
    for (const told of [await read(), stored, logged, lines])
      expect(JSON.stringify(told)).not.toContain('4f1c0a9d');
  });
});

describe('changing a busy calendar', () => {
  it('counts days off only while that is on', async () => {
    const off = `DTSTART;VALUE=DATE:${compact(day)}`;
    server.serve(SECRET, calendarOf(off, at('10')));
    const { id, version } = await added();
    expect(await busyHours()).toHaveLength(23);
    const others = input({ allDayBlocks: false, url: '' });
    const { status, body } = await owner.put(`${PATH}/${id}`, { ...others, version });
    expect([status, body.times, body.version]).toEqual([200, 1, 2]);
    expect(await busyHours()).toEqual([10]);
  });

  it('reads another address first, and keeps the times of the earlier one if it cannot', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    const { id } = await added();
    const moved = await owner.put(`${PATH}/${id}`, input({ url: server.url('/nothing.ics') }));
    expect([moved.status, moved.body.detail]).toEqual([
      400,
      'The calendar answered with the status 404.',
    ]);
    expect(await busyHours()).toEqual([10]);
    const url = server.serve('/other.ics', calendarOf(at('14')));
    expect((await owner.put(`${PATH}/${id}`, input({ url }))).status).toBe(200);
    expect(await busyHours()).toEqual([14]);
  });

  it('answers 409 to a change of an earlier version', async () => {
    server.serve(SECRET, calendarOf());
    const { id, version } = await added();
    const others = input({ url: '' });
    await owner.put(`${PATH}/${id}`, { ...others, label: 'Home', version });
    expect((await owner.put(`${PATH}/${id}`, { ...others, version })).status).toBe(409);
    expect(await read()).toMatchObject([{ label: 'Home' }]);
  });

  it('removes a calendar with its times', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    const { id } = await added();
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await busyHours()).toEqual([]);
    for (const call of [owner.delete(`${PATH}/${id}`), owner.post(`${PATH}/${id}/refresh`, {})])
      expect((await call).body.detail).toBe('This calendar was not found.');
  });
});

describe('reading busy calendars again', () => {
  it('replaces the times by those that are new', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    const { id } = await added();
    server.serve(SECRET, calendarOf(at('15')));
    const { status, body } = await owner.post(`${PATH}/${id}/refresh`, {});
    expect([status, body.error, body.version]).toEqual([200, null, 1]);
    expect(await busyHours()).toEqual([15]);
  });

  it('asks only whether something has changed on the same day', async () => {
    let isUnchanged = false;
    server.serve(SECRET, ({ headers }, response) => {
      isUnchanged = headers['if-none-match'] === '"1"';
      response.writeHead(isUnchanged ? 304 : 200, { etag: '"1"' });
      response.end(isUnchanged ? undefined : calendarOf(at('10')));
    });
    await added();
    await refreshAll();
    expect([isUnchanged, await busyHours()]).toEqual([true, [10]]);
    await sql(`update busy_feed_reads set "etagFor" = '2020-01-01 UTC'`);
    await refreshAll();
    expect(isUnchanged).toBe(false);
  });

  it('keeps the last known times when it cannot be read, and reads the others', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    await added();
    await added({ label: 'Work', url: server.serve('/work.ics', calendarOf(at('12'))) });
    server.serve(SECRET, '<html>');
    server.serve('/work.ics', calendarOf(at('16')));
    await refreshAll();
    expect(await busyHours()).toEqual([10, 16]);
    expect(await read()).toMatchObject([
      { label: 'Private', error: expect.stringMatching(/^This address does not lead/) },
      { label: 'Work', error: null },
    ]);
  });

  it('asks for the address again when the secret of the server has changed', async () => {
    server.serve(SECRET, calendarOf(at('10')));
    await added();
    await sql(`update busy_feed_reads set "sealedUrl" = 'sealed with another one'`);
    await refreshAll();
    expect(await read()).toMatchObject([
      {
        address: null,
        error: 'The address can’t be read any more. Please enter it again.',
        times: 1,
      },
    ]);
  });

  it('drops what was read of an address that was replaced since', async () => {
    let answer = (_text: string): void => undefined;
    server.serve(SECRET, calendarOf(at('10')));
    const { id } = await added();
    const asked = new Promise<void>((resolve) => {
      server.serve(SECRET, (_request, response) => {
        answer = (text) => void response.end(text);
        resolve();
      });
    });
    const reading = owner.post(`${PATH}/${id}/refresh`, {});
    await asked;
    const url = server.serve('/new.ics', calendarOf(at('14')));
    await owner.put(`${PATH}/${id}`, input({ url }));
    answer(calendarOf(at('18')));
    await reading;
    expect(await busyHours()).toEqual([14]);
  });
});

describe('a calendar that is silent', () => {
  beforeEach(async () => {
    server.serve(SECRET, calendarOf(at('10')));
    await added();
    server.serve(SECRET, (_request, response) => response.destroy());
    await refreshAll();
  });
  const health = async () => (await owner.get('/api/admin/health')).body as unknown as ServerHealth;
  const mails = async () =>
    (await outbox(polaris, owner.user.email)).filter(({ subject }) => subject.includes('calendar'));
  const check = () => polaris.app.get(HealthAlarmsService).check();

  it('tells the owner after six hours on the first screen and in one mail', async () => {
    await silentFor(5);
    await check();
    expect([(await health()).problems, await mails()]).toEqual([[], []]);
    await silentFor(7);
    await check();
    await check();
    expect((await health()).problems).toEqual(['calendars']);
    expect(await mails()).toMatchObject([{ subject: 'A busy calendar cannot be read' }]);
    expect(await read()).toMatchObject([{ isSilent: true, closesBooking: false }]);
  });

  it('closes booking after a day, and opens it with the next reading', async () => {
    const client = await polaris.customer();
    const { id } = await buySessions(owner, client);
    await silentFor(23);
    expect((await slotsOf(client, id)).closed).toBeNull();
    const session = await bookFree(client, id);
    expect(await isOffered(client)).toBe(true);
    await silentFor(25);
    expect(await isOffered(client)).toBe(false);
    expect(await slotsOf(client, id)).toMatchObject({
      closed: 'Booking is closed at the moment.',
      slots: [],
    });
    const { startTime, version } = session;
    const moved = await client.patch(`/api/sessions/${session.id}`, { startTime, version });
    expect([moved.status, moved.body.detail]).toEqual([409, 'Booking is closed at the moment.']);
    expect(await read()).toMatchObject([{ closesBooking: true }]);
    server.serve(SECRET, calendarOf(at('10')));
    await refreshAll();
    expect((await slotsOf(client, id)).closed).toBeNull();
    expect(await isOffered(client)).toBe(true);
  });

  it('lets clients book by the last known times when the owner keeps booking open', async () => {
    const client = await polaris.customer();
    const { id } = await buySessions(owner, client);
    await sql('update busy_feeds set "keepOpen" = true');
    await silentFor(100);
    const { closed, slots } = await slotsOf(client, id, `?from=${day}`);
    expect(closed).toBeNull();
    expect(slots.map(({ startTime }) => startTime)).not.toContain(`${day}T10:00:00.000Z`);
    expect(slots.map(({ startTime }) => startTime)).toContain(`${day}T11:00:00.000Z`);
  });
});

describe('booking beside a busy calendar', () => {
  it('refuses a time that has become busy since it was offered', async () => {
    const client = await polaris.customer();
    const { id } = await buySessions(owner, client);
    server.serve(SECRET, calendarOf(at('10')));
    await added();
    const startTime = `${day}T10:00:00.000Z`;
    const { status } = await client.post(`/api/purchases/${id}/sessions`, { startTime });
    expect(status).toBe(409);
  });

  it('lets a session move over itself in a calendar that shows it', async () => {
    const client = await polaris.customer();
    const { id } = await buySessions(owner, client, { sessionMinutes: 60 });
    const startTime = `${day}T10:00:00.000Z`;
    const { body } = await client.post(`/api/purchases/${id}/sessions`, { startTime });
    server.serve(SECRET, calendarOf(`UID:appointment-${body.id}@polaris.test\n${at('10')}`));
    await added();
    const { slots } = await slotsOf(client, id, `?from=${day}&moving=${body.id}`);
    expect(slots.map((slot) => slot.startTime)).toContain(startTime);
  });
});
