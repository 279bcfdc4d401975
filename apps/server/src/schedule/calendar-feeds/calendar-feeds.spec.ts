import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { DAY_MS, calendarFeedSchema } from '@polaris/contracts';
import { type LogLine, collectLog } from '../../testing/log-lines';
import { markTime } from '../../testing/mark-time';
import { addActivity, addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { MailSender } from '../../platform/config/mail-sender';
import { until } from '../../testing/until';

const UNKNOWN = '/api/calendar/xYxIoW2kQ1mC0cPqF0m4zR8y7dX3vT5bN6hJ9sLuAeg.ics';

const { log, lines } = collectLog();
let polaris: TestApp;
let owner: Person;
let client: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp({ log, env: { PUBLIC_URL: 'http://polaris.example' } });
  owner = await polaris.owner();
  client = await polaris.customer();
  customerId = (await addCustomer(owner, { name: 'Harbor Trust' })).id;
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query(
    'delete from tasks; delete from activities; delete from sessions_appointments; delete from rate_limits',
  );
});

/** Makes a feed; returns its path. */
const make = async (person: Person): Promise<string> => {
  const { status, body } = await person.post('/api/calendar-feed');
  expect(status).toBe(201);
  return (body.address as string).replace('http://polaris.example', '');
};
const read = (path: string) => polaris.visitor().get(path);

/** What another library reads in a feed, by UID. */
async function eventsAt(path: string): Promise<Record<string, ICAL.Event>> {
  const { status, text } = await read(path);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  return Object.fromEntries(events.map((event) => [event.uid, event]));
}

const book = async (own = {}) =>
  (
    await owner.post('/api/admin/sessions', {
      title: 'Review',
      startTime: '2099-03-08T17:00:00Z',
      endTime: '2099-03-08T18:00:00Z',
      ...own,
    })
  ).body as { id: number; version: number };
const addTask = async (own = {}) =>
  (await owner.post('/api/admin/tasks', { title: 'Pay the rent', ...own })).body as { id: number };
const daysFromNow = (count: number) =>
  new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

const moveTo = (timeZone: string) =>
  owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone,
    daysUntilDue: 14,
  });

