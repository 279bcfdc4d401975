import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  AvailabilityException,
  BookingSettings,
  ExplainedDays,
  HiddenBy,
} from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/booking-settings';
const PUT = 'PUT /api/admin/booking-settings';
const DAYS = 'GET /api/admin/availability-exceptions';
const ADD = 'POST /api/admin/availability-exceptions';
const BUSY = 'GET /api/admin/busy-calendars';
const WEEK = 'GET /api/admin/booking/explain';

const settings = (own: Partial<BookingSettings> = {}): BookingSettings => ({
  open: true,
  hours: [
    { weekday: 1, startsAt: '09:00', endsAt: '12:00' },
    { weekday: 1, startsAt: '13:00', endsAt: '17:00' },
  ],
  step: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeHours: 24,
  horizonDays: 60,
  dailyMax: null,
  changeHours: 24,
  maxMoves: 3,
  beforePayment: true,
  place: null,
  version: 4,
  ...own,
});

const time = (hour: number, hiddenBy: HiddenBy | null, calendar: string | null = null) => ({
  startTime: `2040-04-09T${hour}:00:00.000Z`,
  endTime: `2040-04-09T${hour + 1}:00:00.000Z`,
  hiddenBy,
  calendar,
});
const week = (own: Partial<ExplainedDays['days'][number]> = {}): ExplainedDays => ({
  timeZone: 'America/New_York',
  days: [
    { day: '2040-04-08', hasHours: false, times: [] },
    {
      day: '2040-04-09',
      hasHours: true,
      times: [time(13, 'notice'), time(14, 'busy', 'Private'), time(15, null)],
      ...own,
    },
  ],
});

const server = new MockServer();
beforeEach(() => void stopDate(new Date('2040-04-05T12:00:00Z')));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const open = (responses: Parameters<MockServer['respondWith']>[0] = {}) =>
  openAdmin(server, '/admin/settings/booking', {
    [GET]: { json: settings() },
    [DAYS]: { json: [] },
    [BUSY]: { json: [] },
    [WEEK]: { json: week() },
    ...responses,
  });

