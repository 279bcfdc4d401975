import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AdminAppointment, type CalendarWeek, addDays } from '@polaris/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { expectToast } from '../../../../../testing/queries.ts';
import { someAppointment, someCustomer, someTask } from '../../../../../testing/records/records.ts';
import { type UserEvents, openAdmin } from '../../../../../testing/render-admin.tsx';
import { somePurchase } from '../../../../../testing/records/sales-records.ts';

const READ = 'GET /api/admin/calendar';
const UPDATE = 'PATCH /api/admin/sessions/71';
const BOOK = 'POST /api/admin/sessions';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const at = (day: string, time: string) => `${day}T${time}:00.000Z`;

/** Seven days from a Sunday on; clients can book from 9 to 5 in winter, on weekdays except Wednesday. */
const someWeek = (first: string, own: Partial<CalendarWeek> = {}): CalendarWeek => ({
  timeZone: 'America/New_York',
  days: Array.from({ length: 7 }, (_, index) => {
    const day = addDays(first, index);
    const hours = { startTime: at(day, '14:00'), endTime: at(day, '22:00') };
    const allDay = { startTime: at(day, '05:00'), endTime: at(addDays(day, 1), '05:00') };
    if (index === 3) return { day, open: [], timeOff: [allDay] };
    return { day, open: index % 6 === 0 ? [] : [hours], timeOff: [] };
  }),
  sessions: [],
  tasks: [],
  busy: [],
  ...own,
});

async function open(week: CalendarWeek, responses: object = {}) {
  const opened = openAdmin(server, `/admin/calendar?week=${week.days[0]!.day}`, {
    [READ]: { json: week },
    ...responses,
  });
  await screen.findByRole('button', { name: /^New session: / });
  return opened;
}

/** Monday, 10 to 11 AM in New York. */
const kickOff = someAppointment();
const ofKickOff = (own: Partial<AdminAppointment> = {}) =>
  someWeek('2040-01-01', { sessions: [{ ...kickOff, ...own }] });
const block = () => screen.getByRole('button', { name: /^Grace Hopper\s*,\s*Kick-off/ });
const question = (title: string) => screen.findByRole('alertdialog', { name: title });
const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the calendar', () => {
  it('shows sessions, tasks, time off and other busy times in a week', async () => {
    await open(
      someWeek('2040-01-01', {
        sessions: [kickOff],
        tasks: [someTask({ dueOn: '2040-01-03', dueTime: '15:00' })],
        busy: [
          {
            startTime: at('2040-01-04', '15:00'),
            endTime: at('2040-01-04', '16:00'),
            label: 'Dentist',
          },
        ],
      }),
    );
    expect(block().textContent).toBe(
      'Grace Hopper, Kick-off, 10:00 AM – 11:00 AM, Monday, January 2, Scheduled',
    );
    const days = within(screen.getByRole('region', { name: /^January 1\D/ }));
    const tuesday = days.getByRole('heading', { name: /^Tuesday, January 3/ }).closest('li')!;
    expect(within(tuesday).getByRole('link').textContent).toBe('3:00 PM Send the proposal');
    expect(days.getByText('Time off')).toBeTruthy();
    expect(days.getByText('Dentist')).toBeTruthy();
  });

  it('shows the next week, and returns to the current one', async () => {
    const { keys, address } = await open(someWeek('2040-01-01'));
    server.respondWith({ [`${READ}?from=2040-01-08`]: { json: someWeek('2040-01-08') } });
    await keys.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByRole('region', { name: /^January 8\D/ })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/calendar?week=2040-01-08'));
    await keys.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(address()).toBe('/admin/calendar'));
  });

  it('reports that the week could not be loaded, and tries again', async () => {
    const { keys } = openAdmin(server, '/admin/calendar', { [READ]: problem(503, 'Starting.') });
    await screen.findByText('The week could not be loaded', {}, { timeout: 10_000 });
    server.respondWith({ [READ]: { json: someWeek('2040-01-01') } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: /^January 1\D/ })).toBeTruthy();
  });

  it('opens a session, with its actions and a link to its customer', async () => {
    const { keys } = await open(ofKickOff(), customerRecord);
    await keys.click(block());
    const dialog = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
    expect(dialog.getByRole('button', { name: 'Cancel: Kick-off' })).toBeTruthy();
    const link = await dialog.findByRole('link', { name: 'Open the record' });
    expect(link.getAttribute('href')).toBe('/admin/customers/7');
  });

  it("opens a visitor's call, with a link to its submission", async () => {
    const visitor = { userId: null, attendee: null, customerId: null, customer: null };
    const contact = { id: 31, name: 'Grace Hopper' };
    const { keys } = await open(ofKickOff({ ...visitor, contact }));
    await keys.click(block());
    const link = await screen.findByRole('link', { name: 'Open the submission' });
    expect(link.getAttribute('href')).toBe('/admin/contacts?highlight=31');
  });
});