describe('the calendar feed of an owner', () => {
  it('puts tasks, follow-ups and sessions into a calendar feed at times that another library reads', async () => {
    await moveTo('America/New_York');
    const timed = await addTask({ customerId, dueOn: '2099-03-08', dueTime: '15:00' });
    const daily = await addTask({ title: 'Pay; now, with "quotes"\\', dueOn: '2099-03-09' });
    const { id: activityId } = await addActivity(owner, {
      ...{ customerId, dueOn: '2099-03-10', subject: 'Call back' },
    });
    const session = await book({ customerId, title: `Größe ${'x'.repeat(120)}` });
    const events = await eventsAt(await make(owner));
    const uid = (kind: string, id: number) => `${kind}-${id}@polaris.example`;
    expect(Object.keys(events)).toHaveLength(4);

    const one = events[uid('task', timed.id)]!;
    expect([one.summary, one.startDate.toJSDate().toISOString(), one.duration.toString()]).toEqual([
      ...['Pay the rent · Harbor Trust', '2099-03-08T19:00:00.000Z', 'PT15M'],
    ]);
    expect(one.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(one.component.getFirstPropertyValue('url')).toBe(
      `http://polaris.example/admin/tasks?id=${timed.id}`,
    );
    const two = events[uid('task', daily.id)]!;
    expect([
      two.summary,
      two.startDate.isDate,
      two.startDate.toString(),
      two.endDate.toString(),
    ]).toEqual([...['Pay; now, with "quotes"\\', true, '2099-03-09', '2099-03-10']]);
    const three = events[uid('activity', activityId)]!;
    expect([three.summary, three.startDate.toString()]).toEqual([
      ...['Call back · Harbor Trust', '2099-03-10'],
    ]);
    const four = events[uid('appointment', session.id)]!;
    expect([four.summary, four.startDate.toJSDate().toISOString()]).toEqual([
      ...[`Größe ${'x'.repeat(120)} · Harbor Trust`, '2099-03-08T17:00:00.000Z'],
    ]);
    expect(four.component.getFirstPropertyValue('transp')).toBeNull();
  });

  it('names a calendar feed as the business', async () => {
    const site = { name: 'Ada', isInvented: false, brand: 'Harbor Data', replyTime: 'soon' };
    polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve(site));
    for (const [person, what] of [
      [owner, 'tasks and sessions'],
      [client, 'sessions'],
    ] as const)
      expect((await read(await make(person))).text).toContain(
        `X-WR-CALNAME:Harbor Data: ${what}\r\n`,
      );
  });

  it('folds the lines of a calendar feed at 75 octets, each with CRLF', async () => {
    await book({ customerId, title: 'ü'.repeat(200) });
    const { text, headers } = await read(await make(owner));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('inline; filename="polaris.ics"');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text).not.toContain('METHOD');
  });

  it('moves a task that is snoozed past its day to the day when its snooze ends', async () => {
    await moveTo('Asia/Kathmandu');
    const { id } = await addTask({ dueTime: '09:00' });
    await owner.patch(`/api/admin/tasks/${id}`, { snooze: 'next_week' });
    const { snoozedUntil } = (await owner.get(`/api/admin/tasks?id=${id}`)).body[0];
    const [event] = Object.values(await eventsAt(await make(owner)));
    const day = new Date(snoozedUntil).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kathmandu' });
    expect([event!.startDate.isDate, event!.startDate.toString()]).toEqual([true, day]);
  });

  it('raises the sequence of changed entries, and omits done, canceled and old ones', async () => {
    await moveTo('UTC');
    const task = await addTask({ dueOn: daysFromNow(2) });
    await owner.patch(`/api/admin/tasks/${task.id}`, { title: 'Pay the rent today' });
    const done = await addTask({ dueOn: daysFromNow(3) });
    await owner.patch(`/api/admin/tasks/${done.id}`, { done: true });
    await addTask({ dueOn: daysFromNow(-92) });
    const old = await addTask({ title: 'Overdue', dueOn: daysFromNow(-80) });
    const { id, version } = await book({ customerId });
    await owner.patch(`/api/admin/sessions/${id}`, { status: 'cancelled', version });
    const events = await eventsAt(await make(owner));
    expect(Object.keys(events).sort()).toEqual(
      [task.id, old.id].map((number) => `task-${number}@polaris.example`).sort(),
    );
    expect(events[`task-${task.id}@polaris.example`]!.sequence).toBe(1);
  });

  it('returns 304 to a calendar program until something changes', async () => {
    await addTask();
    const path = await make(owner);
    const etag = (await read(path)).headers.get('etag')!;
    const again = () => polaris.visitor().get(path, { headers: { 'if-none-match': etag } });
    expect([(await again()).status, (await again()).text]).toEqual([304, '']);
    await addTask();
    expect((await again()).status).toBe(200);
  });
});

it("puts only the client's own sessions into the calendar feed of a client", async () => {
  await addTask();
  const own = await book({ userId: client.user.id });
  await book({ customerId, startTime: '2099-03-09T17:00:00Z', endTime: '2099-03-09T18:00:00Z' });
  const events = await eventsAt(await make(client));
  expect(Object.keys(events)).toEqual([`appointment-${own.id}@polaris.example`]);
  const [event] = Object.values(events);
  expect(event!.summary).toBe('Review');
  expect(event!.component.getFirstPropertyValue('url')).toBe('http://polaris.example/dashboard');
});

