import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type AdminAppointment,
  type AdminPurchase,
  type HiddenBy,
  addDays,
  dayOf,
} from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord, someAccount } from '../../../../testing/records/customer-record.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  toastText,
  fill,
  valueOf,
} from '../../../../testing/queries.ts';
import { someAppointment, someCustomer, someService } from '../../../../testing/records/records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/sessions';
const BOOK = 'POST /api/admin/sessions';
const UPDATE = 'PATCH /api/admin/sessions/71';

const server = new MockServer();
afterEach(cleanup);

const open = (...sessions: AdminAppointment[]) => openWith({ [LIST]: list(sessions) });

async function openWith(responses: Parameters<typeof openAdmin>[2]) {
  const { keys } = openAdmin(server, '/admin/customers/7', { ...customerRecord, ...responses });
  await screen.findByRole('button', { name: 'Book a Session' });
  return keys;
}

const dialog = () => within(screen.getByRole('dialog'));
const title = () => dialog().getByLabelText(/^Title/);
const day = () => dialog().getByLabelText(/^Day/);
const time = () => dialog().getByLabelText(/^Time/);
const book = () => dialog().getByRole('button', { name: 'Book' });
const opener = () => screen.getByRole('button', { name: 'Book a Session' });

async function refuse(keys: Awaited<ReturnType<typeof open>>, path: string, message: string) {
  server.respondWith({ [BOOK]: problem(400, message, [{ path, message }]) });
  await keys.click(book());
  expect(await dialog().findByText(message)).toBeTruthy();
}

