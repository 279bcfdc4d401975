import { afterEach, expect, it } from '@jest/globals';
import type { BusyCalendar, ExplainedDays } from '@polaris/contracts';
import { bookingSettingsSchema } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { descriptionOf, expectToast, fill } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/busy-calendars';
const ADD = 'POST /api/admin/busy-calendars';

const calendar = (own: Partial<BusyCalendar> = {}): BusyCalendar => ({
  id: 2,
  label: 'Private',
  address: 'calendar.example/….ics',
  allDayBlocks: true,
  keepOpen: false,
  lastReadAt: new Date().toISOString(),
  error: null,
  isSilent: false,
  closesBooking: false,
  times: 42,
  skipped: 0,
  version: 1,
  ...own,
});
const settings = bookingSettingsSchema.parse({
  open: true,
  hours: [],
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
});
const week: ExplainedDays = { timeZone: 'UTC', days: [] };

const server = new MockServer();
afterEach(cleanup);

const open = (...calendars: BusyCalendar[]) => openWith({ [LIST]: { json: calendars } });
function openWith(responses: Parameters<MockServer['respondWith']>[0]) {
  const { keys } = openAdmin(server, '/admin/settings/booking', {
    'GET /api/admin/booking-settings': { json: settings },
    'GET /api/admin/availability-exceptions': { json: [] },
    'GET /api/admin/booking/explain': { json: week },
    ...responses,
  });
  return keys;
}
const section = async () => within(await screen.findByRole('region', { name: 'Busy calendars' }));

it('adds a busy calendar, and shows how many busy times it has', async () => {
  const keys = open();
  const busy = await section();
  expect(await busy.findByText('No calendars yet.')).toBeTruthy();
  await fill(keys, busy.getByLabelText('Name'), 'Private');
  await fill(keys, busy.getByLabelText('Address'), 'https://calendar.example/secret/basic.ics');
  await keys.click(busy.getByRole('switch', { name: 'All-day events are busy' }));
  server.respondWith({ [ADD]: { status: 201, json: calendar() }, [LIST]: { json: [calendar()] } });
  await keys.click(busy.getByRole('button', { name: 'Add this calendar' }));
  await expectToast('Success', 'Calendar added. 42 busy times ahead');
  expect(server.bodiesTo(ADD)).toEqual([
    {
      label: 'Private',
      url: 'https://calendar.example/secret/basic.ics',
      allDayBlocks: false,
      keepOpen: false,
    },
  ]);
  expect(await busy.findByText(/calendar\.example\/….ics/)).toBeTruthy();
});

it('shows at the address of a busy calendar why it cannot be read', async () => {
  const keys = open();
  const busy = await section();
  const address = busy.getByLabelText('Address');
  await fill(keys, busy.getByLabelText('Name'), 'Private');
  await fill(keys, address, 'http://calendar.example/');
  await keys.keyboard('{Enter}');
  expect(descriptionOf(address)).toContain('Please enter an address that starts with https://');
  await fill(keys, address, 'https://calendar.example/');
  const message = 'The calendar answered with the status 404.';
  server.respondWith({ [ADD]: problem(400, message, [{ path: 'url', message }]) });
  await keys.keyboard('{Enter}');
  expect(await busy.findByText(message)).toBeTruthy();
  expect(descriptionOf(address)).toContain(message);
});

it('explains why a busy calendar cannot be read, and that booking is closed', async () => {
  const error = 'The host of this address was not found.';
  open(calendar({ error, isSilent: true, closesBooking: true }));
  const busy = await section();
  expect(
    await busy.findByText(`${error} Booking is closed until it can be read again.`),
  ).toBeTruthy();
  expect(await screen.findByText(/A busy calendar cannot be read, so clients see no/)).toBeTruthy();
});

it('shows how many events of a busy calendar were not read', async () => {
  open(calendar({ skipped: 3 }));
  expect(await (await section()).findByText('3 events in it could not be read.')).toBeTruthy();
});

it('reads a busy calendar now', async () => {
  const keys = open(calendar());
  const busy = await section();
  const press = async (answer: BusyCalendar) => {
    server.respondWith({ 'POST /api/admin/busy-calendars/2/refresh': { json: answer } });
    await keys.click(await busy.findByRole('button', { name: 'Read Private now' }));
  };
  await press(calendar({ times: 1 }));
  await expectToast('Success', 'Calendar read. 1 busy time ahead');
  await press(calendar({ error: 'The calendar answered with the status 404.' }));
  await expectToast('Error', 'The calendar answered with the status 404.');
});

const PUT = 'PUT /api/admin/busy-calendars/2';
async function edit(field: 'Name' | 'New address', text: string) {
  const keys = open(calendar());
  const busy = await section();
  await keys.click(await busy.findByRole('button', { name: 'Edit Private' }));
  const form = within(await busy.findByRole('form', { name: 'Edit Private' }));
  await fill(keys, form.getByLabelText(field), text);
  const saved = calendar({ version: 2 });
  server.respondWith({ [PUT]: { json: saved }, [LIST]: { json: [saved] } });
  await keys.click(form.getByRole('button', { name: 'Save' }));
  await expectToast('Success', 'Calendar saved');
}

it('edits a busy calendar, and keeps its address when none is entered', async () => {
  await edit('Name', 'Home');
  expect(server.bodiesTo(PUT)).toEqual([
    { label: 'Home', allDayBlocks: true, keepOpen: false, url: '', version: 1 },
  ]);
});

it('changes the address of a busy calendar', async () => {
  const url = 'https://calendar.example/other.ics';
  await edit('New address', url);
  expect(server.bodiesTo(PUT)).toMatchObject([{ label: 'Private', url }]);
});

it('removes a busy calendar after confirmation', async () => {
  const keys = open(calendar());
  const busy = await section();
  await keys.click(await busy.findByRole('button', { name: 'Remove Private' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Private?' }));
  server.respondWith({
    'DELETE /api/admin/busy-calendars/2': { status: 204 },
    [LIST]: { json: [] },
  });
  await keys.click(dialog.getByRole('button', { name: 'Remove' }));
  await expectToast('Success', 'Calendar removed');
  expect(await busy.findByText('No calendars yet.')).toBeTruthy();
});

it('offers to reload the busy calendars when they could not be loaded', async () => {
  openWith({ [LIST]: problem(500, 'Something went wrong.') });
  expect(await (await section()).findByRole('button', { name: 'Try again' })).toBeTruthy();
});
