import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BUSY_CALENDARS, BusyDesk, SECRET, compact } from '../../testing/calendars/busy-desk';
import { calendarOf } from '../../testing/calendars/calendar-server';

const desk = new BusyDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const sql = <Row>(text: string, values: unknown[] = []) =>
  desk.polaris.dataSource.query<Row[]>(text, values);

describe('adding a busy calendar', () => {
  it('reads a calendar before it is stored, and hides its busy times from clients', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10'), desk.at('13')));
    const calendar = await desk.added();
    expect(calendar).toMatchObject({ label: 'Private', error: null, times: 2, skipped: 0 });
    expect(await desk.read()).toEqual([calendar]);
    expect(await desk.busyHours()).toEqual([10, 13]);
  });

  it('names the calendar that hides a time', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.added({ label: 'Family' });
    const times = await desk.explained();
    expect(times[10]).toMatchObject({ hiddenBy: 'busy', calendar: 'Family' });
    expect(times[11]).toMatchObject({ hiddenBy: null, calendar: null });
  });

  it('reads a webcal address over https', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    expect(
      (await desk.added({ url: desk.server.url(SECRET).replace('https:', 'webcal:') })).times,
    ).toBe(1);
  });

  it.each([
    ['http://calendar.test/a.ics', 'Please enter an address that starts with https://'],
    ['file:///etc/passwd', 'Please enter an address that starts with https://'],
    ['https://me:secret@calendar.test/', 'Please enter an address that starts with https://'],
    ['https://169.254.169.254/', 'This address is in a private network, so it is not read.'],
    ['https://[::ffff:127.0.0.1]/', 'This address is in a private network, so it is not read.'],
    ['https://[::1]/', 'This address is in a private network, so it is not read.'],
    ['https://0x7f.1/', 'The connection to the calendar failed (ECONNREFUSED).'],
  ])('stores nothing of %s, and says why', async (url, detail) => {
    const { status, body } = await desk.add({ url });
    expect([status, body.detail, body.errors]).toEqual([
      400,
      detail,
      [{ path: 'url', message: detail }],
    ]);
    expect(await desk.read()).toEqual([]);
  });

  it('stores nothing of an address that returns a web page', async () => {
    const url = desk.server.serve('/page', '<!doctype html><title>Sign in</title>');
    const { status, body } = await desk.add({ url });
    expect([status, body.detail]).toEqual([
      400,
      'This address does not lead to a calendar. Use the one that ends in .ics, or is called iCal.',
    ]);
    expect(await desk.read()).toEqual([]);
  });

  it('adds the same address once, and at most ten calendars', async () => {
    desk.server.serve(SECRET, calendarOf());
    await desk.added();
    expect((await desk.add()).body.detail).toBe('This calendar is in the list already.');
    for (let count = 2; count <= 10; count += 1)
      await desk.added({ url: desk.server.serve(`/${count}.ics`, calendarOf()) });
    const { status, body } = await desk.add({ url: desk.server.serve('/11.ics', calendarOf()) });
    expect([status, body.detail]).toEqual([
      409,
      'There are 10 calendars already. Remove one of them.',
    ]);
  });

  it('reveals the address nowhere: not in responses, the log, the audit log or the database', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    const { id, version } = await desk.added();
    await desk.owner.put(`${BUSY_CALENDARS}/${id}`, { ...desk.input({ label: 'Home' }), version });
    desk.server.serve(SECRET, (_request, response) => response.destroy());
    await desk.refreshAll();
    await desk.owner.delete(`${BUSY_CALENDARS}/${id}`);
    desk.server.serve(SECRET, calendarOf());
    await desk.added();
    const [{ host }] = [new URL(desk.server.url('/'))];
    expect(await desk.read()).toMatchObject([{ address: `${host}/….ics` }]);
    const stored = await sql(
      'select * from busy_feeds f join busy_feed_reads r on r."feedId" = f.id',
    );
    const logged = await sql('select * from audit_log');
    expect(logged.length).toBeGreaterThan(2);
    for (const told of [await desk.read(), stored, logged, desk.logged.lines])
      expect(JSON.stringify(told)).not.toContain('4f1c0a9d');
  });
});