describe('moving a session by keys', () => {
  it('moves a session with arrow keys, announces its time, and saves it with its version', async () => {
    const { keys } = await open(ofKickOff({ version: 3 }));
    block().focus();
    await keys.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(announcements()).toContain('Tue, Jan 3, 10:15 AM');
    const moved = { startTime: at('2040-01-03', '15:15'), endTime: at('2040-01-03', '16:15') };
    server.respondWith({ [UPDATE]: { json: { ...kickOff, ...moved, version: 4 } } });
    await keys.keyboard('{Enter}');
    const dialog = await question('Move to Tue, Jan 3, 10:15 AM?');
    expect(dialog.textContent).toContain('now Mon, Jan 2, 10:00 AM');
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Session moved to Tue, Jan 3, 10:15 AM');
    expect(server.bodiesTo(UPDATE)).toEqual([{ version: 3, ...moved }]);
  });

  it('puts a session back on Escape', async () => {
    const { keys } = await open(ofKickOff());
    block().focus();
    await keys.keyboard('{ArrowDown}{Escape}');
    expect(announcements()).toContain('Put back to Mon, Jan 2, 10:00 AM');
    expect(block().textContent).toContain('10:00 AM');
    expect(server.bodiesTo(UPDATE)).toEqual([]);
  });

  it('warns before a session is moved into time off', async () => {
    const { keys } = await open(ofKickOff());
    block().focus();
    await keys.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const dialog = await question('Move to Wed, Jan 4, 10:00 AM?');
    expect(within(dialog).getByText('You have time off then.')).toBeTruthy();
  });

  it('warns of a time outside the hours, and of other busy times', async () => {
    const busy = [
      { startTime: at('2040-01-03', '22:30'), endTime: at('2040-01-03', '23:30'), label: 'Choir' },
    ];
    const evening = { startTime: at('2040-01-02', '22:30'), endTime: at('2040-01-02', '23:30') };
    const { keys } = await open({ ...ofKickOff(evening), busy });
    block().focus();
    await keys.keyboard('{ArrowRight}{Enter}');
    const dialog = within(await question('Move to Tue, Jan 3, 5:30 PM?'));
    expect(dialog.getByText('This is outside your hours.')).toBeTruthy();
    expect(dialog.getByText('This is in the way: Choir.')).toBeTruthy();
  });

  it('reports that another session is booked at this time, and reads the week again', async () => {
    const { keys } = await open(ofKickOff(), {
      [UPDATE]: problem(409, 'Another session is booked at this time.'),
    });
    const reads = server.callsTo(READ).length;
    block().focus();
    await keys.keyboard('{ArrowDown}{Enter}');
    await question('Move to Mon, Jan 2, 10:15 AM?');
    await keys.keyboard('{Enter}');
    await expectToast('Error', 'Another session is booked at this time.');
    expect(block().textContent).toContain('10:00 AM');
    await waitFor(() => expect(server.callsTo(READ).length).toBeGreaterThan(reads));
  });

  it('does not move a session that is over', async () => {
    const { keys } = await open(ofKickOff({ status: 'completed' }));
    block().focus();
    await keys.keyboard('{ArrowDown}');
    expect(block().textContent).toContain('10:00 AM');
  });

  it('rejects a time that the clocks skip, and keeps the session', async () => {
    // On Sunday, March 11, 2040, the clocks go from 2:00 to 3:00.
    const times = { startTime: at('2040-03-12', '06:00'), endTime: at('2040-03-12', '07:00') };
    const session = someAppointment(times);
    const { keys } = await open(someWeek('2040-03-11', { sessions: [session] }));
    expect(screen.getByText('Clocks go forward')).toBeTruthy();
    block().focus();
    await keys.keyboard('{ArrowLeft}');
    expect(announcements()).toContain(
      'Sun, Mar 11, 2:00 AM. This time does not exist on that day.',
    );
    await keys.keyboard('{Enter}');
    await expectToast('Error', 'This time does not exist on that day.');
    expect(block().textContent).toContain('2:00 AM');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('dragging a session', () => {
  /** As wide as seven columns of 100 pixels, and a pixel a minute high. */
  const lay = () => {
    const layer = block().closest('ul')!.parentElement!;
    layer.getBoundingClientRect = () => new DOMRect(0, 0, 700, 1440);
  };
  const press = { keys: '[MouseLeft>]', coords: { clientX: 50, clientY: 620 } };
  const drag = (keys: UserEvents, clientX: number, clientY: number) =>
    keys.pointer([
      { ...press, target: block() },
      { target: block(), coords: { clientX, clientY } },
    ]);

  it('moves a session to where it is dropped, at the nearest quarter of an hour', async () => {
    const { keys } = await open(ofKickOff());
    lay();
    await drag(keys, 450, 742);
    expect(block().textContent).toContain('Thu, Jan 5, 12:00 PM');
    await keys.pointer('[/MouseLeft]');
    const moved = { startTime: at('2040-01-05', '17:00'), endTime: at('2040-01-05', '18:00') };
    server.respondWith({ [UPDATE]: { json: { ...kickOff, ...moved, version: 2 } } });
    await keys.click(
      within(await question('Move to Thu, Jan 5, 12:00 PM?')).getByRole('button', { name: 'Move' }),
    );
    await waitFor(() => expect(server.bodiesTo(UPDATE)).toEqual([{ version: 1, ...moved }]));
  });

  it('puts a session back when the drag is aborted, or not confirmed', async () => {
    const { keys } = await open(ofKickOff());
    lay();
    await drag(keys, 450, 742);
    fireEvent(window, new Event('pointercancel'));
    expect(block().textContent).toContain('10:00 AM');
    await drag(keys, 450, 742);
    await keys.pointer('[/MouseLeft]');
    await question('Move to Thu, Jan 5, 12:00 PM?');
    await keys.click(screen.getByRole('button', { name: 'Put back' }));
    expect(block().textContent).toContain('10:00 AM');
    expect(server.bodiesTo(UPDATE)).toEqual([]);
  });
});

describe('booking from the calendar', () => {
  const purchase = somePurchase({ service: { name: 'Chart Reading' }, status: 'active' });

  it('books for the newest customer with three keys', async () => {
    const { keys } = await open(someWeek('2040-01-01'), {
      ...customerRecord,
      'GET /api/customers': list([someCustomer()]),
      'GET /api/admin/purchases': list([purchase]),
      'GET /api/services': list([]),
    });
    // The first open and free hour.
    screen.getByRole('button', { name: 'New session: Mon, Jan 2, 9:00 AM' }).focus();
    await keys.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Session' }));
    await dialog.findByRole('option', { name: 'Grace Hopper' });
    await keys.keyboard('{Enter}');
    const book = await dialog.findByRole('button', { name: 'Book' });
    expect(document.activeElement).toBe(book);
    server.respondWith({ [BOOK]: { status: 201, json: someAppointment() } });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Session booked');
    expect(server.bodiesTo(BOOK)).toMatchObject([
      {
        title: 'Chart Reading',
        startTime: at('2040-01-02', '14:00'),
        endTime: at('2040-01-02', '15:00'),
        purchaseId: purchase.id,
      },
    ]);
  });

  it('starts on a weekday when no hours are set', async () => {
    const week = someWeek('2040-01-01');
    await open({ ...week, days: week.days.map(({ day }) => ({ day, open: [], timeOff: [] })) });
    expect(screen.getByRole('button', { name: 'New session: Mon, Jan 2, 9:00 AM' })).toBeTruthy();
  });

  it('chooses another time with arrow keys, and announces it', async () => {
    const { keys } = await open(someWeek('2040-01-01'));
    screen.getByRole('button', { name: /^New session: / }).focus();
    await keys.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(announcements()).toContain('Wed, Jan 4, 9:15 AM');
    await keys.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New Session' });
    expect(dialog.textContent).toContain('Wed, Jan 4, 9:15 AM. You have time off then.');
  });
});
