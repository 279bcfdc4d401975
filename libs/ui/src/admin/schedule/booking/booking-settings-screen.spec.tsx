import { afterEach, describe, expect, it } from '@jest/globals';
import type {
  AvailabilityException,
  BookingSettings,
  ExplainedDays,
  HiddenBy,
} from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
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
afterEach(cleanup);

const open = (responses: Parameters<MockServer['lay']>[0] = {}) =>
  openAdmin(server, '/admin/settings/booking', {
    [GET]: { json: settings() },
    [DAYS]: { json: [] },
    [BUSY]: { json: [] },
    [WEEK]: { json: week() },
    ...responses,
  });

const hours = (day: string) => screen.findByRole('textbox', { name: day });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('booking settings', () => {
  it('shows the hours of each day as text', async () => {
    open();
    expect(valueOf(await hours('Monday'))).toBe('9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM');
    expect(valueOf(await hours('Sunday'))).toBe('');
  });

  it('saves hours as they are typed, with the version that was edited', async () => {
    const { keys } = open();
    await fill(keys, await hours('Tuesday'), '10-14');
    await fill(keys, await hours('Monday'), '');
    await fill(keys, screen.getByRole('spinbutton', { name: /Most sessions/ }), '4');
    server.lay({ [PUT]: { json: settings({ version: 5 }) } });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Booking settings saved');
    expect(server.bodiesTo(PUT)).toMatchObject([
      {
        hours: [{ weekday: 2, startsAt: '10:00', endsAt: '14:00' }],
        dailyMax: 4,
        noticeHours: 24,
        version: 4,
      },
    ]);
  });

  it('shows next to the field what cannot be read, and sends nothing', async () => {
    const { keys } = open();
    await fill(keys, await hours('Friday'), 'nine to five');
    await fill(keys, screen.getByRole('spinbutton', { name: /Days ahead/ }), '500');
    await keys.keyboard('{Enter}');
    expect(descriptionOf(await hours('Friday'))).toContain('Write it like 9:00 AM – 5:00 PM.');
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
  it('counts the times of the next days, and explains why others are hidden', async () => {
    const { keys } = open();
    const seen = await section('What clients see');
    expect(await seen.findByText(/In the next 7 days, clients see 1 time\./)).toBeTruthy();
    expect(seen.getByText('11:00 AM')).toBeTruthy();
    expect(seen.getByText(/No hours/)).toBeTruthy();
    await keys.click(seen.getByText('Why 2 times are hidden'));
    expect(seen.getByText('9:00 AM: Too soon: shortest notice')).toBeTruthy();
    expect(seen.getByText('10:00 AM: Busy in Private')).toBeTruthy();
  });

  it('reports that clients see nothing while booking is off', async () => {
    open({ [GET]: { json: settings({ open: false }) } });
    expect(await screen.findByText(/Booking is off, so clients see no times\./)).toBeTruthy();
  });

  it('shows the times that clients see for sessions of another length', async () => {
    const { keys } = open();
    const seen = await section('What clients see');
    await seen.findByText('11:00 AM');
    server.lay({ [`${WEEK}?minutes=90`]: { json: week({ times: [] }) } });
    await keys.selectOptions(seen.getByRole('combobox', { name: 'For a session of' }), '90');
    expect(await seen.findByText(/The hours are shorter than the session/)).toBeTruthy();
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
    server.lay({ [ADD]: { status: 201, json: day }, [DAYS]: { json: [day] } });
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
    server.lay({
      'DELETE /api/admin/availability-exceptions/3': { status: 204 },
      [DAYS]: { json: [] },
    });
    await keys.click(remove);
    await expectToast('Success', 'Your weekly hours apply again');
    expect(await off.findByText(/No days yet/)).toBeTruthy();
  });
});
