import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingSettings, ExplainedDays } from '@polaris/contracts';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { addDays, weekdayOf } from '@polaris/contracts';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() =>
  polaris.dataSource.query(
    'truncate booking_settings, availability_rules, availability_exceptions, sessions_appointments cascade',
  ),
);

const SETTINGS = '/api/admin/booking-settings';
const EXCEPTIONS = '/api/admin/availability-exceptions';
const read = async () => (await owner.get(SETTINGS)).body as unknown as BookingSettings;
const save = async (own: object = {}) => owner.put(SETTINGS, { ...(await read()), ...own });
const explain = async (query = '') =>
  (await owner.get(`/api/admin/booking/explain${query}`)).body as unknown as ExplainedDays;
/** Ten days ahead in the business's time zone. */
const someDay = async () => addDays((await explain()).days[0]!.day, 10);

describe('booking settings', () => {
  it('proposes hours from Monday to Friday, and allows no booking until they are saved', async () => {
    const proposed = await read();
    expect(proposed).toMatchObject({ open: false, version: 0, changeHours: 24 });
    expect(proposed.hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stores settings and hours together, and raises the version with each change of either', async () => {
    const hours = [{ weekday: 2, startsAt: '10:00', endsAt: '12:30' }];
    const { status, body } = await save({ open: true, hours, place: ' My office ' });
    expect([status, body]).toEqual([200, await read()]);
    expect(await read()).toMatchObject({ open: true, hours, place: 'My office', version: 1 });
    const more = [...hours, { weekday: 1, startsAt: '09:00', endsAt: '10:00' }];
    expect((await save({ hours: more })).body).toMatchObject({
      version: 2,
      hours: [more[1], more[0]],
    });
  });

  it('rejects to overwrite what another window has saved', async () => {
    await save({ step: 60 });
    const { status } = await save({ version: 0, step: 15 });
    expect(status).toBe(409);
    expect((await read()).step).toBe(60);
  });

  it.each([
    [{ hours: [{ weekday: 1, startsAt: '12:00', endsAt: '09:00' }] }, 'Must end after it starts.'],
    [
      {
        hours: [
          { weekday: 1, startsAt: '09:00', endsAt: '12:00' },
          { weekday: 1, startsAt: '11:00', endsAt: '13:00' },
        ],
      },
      'Two of these hours overlap.',
    ],
    [{ horizonDays: 181 }, 'Must be a whole number of days, 1 to 180.'],
    [{ step: 20 }, 'Please select a step.'],
  ])('rejects the settings %j', async (own, message) => {
    const { status, body } = await save(own);
    expect([status, body.detail]).toEqual([400, message]);
  });

  it('also rejects overlapping hours in the database', async () => {
    await polaris.dataSource.query(
      `insert into availability_rules (weekday, "startsAt", "endsAt") values (1, '09:00', '12:00')`,
    );
    await expect(
      polaris.dataSource.query(
        `insert into availability_rules (weekday, "startsAt", "endsAt") values (1, '11:59', '13:00')`,
      ),
    ).rejects.toThrow('availability_rules_overlap');
  });

  it('logs only the hours that were changed', async () => {
    await save();
    await polaris.dataSource.query('truncate audit_log');
    const { hours } = await read();
    await save({ hours: hours.slice(1) });
    const logged = await polaris.dataSource.query<{ relation: string; action: string }[]>(
      'select relation, action from audit_log order by id',
    );
    expect(logged).toContainEqual({ relation: 'availability_rules', action: 'delete' });
    expect(logged.filter(({ relation }) => relation === 'availability_rules')).toHaveLength(1);
  });
});

describe('exceptional days', () => {
  it('takes a day off, and restores it when that is removed', async () => {
    const day = await someDay();
    await save({ hours: [{ weekday: weekdayOf(day), startsAt: '09:00', endsAt: '10:00' }] });
    const timesOfDay = async () => (await explain(`?from=${day}`)).days[0]!.times.length;
    expect(await timesOfDay()).toBe(1);
    const { status, body } = await owner.post(EXCEPTIONS, { day, kind: 'closed' });
    expect([status, body.sessions]).toEqual([201, 0]);
    expect(await timesOfDay()).toBe(0);
    expect((await owner.delete(`${EXCEPTIONS}/${body.id as number}`)).status).toBe(204);
    expect(await timesOfDay()).toBe(1);
  });

  it('takes the same day off only once', async () => {
    const off = { day: '2099-03-10', kind: 'closed' };
    expect((await owner.post(EXCEPTIONS, off)).status).toBe(201);
    const again = await owner.post(EXCEPTIONS, off);
    expect([again.status, again.body.detail]).toEqual([409, 'This day is in the list already.']);
  });

  it('counts the sessions that are booked on a day off, and leaves them unchanged', async () => {
    const day = await someDay();
    const client = await polaris.customer();
    const session = { userId: client.user.id, title: 'Kick-off' };
    const times = { startTime: `${day}T16:00:00Z`, endTime: `${day}T17:00:00Z` };
    await owner.post('/api/admin/sessions', { ...session, ...times });
    await owner.post(EXCEPTIONS, { day, kind: 'closed' });
    expect((await owner.get(EXCEPTIONS)).body).toMatchObject([{ day, sessions: 1 }]);
    expect((await client.get('/api/sessions')).body).toHaveLength(1);
  });

  it.each([
    [{ kind: 'open' }, 'Please enter the hours of this day.'],
    [{ kind: 'closed', startsAt: '09:00' }, 'Please enter both times.'],
    [{ kind: 'open', startsAt: '10:00', endsAt: '09:00' }, 'Must end after it starts.'],
  ])('rejects the day %j', async (own, message) => {
    const { status, body } = await owner.post(EXCEPTIONS, { day: '2099-03-10', ...own });
    expect([status, body.detail]).toEqual([400, message]);
  });
});

describe('why a time is hidden', () => {
  it('names the first rule that hides each time of a day', async () => {
    const day = await someDay();
    const hours = [{ weekday: weekdayOf(day), startsAt: '09:00', endsAt: '12:00' }];
    await save({ hours, step: 60, bufferAfter: 0 });
    const [first] = (await explain(`?from=${day}`)).days[0]!.times;
    const { startTime, endTime } = first!;
    const userId = (await polaris.customer()).user.id;
    await owner.post('/api/admin/sessions', { userId, title: 'Taken', startTime, endTime });
    const hidden = async () =>
      (await explain(`?from=${day}`)).days[0]!.times.map(({ hiddenBy }) => hiddenBy);
    expect(await hidden()).toEqual(['session', null, null]);
    await save({ dailyMax: 1 });
    expect(await hidden()).toEqual(['daily max', 'daily max', 'daily max']);
    await save({ dailyMax: null, horizonDays: 5 });
    expect(await hidden()).toEqual(['horizon', 'horizon', 'horizon']);
    await save({ noticeHours: 336 });
    expect(await hidden()).toEqual(['notice', 'notice', 'notice']);
  });

  it('keeps hours at the same local time when the business moves to another time zone', async () => {
    const day = await someDay();
    await save({ hours: [{ weekday: weekdayOf(day), startsAt: '09:00', endsAt: '10:00' }] });
    const before = (await explain(`?from=${day}`)).days[0]!.times[0]!.startTime;
    const { body: profile } = await owner.get('/api/admin/business-profile');
    await owner.put('/api/admin/business-profile', { ...profile, timeZone: 'Asia/Tokyo' });
    const after = (await explain(`?from=${day}`)).days[0]!.times[0]!.startTime;
    expect(after).toBe(`${day}T00:00:00.000Z`);
    expect(after).not.toBe(before);
  });
});