const hours = async (day: string) => within(await screen.findByRole('group', { name: day }));
const timesOf = async (day: string) =>
  Array.from((await hours(day)).queryAllByLabelText(/From|Until/), (input) => valueOf(input));
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('booking settings', () => {
  it('shows the hours of each day', async () => {
    open();
    expect(await timesOf('Monday')).toEqual(['09:00', '12:00', '13:00', '17:00']);
    expect((await hours('Sunday')).getByText('Closed')).toBeTruthy();
  });

  it('saves the chosen hours, with the version that was edited', async () => {
    const { keys } = open();
    await keys.click((await hours('Tuesday')).getByRole('button', { name: /Add hours/ }));
    expect(await timesOf('Tuesday')).toEqual(['09:00', '17:00']);
    await fill(keys, (await hours('Tuesday')).getByLabelText('From'), '10:00');
    const monday = await hours('Monday');
    await keys.click(monday.getAllByRole('button', { name: 'Remove these hours' })[1]!);
    await keys.click(monday.getByRole('button', { name: 'Remove these hours' }));
    await fill(keys, screen.getByRole('spinbutton', { name: /Maximum sessions per day/ }), '4');
    server.respondWith({ [PUT]: { json: settings({ version: 5 }) } });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Booking settings saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      {
        hours: [{ weekday: 2, startsAt: '10:00', endsAt: '17:00' }],
        dailyMax: 4,
        noticeHours: 24,
        version: 4,
      },
    ]);
  });

  it('copies the hours of one day to all days', async () => {
    const { keys } = open();
    const copy = (await hours('Monday')).getByRole('button', { name: /Copy to all days/ });
    await keys.click(copy);
    expect(await timesOf('Sunday')).toEqual(['09:00', '12:00', '13:00', '17:00']);
    server.respondWith({ [PUT]: { json: settings({ version: 5 }) } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Booking settings saved');
    const [sent] = server.bodiesTo(PUT) as { hours: object[] }[];
    expect(sent!.hours).toHaveLength(14);
    expect(sent!.hours.at(-1)).toEqual({ weekday: 7, startsAt: '13:00', endsAt: '17:00' });
  });

  it('shows at the day what is wrong with its hours, and sends nothing', async () => {
    const { keys } = open();
    await keys.click((await hours('Friday')).getByRole('button', { name: /Add hours/ }));
    const until = (await hours('Friday')).getByLabelText('Until');
    await fill(keys, until, '08:00');
    await fill(keys, screen.getByRole('spinbutton', { name: /Days ahead/ }), '500');
    await keys.keyboard('{Enter}');
    expect(await (await hours('Friday')).findByText('Must end after it starts.')).toBeTruthy();
    expect(descriptionOf(until)).toContain('Must end after it starts.');
    expect(descriptionOf(screen.getByRole('spinbutton', { name: /Days ahead/ }))).toContain(
      'Must be a whole number of days, 1 to 180.',
    );
    expect(server.callsTo(PUT)).toEqual([]);
  });

  it('offers to reload the booking settings when they could not be loaded', async () => {
    open({ [GET]: problem(500, 'Something went wrong.') });
    expect(await screen.findByRole('heading', { name: /could not be loaded/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('what clients can book', () => {
  it('shows the month of clients with its times, and explains why others are hidden', async () => {
    const { keys } = open();
    const seen = await section('What clients see');
    expect(await seen.findByText('In April 2040, clients see 1 time.')).toBeTruthy();
    expect(seen.getByRole('radio', { name: 'Monday, April 9, 1 time' })).toBeTruthy();
    expect(seen.getByText('8:00 AM')).toBeTruthy();
    await keys.click(seen.getByText('Why 2 times are hidden'));
    expect(seen.getByText('6:00 AM: Too soon: shortest notice')).toBeTruthy();
    expect(seen.getByText('7:00 AM: Busy in Private')).toBeTruthy();
  });

  it('reports that clients see nothing while booking is off', async () => {
    open({ [GET]: { json: settings({ open: false }) } });
    expect(await screen.findByText(/Booking is off, so clients see no times\./)).toBeTruthy();
  });

  it('shows the times that clients see for sessions of another length', async () => {
    const { keys } = open();
    const seen = await section('What clients see');
    await seen.findByText('8:00 AM');
    server.respondWith({
      [`${WEEK}?from=2040-04-05&days=26&minutes=90`]: { json: week({ times: [] }) },
    });
    await keys.selectOptions(seen.getByRole('combobox', { name: 'For a session of' }), '90');
    expect(await seen.findByText('In April 2040, clients see 0 times.')).toBeTruthy();
  });
});

describe('time off', () => {
  const day: AvailabilityException = {
    id: 3,
    day: '2040-07-03',
    kind: 'closed',
    startsAt: null,
    endsAt: null,
    sessions: 2,
  };

  it('adds a day off', async () => {
    const { keys } = open();
    const off = await section('Time off and other hours');
    await fill(keys, off.getByLabelText('Day'), '2040-07-03');
    server.respondWith({ [ADD]: { status: 201, json: day }, [DAYS]: { json: [day] } });
    await keys.click(off.getByRole('button', { name: 'Add this day' }));
    await expectToast('Success', 'Day added. Booked sessions stay as booked.');
    expect(server.bodiesTo(ADD)).toEqual([
      { day: '2040-07-03', kind: 'closed', startsAt: null, endsAt: null },
    ]);
    expect(await off.findByText(/2 sessions are booked then, and stay/)).toBeTruthy();
  });

  it('asks for the hours of a day with different hours', async () => {
    const { keys } = open();
    const off = await section('Time off and other hours');
    await fill(keys, off.getByLabelText('Day'), '2040-07-03');
    await keys.selectOptions(off.getByLabelText('What is different'), 'open');
    await keys.click(off.getByRole('button', { name: 'Add this day' }));
    expect(await off.findByText('Please enter the hours of this day.')).toBeTruthy();
    expect(server.callsTo(ADD)).toEqual([]);
  });

  it('removes a day off', async () => {
    const { keys } = open({ [DAYS]: { json: [day] } });
    const off = await section('Time off and other hours');
    const remove = await off.findByRole('button', { name: 'Remove July 3, 2040' });
    server.respondWith({
      'DELETE /api/admin/availability-exceptions/3': { status: 204 },
      [DAYS]: { json: [] },
    });
    await keys.click(remove);
    await expectToast('Success', 'Your weekly hours apply again');
    expect(await off.findByText(/No days yet/)).toBeTruthy();
  });
});