describe('changing a busy calendar', () => {
  it('counts days off as busy only while that setting is on', async () => {
    const off = `DTSTART;VALUE=DATE:${compact(desk.day)}`;
    desk.server.serve(SECRET, calendarOf(off, desk.at('10')));
    const { id, version } = await desk.added();
    expect(await desk.busyHours()).toHaveLength(23);
    const others = desk.input({ allDayBlocks: false, url: '' });
    const { status, body } = await desk.owner.put(`${BUSY_CALENDARS}/${id}`, {
      ...others,
      version,
    });
    expect([status, body.times, body.version]).toEqual([200, 1, 2]);
    expect(await desk.busyHours()).toEqual([10]);
  });

  it('reads a new address first, and keeps the earlier times if it cannot', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    const { id } = await desk.added();
    const moved = await desk.owner.put(
      `${BUSY_CALENDARS}/${id}`,
      desk.input({ url: desk.server.url('/nothing.ics') }),
    );
    expect([moved.status, moved.body.detail]).toEqual([
      400,
      'The calendar answered with the status 404.',
    ]);
    expect(await desk.busyHours()).toEqual([10]);
    const url = desk.server.serve('/other.ics', calendarOf(desk.at('14')));
    expect((await desk.owner.put(`${BUSY_CALENDARS}/${id}`, desk.input({ url }))).status).toBe(200);
    expect(await desk.busyHours()).toEqual([14]);
  });

  it('returns 409 to a change of an earlier version', async () => {
    desk.server.serve(SECRET, calendarOf());
    const { id, version } = await desk.added();
    const others = desk.input({ url: '' });
    await desk.owner.put(`${BUSY_CALENDARS}/${id}`, { ...others, label: 'Home', version });
    expect((await desk.owner.put(`${BUSY_CALENDARS}/${id}`, { ...others, version })).status).toBe(
      409,
    );
    expect(await desk.read()).toMatchObject([{ label: 'Home' }]);
  });

  it('removes a calendar with its times', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    const { id } = await desk.added();
    expect((await desk.owner.delete(`${BUSY_CALENDARS}/${id}`)).status).toBe(204);
    expect(await desk.busyHours()).toEqual([]);
    for (const call of [
      desk.owner.delete(`${BUSY_CALENDARS}/${id}`),
      desk.owner.post(`${BUSY_CALENDARS}/${id}/refresh`, {}),
    ])
      expect((await call).body.detail).toBe('This calendar was not found.');
  });
});

describe('reading busy calendars again', () => {
  it('replaces the times with the current ones', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    const { id } = await desk.added();
    desk.server.serve(SECRET, calendarOf(desk.at('15')));
    const { status, body } = await desk.owner.post(`${BUSY_CALENDARS}/${id}/refresh`, {});
    expect([status, body.error, body.version]).toEqual([200, null, 1]);
    expect(await desk.busyHours()).toEqual([15]);
  });

  it('only checks for changes on the same day', async () => {
    let isUnchanged = false;
    desk.server.serve(SECRET, ({ headers }, response) => {
      isUnchanged = headers['if-none-match'] === '"1"';
      response.writeHead(isUnchanged ? 304 : 200, { etag: '"1"' });
      response.end(isUnchanged ? undefined : calendarOf(desk.at('10')));
    });
    await desk.added();
    await desk.refreshAll();
    expect([isUnchanged, await desk.busyHours()]).toEqual([true, [10]]);
    await sql(`update busy_feed_reads set "etagFor" = '2020-01-01 UTC'`);
    await desk.refreshAll();
    expect(isUnchanged).toBe(false);
  });

  it('keeps the last known times of a calendar that cannot be read, and reads the others', async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.added();
    await desk.added({
      label: 'Work',
      url: desk.server.serve('/work.ics', calendarOf(desk.at('12'))),
    });
    desk.server.serve(SECRET, '<html>');
    desk.server.serve('/work.ics', calendarOf(desk.at('16')));
    await desk.refreshAll();
    expect(await desk.busyHours()).toEqual([10, 16]);
    expect(await desk.read()).toMatchObject([
      { label: 'Private', error: expect.stringMatching(/^This address does not lead/) },
      { label: 'Work', error: null },
    ]);
  });

  it("asks for the address again when the server's secret has changed", async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.added();
    await sql(`update busy_feed_reads set "sealedUrl" = 'sealed with another one'`);
    await desk.refreshAll();
    expect(await desk.read()).toMatchObject([
      {
        address: null,
        error: 'The address can’t be read. Please enter it again.',
        times: 1,
      },
    ]);
  });

  it('drops the result of reading an address that was replaced since', async () => {
    let answer = (_text: string): void => undefined;
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    const { id } = await desk.added();
    const asked = new Promise<void>((resolve) => {
      desk.server.serve(SECRET, (_request, response) => {
        answer = (text) => void response.end(text);
        resolve();
      });
    });
    const reading = desk.owner.post(`${BUSY_CALENDARS}/${id}/refresh`, {});
    await asked;
    const url = desk.server.serve('/new.ics', calendarOf(desk.at('14')));
    await desk.owner.put(`${BUSY_CALENDARS}/${id}`, desk.input({ url }));
    answer(calendarOf(desk.at('18')));
    await reading;
    expect(await desk.busyHours()).toEqual([14]);
  });
});