describe('booking a session', () => {
  it('shows errors at the fields, and keeps what is typed', async () => {
    const keys = await open();
    await keys.click(opener());
    await fill(keys, title(), '');
    await keys.click(book());
    expect(await dialog().findByText('Title is required')).toBeTruthy();
    expect(dialog().getByText('Please choose a time.')).toBeTruthy();
    await fill(keys, title(), 'Second');
    await fill(keys, day(), '2040-01-02');
    await fill(keys, time(), '10:00');
    await refuse(keys, 'startTime', 'This time has passed already.');
    await refuse(keys, 'startTime', 'Another session is booked at this time.');
    expect(toastText()).toBe('');
    expect(valueOf(title())).toBe('Second');
    const session = someAppointment({ title: 'Second' });
    server.respondWith({ [BOOK]: { status: 201, json: session }, [LIST]: list([session]) });
    await keys.click(book());
    await expectToast('Success', 'Session booked');
    expect(server.bodiesTo(BOOK).at(-1)).toMatchObject({ title: 'Second', userId: 'grace' });
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
  });

  it('says once, without its number, that another session is booked at this time', async () => {
    const keys = await open();
    await keys.click(opener());
    await fill(keys, time(), '10:00');
    const taken = 'Another session is booked at this time.';
    server.respondWith({ [BOOK]: problem(409, taken) });
    await keys.click(book());
    expect((await dialog().findByRole('alert')).textContent).toBe(taken);
    expect(screen.getAllByText(/Another session is booked/)).toHaveLength(1);
  });

  it('opens at the first day with free times when today has none', async () => {
    const today = dayOf(new Date(), 'America/Los_Angeles');
    const free = {
      startTime: '2040-01-03T17:00:00.000Z',
      endTime: '2040-01-03T18:00:00.000Z',
      hiddenBy: null,
      calendar: null,
    };
    const days = [
      // Two days, as midnight may pass.
      ...[today, addDays(today, 1)].map((empty) => ({ day: empty, hasHours: false, times: [] })),
      { day: '2040-01-03', hasHours: true, times: [free] },
    ];
    const keys = await openWith({
      'GET /api/admin/booking/explain': { json: { timeZone: 'America/Los_Angeles', days } },
    });
    await keys.click(opener());
    const times = within(await dialog().findByRole('group', { name: 'Free times' }));
    expect(times.getByRole('button', { name: '9:00 AM' })).toBeTruthy();
    expect(valueOf(day())).toBe('2040-01-03');
  });

  it('offers the free times of the chosen day, and names the session after the chosen service', async () => {
    const at = (hour: number, hiddenBy: HiddenBy | null) => ({
      startTime: `2040-01-03T${hour}:00:00.000Z`,
      endTime: `2040-01-03T${hour + 1}:00:00.000Z`,
      hiddenBy,
      calendar: null,
    });
    const times = [at(17, null), at(18, 'session'), at(19, 'notice'), at(20, 'busy')];
    const days = [
      { day: '2040-01-02', hasHours: false, times: [] },
      { day: '2040-01-03', hasHours: true, times },
    ];
    const keys = await openWith({
      'GET /api/admin/booking/explain': { json: { timeZone: 'America/Los_Angeles', days } },
      'GET /api/services': list([someService({ id: 3, name: 'Level-Up Pack' })]),
    });
    await keys.click(opener());
    await dialog().findByRole('option', { name: 'Level-Up Pack' });
    await keys.selectOptions(dialog().getByLabelText(/^Service/), 'Level-Up Pack');
    expect(valueOf(title())).toBe('Level-Up Pack');
    await fill(keys, day(), '2040-01-02');
    await keys.click(await dialog().findByRole('button', { name: 'Tuesday, January 3' }));
    const free = within(await dialog().findByRole('group', { name: 'Free times' }));
    expect(free.getAllByRole('button').map((one) => one.textContent)).toEqual([
      '9:00 AM',
      '11:00 AM',
    ]);
    await keys.click(free.getByRole('button', { name: '11:00 AM' }));
    server.respondWith({ [BOOK]: { status: 201, json: someAppointment() } });
    await keys.click(book());
    await expectToast('Success', 'Session booked');
    expect(server.bodiesTo(BOOK)).toMatchObject([
      { title: 'Level-Up Pack', serviceId: 3, startTime: '2040-01-03T19:00:00.000Z' },
    ]);
  });

  it('closes immediately when nothing was typed, even if another form is not saved', async () => {
    const keys = await open();
    await keys.click(screen.getByRole('button', { name: 'Edit information' }));
    const information = within(screen.getByRole('form', { name: 'Customer Information' }));
    await fill(keys, information.getByRole('textbox', { name: 'Company' }), 'Not saved yet');
    await keys.click(opener());
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for confirmation before what is typed is lost', async () => {
    const keys = await open();
    await keys.click(opener());
    await fill(keys, title(), 'Kick-off');
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(title())).toBe('Kick-off');
    await keys.click(dialog().getByRole('button', { name: 'Close' }));
    await answerLeaving(keys, 'Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });
});

describe('the purchase of a session', () => {
  const PURCHASES = 'GET /api/admin/purchases';
  const bought = (...purchases: AdminPurchase[]) => openWith({ [PURCHASES]: list(purchases) });
  const chosen = (label: string) => valueOf(dialog().getByLabelText(label));

  it('starts with the only active purchase and its service, and sends it', async () => {
    const completed = somePurchase({ id: 62, status: 'completed' });
    const keys = await bought(somePurchase(), completed);
    await keys.click(opener());
    await waitFor(() => expect(chosen('Purchase')).toBe('61'));
    expect(valueOf(title())).toBe(somePurchase().service!.name);
    await fill(keys, day(), '2040-01-02');
    await fill(keys, time(), '10:00');
    server.respondWith({ [BOOK]: { status: 201, json: someAppointment({ purchaseId: 61 }) } });
    await keys.click(book());
    await expectToast('Success', 'Session booked');
    expect(server.bodiesTo(BOOK)).toMatchObject([{ purchaseId: 61 }]);
  });

  it('leaves the choice to the owner when several purchases are active', async () => {
    const keys = await bought(somePurchase(), somePurchase({ id: 62 }));
    await keys.click(opener());
    await dialog().findByLabelText('Purchase');
    expect(chosen('Purchase')).toBe('');
  });
});

it('saves notes for the client on a session', async () => {
  const keys = await open(someAppointment());
  await keys.click(await screen.findByRole('button', { name: 'Add notes: Kick-off' }));
  const form = within(screen.getByRole('form', { name: 'Notes on Kick-off' }));
  // Two buttons named Cancel would be easily confused.
  expect(screen.queryByRole('button', { name: 'Cancel: Kick-off' })).toBeNull();
  await fill(keys, form.getByLabelText('Notes for the client'), 'We agreed on a plan.');
  const noted = someAppointment({ sharedNote: 'We agreed on a plan.', version: 2 });
  server.respondWith({ [UPDATE]: { json: noted }, [LIST]: list([noted]) });
  await keys.click(form.getByRole('button', { name: 'Save' }));
  await expectToast('Success', 'Notes saved');
  expect(server.bodiesTo(UPDATE)).toEqual([{ sharedNote: 'We agreed on a plan.', version: 1 }]);
  const edit = await screen.findByRole('button', { name: 'Edit notes: Kick-off' });
  expect(document.activeElement).toBe(edit);
  expect(screen.getByText('We agreed on a plan.')).toBeTruthy();
});

describe('the notification of a booked session', () => {
  const account = (own: Parameters<typeof someAccount>[0]) => ({
    'GET /api/customers/7/account': { json: { account: someAccount(own), invitation: null } },
  });
  const agreed = { email: true, phone: false, text: false };
  const noAccount = {
    'GET /api/customers/7/account': { json: { account: null, invitation: null } },
  };
  const noAddress = { 'GET /api/customers/7': { json: someCustomer({ email: null }) } };

  it.each([
    [
      'the account',
      account({ email: 'own@example.com', preferences: agreed }),
      'own@example.com is',
    ],
    ['nobody', account({}), 'No email is sent: the customer has turned it off.'],
    ['the customer', noAccount, 'grace@example.com is notified by email.'],
    [
      'nobody',
      { ...noAccount, ...noAddress },
      'No email is sent: this customer has no email address.',
    ],
  ])('notifies %s: %#', async (_who, responses, text) => {
    const keys = await openWith(responses);
    await keys.click(opener());
    expect(await dialog().findByText(text, { exact: false })).toBeTruthy();
  });

  it('books for the customer when there is no account', async () => {
    const keys = await openWith(noAccount);
    await keys.click(opener());
    await dialog().findByText(/is notified by email/);
    await fill(keys, title(), 'First');
    await fill(keys, day(), '2040-01-02');
    await fill(keys, time(), '10:00');
    const session = someAppointment({ title: 'First', userId: null, attendee: null });
    server.respondWith({ [BOOK]: { status: 201, json: session }, [LIST]: list([session]) });
    await keys.click(book());
    await expectToast('Success', 'Session booked');
    const [sent] = server.bodiesTo(BOOK) as { customerId?: number; userId?: string }[];
    expect([sent?.customerId, sent?.userId]).toEqual([7, undefined]);
    expect(await screen.findByRole('heading', { name: 'First' })).toBeTruthy();
  });
});

it('rejects a session without a length with its own message', async () => {
  const keys = await open();
  await keys.click(opener());
  await fill(keys, title(), 'Kick-off');
  await fill(keys, day(), '2040-01-02');
  await fill(keys, time(), '13:00');
  const minutes = dialog().getByLabelText('Minutes');
  for (const length of ['0', '-5', '0.5', '']) {
    await fill(keys, minutes, length);
    await keys.click(book());
    await waitFor(() =>
      expect(descriptionOf(minutes)).toBe('Please enter a length of at least 1 minute.'),
    );
    expect(dialog().queryByText('Please enter a date and a time.')).toBeNull();
  }
});

describe('a session', () => {
  it('moves a session, and keeps its length', async () => {
    const keys = await open(someAppointment());
    await keys.click(await screen.findByRole('button', { name: 'Move: Kick-off' }));
    await fill(keys, day(), '2040-01-02');
    await fill(keys, time(), '13:00');
    server.respondWith({ [UPDATE]: { json: someAppointment({ version: 2 }) } });
    await keys.click(dialog().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Session updated');
    const [sent] = server.bodiesTo(UPDATE) as { startTime: string; endTime: string }[];
    expect(Object.keys(sent!).sort()).toEqual(['endTime', 'startTime', 'version']);
    const { startTime, endTime } = someAppointment();
    expect(Date.parse(sent!.endTime) - Date.parse(sent!.startTime)).toBe(
      Date.parse(endTime) - Date.parse(startTime),
    );
    expect(Date.parse(sent!.startTime)).toBe(new Date('2040-01-02T13:00').getTime());
  });

  it('keeps the focus when a session is canceled, and moves it on when one is deleted', async () => {
    const keys = await open(someAppointment());
    await keys.click(await screen.findByRole('button', { name: 'Cancel: Kick-off' }));
    const canceled = someAppointment({ status: 'cancelled', version: 2 });
    server.respondWith({ [UPDATE]: { json: canceled }, [LIST]: list([canceled]) });
    await keys.click(screen.getByRole('button', { name: 'Cancel the session' }));
    await expectToast('Success', 'Session canceled');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ status: 'cancelled' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kick-off' }));
    await keys.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Kick-off' }));
    await keys.keyboard('{Enter}');
    server.respondWith({ 'DELETE /api/admin/sessions/71': { status: 204 }, [LIST]: list([]) });
    const question = within(screen.getByRole('alertdialog'));
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Session deleted');
    expect(document.activeElement).toBe(opener());
  });
});

describe('a missed session of a purchase', () => {
  it('gives a session back, and counts it as used again', async () => {
    const missed = { purchaseId: 61, status: 'no_show' as const };
    const keys = await open(someAppointment(missed));
    expect(await screen.findByText('Counts as used')).toBeTruthy();
    const back = someAppointment({ ...missed, usesSession: false, version: 2 });
    server.respondWith({ [UPDATE]: { json: back }, [LIST]: list([back]) });
    await keys.click(screen.getByRole('button', { name: 'Give Back: Kick-off' }));
    await expectToast('Success', 'The client can book this session again');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ usesSession: false }]);
    expect(await screen.findByText('Given back to the client')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Count as Used: Kick-off' })).toBeTruthy();
  });

  it('does not offer to give back a session without a purchase', async () => {
    await open(someAppointment({ status: 'no_show' }));
    expect(await screen.findByRole('button', { name: 'Delete: Kick-off' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Give Back/ })).toBeNull();
  });
});

describe('missed sessions', () => {
  const missed = (id: number) => someAppointment({ id, status: 'no_show' });

  it('reports two missed sessions in a row, whatever is planned or canceled', async () => {
    const planned = someAppointment({ id: 1 });
    const canceled = someAppointment({ id: 3, status: 'cancelled' });
    await open(
      planned,
      missed(2),
      canceled,
      missed(4),
      someAppointment({ id: 5, status: 'completed' }),
    );
    expect(await screen.findByText('2 no-shows in a row')).toBeTruthy();
  });

  it('reports no missed sessions when one took place after the first', async () => {
    await open(missed(1), someAppointment({ id: 2, status: 'completed' }), missed(3));
    await screen.findAllByText('No-show');
    expect(screen.queryByText(/in a row/)).toBeNull();
  });
});
