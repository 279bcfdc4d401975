import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CalendarWeek, calendarWeekSchema } from '@polaris/contracts';
import { openBooking } from '../../testing/data/booking';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = (await addCustomer(owner, { name: 'Harbor Trust' })).id;
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query(
    'delete from sessions_appointments; delete from tasks; delete from availability_exceptions',
  );
  await owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone: 'America/New_York',
    daysUntilDue: 14,
  });
});

const read = async (query: string): Promise<CalendarWeek> => {
  const { status, body } = await owner.get(`/api/admin/calendar${query}`);
  expect([status, body]).toEqual([200, body]);
  return calendarWeekSchema.parse(body);
};
const book = async (title: string, startTime: string, own: object = {}) => {
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
  const session = { customerId, title, startTime, endTime, ...own };
  const { status, body, text } = await owner.post('/api/admin/sessions', session);
  if (status !== 201) throw new Error(text);
  return body as { id: number };
};
const titles = ({ sessions }: CalendarWeek) => sessions.map(({ title }) => title);

describe("the owner's week", () => {
  it('starts on the Sunday of the requested day, or of today', async () => {
    const { days, timeZone } = await read('?from=2098-03-08');
    expect([days.length, days[0]!.day, days[6]!.day, timeZone]).toEqual([
      7,
      '2098-03-02',
      '2098-03-08',
      'America/New_York',
    ]);
    const now = new Date().toLocaleDateString('en-CA', { timeZone });
    expect((await read('')).days.map(({ day }) => day)).toContain(now);
  });

  it('shows when other calendars are busy, with the name of each', async () => {
    await polaris.dataSource.query(`with feed as (
        insert into busy_feeds (label, "allDayBlocks", "keepOpen") values ('Family', true, false)
        returning id)
      insert into busy_times ("feedId", "isAllDay", during)
        select id, false, tstzrange('2098-03-05T15:00Z', '2098-03-05T16:30Z') from feed
        union all select id, false, tstzrange('2098-03-12T15:00Z', '2098-03-12T16:30Z') from feed`);
    const { busy } = await read('?from=2098-03-04');
    await polaris.dataSource.query('delete from busy_feeds');
    expect(busy).toEqual([
      {
        startTime: '2098-03-05T15:00:00.000Z',
        endTime: '2098-03-05T16:30:00.000Z',
        label: 'Family',
      },
    ]);
  });

  it("lists sessions that overlap the week in the business's time zone, without canceled ones", async () => {
    await book('Saturday night before', '2098-03-02T04:30:00.000Z');
    await book('Second', '2098-03-05T15:00:00.000Z');
    await book('Saturday night', '2098-03-09T02:30:00.000Z');
    await book('Sunday after', '2098-03-09T05:00:00.000Z');
    const { id } = await book('Canceled', '2098-03-06T15:00:00.000Z');
    await owner.patch(`/api/admin/sessions/${id}`, { status: 'cancelled' });
    await book('Held', '2098-03-07T15:00:00.000Z', { status: 'completed' });
    expect(titles(await read('?from=2098-03-04'))).toEqual([
      'Saturday night before',
      'Second',
      'Held',
      'Saturday night',
    ]);
  });

  it('lists the open tasks that are due in the week, by day and time', async () => {
    const add = (title: string, own: object) => owner.post('/api/admin/tasks', { title, ...own });
    await add('Later', { dueOn: '2098-03-09' });
    await add('All day', { dueOn: '2098-03-08' });
    await add('At nine', { dueOn: '2098-03-08', dueTime: '09:00' });
    await add('Before', { dueOn: '2098-03-01' });
    const { tasks } = await read('?from=2098-03-04');
    expect(tasks.map(({ title }) => title)).toEqual(['At nine', 'All day']);
  });

  it('separates hours from time off, and shows hours that start when the clocks are set forward', async () => {
    await openBooking(owner, {
      hours: [
        { weekday: 1, startsAt: '09:00', endsAt: '17:00' },
        { weekday: 7, startsAt: '02:30', endsAt: '05:00' },
      ],
    });
    const off = { day: '2098-03-03', kind: 'closed', startsAt: '12:00', endsAt: '13:00' };
    await owner.post('/api/admin/availability-exceptions', off);
    const { days } = await read('?from=2098-03-03');
    expect(days[1]).toEqual({
      day: '2098-03-03',
      open: [
        { startTime: '2098-03-03T14:00:00.000Z', endTime: '2098-03-03T17:00:00.000Z' },
        { startTime: '2098-03-03T18:00:00.000Z', endTime: '2098-03-03T22:00:00.000Z' },
      ],
      timeOff: [{ startTime: '2098-03-03T17:00:00.000Z', endTime: '2098-03-03T18:00:00.000Z' }],
    });
    expect(days[2]!.open).toEqual([]);
    // 2:30 does not exist on this day: the clocks go from 2:00 to 3:00.
    const next = await read('?from=2098-03-09');
    expect(next.days[0]!.open).toEqual([
      { startTime: '2098-03-09T06:30:00.000Z', endTime: '2098-03-09T09:00:00.000Z' },
    ]);
  });

  it.each(['0001-01-01', '9999-12-31', 'soon'])('rejects the day %s', async (from) => {
    const { status, body } = await owner.get(`/api/admin/calendar?from=${from}`);
    expect([status, body.detail]).toEqual([400, 'Please enter a date']);
  });
});