describe('the address of a calendar feed', () => {
  it('shows the address of a calendar feed once, and when it was last read', async () => {
    const path = await make(client);
    const feed = async () =>
      calendarFeedSchema.parse((await client.get('/api/calendar-feed')).body);
    expect(await feed()).toEqual({ createdAt: expect.any(String), lastReadAt: null });
    const expectSince = markTime();
    await read(path);
    const { lastReadAt } = await feed();
    expectSince(lastReadAt);
    const token = path.split(/[/.]/)[3]!;
    const [row] = await polaris.dataSource.query<{ row: string }[]>(
      'select f::text as row from calendar_feeds f where "userId" = $1',
      [client.user.id],
    );
    expect(row!.row).not.toContain(token);
  });

  it.each([
    ['guessed', () => Promise.resolve(UNKNOWN)],
    ['of another form', () => Promise.resolve('/api/calendar/mine.ics')],
    [
      'replaced by a new one',
      async () => {
        const path = await make(client);
        await make(client);
        return path;
      },
    ],
    [
      'turned off',
      async () => {
        const path = await make(client);
        expect((await client.delete('/api/calendar-feed')).status).toBe(204);
        return path;
      },
    ],
    [
      'of a disabled account',
      async () => {
        const other = await polaris.customer();
        const path = await make(other);
        await polaris.dataSource.query('update users set "disabledAt" = now() where id = $1', [
          other.user.id,
        ]);
        return path;
      },
    ],
    [
      'of a former owner',
      async () => {
        const other = await polaris.owner();
        const path = await make(other);
        await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
          other.user.id,
        ]);
        return path;
      },
    ],
    [
      'of a deleted account',
      async () => {
        const other = await polaris.customer();
        const path = await make(other);
        await polaris.dataSource.query('delete from users where id = $1', [other.user.id]);
        return path;
      },
    ],
  ])('answers the same 404 at a calendar address that is %s', async (_what, pathOf) => {
    const { status, body, headers } = await read(await pathOf());
    expect([status, body.detail]).toEqual([404, 'This calendar was not found.']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it('writes to no calendar feed when an address is guessed', async () => {
    await make(client);
    const rows = () => polaris.dataSource.query('select * from calendar_feeds order by 1');
    const before = await rows();
    await read(UNKNOWN);
    expect(await rows()).toEqual(before);
  });

  it('returns 429 after 300 reads of calendars from one network address in ten minutes', async () => {
    await polaris.dataSource.query('delete from rate_limits');
    const path = await make(client);
    const statuses = new Set<number>();
    const reader = polaris.visitor();
    for (let count = 0; count < 30; count += 1) {
      const some = Array.from({ length: 10 }, () => reader.get(count % 2 ? path : UNKNOWN));
      for (const { status } of await Promise.all(some)) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([200, 404]);
    const { status, headers } = await reader.get(path);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    await polaris.dataSource.query('delete from rate_limits');
  });

  it('keeps the address of a calendar feed out of the log, the audit log and the security log', async () => {
    const path = await make(owner);
    const token = path.split(/[/.]/)[3]!;
    const { headers } = await read(path);
    const requestId = headers.get('x-request-id');
    const line = await until(() =>
      lines.find((one: LogLine) => one.msg === 'request' && one.requestId === requestId),
    );
    expect(line).toMatchObject({ req: { path: '/api/calendar/[redacted].ics' } });
    expect(JSON.stringify(lines)).not.toContain(token);
    const stored = await polaris.dataSource.query(
      'select to_jsonb(a) from audit_log a union all select to_jsonb(s) from security_events s',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const { body } = await owner.get('/api/admin/security-events?event=calendar_feed_changed');
    expect(body).toContainEqual(
      expect.objectContaining({ detail: 'new address', account: owner.user.email }),
    );
  });

  it('rejects a calendar feed to visitors', async () => {
    expect((await polaris.visitor().post('/api/calendar-feed')).status).toBe(401);
    expect((await polaris.visitor().get('/api/calendar-feed')).status).toBe(401);
  });
});
