import { afterEach, describe, expect, it } from '@jest/globals';
import type { AdminPurchase } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import {
  answerLeaving,
  expectToast,
  fill,
  findConflict,
  valueOf,
} from '../../../../testing/queries.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const UPDATE = 'PATCH /api/admin/purchases/61';

const server = new MockServer();
afterEach(cleanup);

async function open(...purchases: AdminPurchase[]) {
  const opened = openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/admin/purchases': list(purchases),
    'GET /api/customers': list([someCustomer()]),
    'GET /api/admin/contact-submissions': list([]),
  });
  await screen.findAllByRole('button', { name: /^Update progress: / });
  return opened;
}

const move = (name = 'Chart Reading') =>
  screen.getByRole('button', { name: `Update progress: ${name}` });
const form = (name = 'Chart Reading') =>
  within(screen.getByRole('form', { name: `Update progress of ${name}` }));
const note = () => form().getByLabelText('Note');

it('shows only the button that records a sale on a record without purchases', async () => {
  openAdmin(server, '/admin/customers/7', customerRecord);
  const purchases = within(await screen.findByRole('region', { name: /^Purchases/ }));
  expect(await purchases.findByRole('button', { name: 'Record a Sale' })).toBeTruthy();
  await waitFor(() => expect(purchases.queryByText('Loading purchases...')).toBeNull());
  expect(purchases.getAllByRole('heading')).toHaveLength(1);
});

describe('updating a purchase', () => {
  it('updates the progress with a note for the customer', async () => {
    const { keys } = await open(somePurchase());
    await keys.click(move());
    await fill(keys, form().getByLabelText('Progress (%)'), '40');
    await fill(keys, note(), 'The sources are mapped.');
    const saved = somePurchase({ progress: 40, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, 'GET /api/admin/purchases': list([saved]) });
    await keys.click(form().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE)).toEqual([
      { progress: 40, note: 'The sources are mapped.', version: 1 },
    ]);
    expect(await screen.findByText(/40% complete/)).toBeTruthy();
  });

  it('shows the client the next step with its day', async () => {
    const { keys } = await open(somePurchase({ nextStep: 'We meet.', nextStepOn: '2026-05-02' }));
    expect(screen.getByText('Next step: By May 2, 2026: We meet.')).toBeTruthy();
    await keys.click(move());
    await fill(keys, form().getByLabelText('Next step'), 'Send me the figures.');
    server.respondWith({
      [UPDATE]: { json: somePurchase({ nextStep: 'Send me the figures.', version: 2 }) },
    });
    await keys.click(form().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE)).toEqual([{ nextStep: 'Send me the figures.', version: 1 }]);
  });

  it('completes a purchase with one click, and undoes it', async () => {
    const before = somePurchase({ progress: 40, paid: 120, owed: 0 });
    const { keys } = await open(before);
    const done = somePurchase({ status: 'completed', progress: 100, version: 2 });
    server.respondWith({ [UPDATE]: { json: done }, 'GET /api/admin/purchases': list([done]) });
    await keys.click(screen.getByRole('button', { name: 'Complete: Chart Reading' }));
    await expectToast('Success', 'Purchase updated', 'Undo');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull());
    const opened = somePurchase({ progress: 100, version: 3 });
    server.respondWith({ [UPDATE]: { json: opened }, 'GET /api/admin/purchases': list([before]) });
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Success', 'Purchase reopened');
    expect(server.bodiesTo(UPDATE)).toEqual([
      { status: 'completed', version: 1 },
      { status: 'active', version: 2 },
      { progress: 40, version: 3 },
    ]);
  });

  it('asks before completing when a session is booked or money is owed, and says what becomes of them', async () => {
    const nextSession = {
      title: 'Review',
      startTime: '2090-01-01T15:00:00.000Z',
      endTime: '2090-01-01T16:00:00.000Z',
    };
    const { keys } = await open(somePurchase({ nextSession, owed: 70 }));
    await keys.click(screen.getByRole('button', { name: 'Complete: Chart Reading' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Complete Chart Reading?' }));
    expect(dialog.getByText(/^The session on .* stays booked, .* \$70 is still owed/)).toBeTruthy();
    expect(server.bodiesTo(UPDATE)).toEqual([]);
    server.respondWith({ [UPDATE]: { json: somePurchase({ status: 'completed', version: 2 }) } });
    await keys.click(dialog.getByRole('button', { name: 'Complete' }));
    await expectToast('Success', 'Purchase updated', 'Undo');
    expect(server.bodiesTo(UPDATE)).toEqual([{ status: 'completed', version: 1 }]);
  });

  it('warns in the form when its status becomes completed with money owed', async () => {
    const { keys } = await open(somePurchase({ owed: 70 }));
    await keys.click(move());
    await keys.selectOptions(form().getByLabelText('Status'), 'completed');
    expect(form().getByText(/^\$70 is still owed/)).toBeTruthy();
  });

  it('starts a pending purchase, and offers no step when there is none', async () => {
    const { keys } = await open(
      somePurchase({ status: 'pending' }),
      somePurchase({ id: 62, status: 'cancelled', service: { name: 'Audit' } }),
    );
    expect(screen.queryByRole('button', { name: /^(Start|Complete): Audit$/ })).toBeNull();
    server.respondWith({ [UPDATE]: { json: somePurchase({ version: 2 }) } });
    await keys.click(screen.getByRole('button', { name: 'Start: Chart Reading' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE)).toEqual([{ status: 'active', version: 1 }]);
  });

  it('closes untouched on Escape, and returns the focus', async () => {
    const { keys } = await open(somePurchase());
    await keys.click(move());
    await keys.keyboard('{Escape}');
    expect(document.activeElement).toBe(move());
  });

  it('asks for confirmation before another purchase, Escape or another page discards what is typed', async () => {
    const other = somePurchase({ id: 62, service: { name: 'Dashboards' } });
    const { keys, address } = await open(somePurchase(), other);
    await keys.click(move());
    await fill(keys, note(), 'Half of it is there.');
    await keys.click(move('Dashboards'));
    expect(form('Dashboards')).toBeTruthy();
    await keys.click(note());
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(document.activeElement).toBe(note());
    await keys.click(screen.getByRole('link', { name: /Back to Customers/ }));
    await answerLeaving(keys, 'Stay');
    expect(valueOf(note())).toBe('Half of it is there.');
    await keys.click(screen.getByRole('link', { name: /Back to Customers/ }));
    await answerLeaving(keys, 'Leave');
    await waitFor(() => expect(address()).toBe('/admin/customers'));
  });

  it('shows both versions when another window was faster', async () => {
    const { keys } = await open(somePurchase());
    await keys.click(move());
    const theirs = somePurchase({ progress: 70, version: 2 });
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      'GET /api/admin/purchases': list([theirs]),
    });
    await fill(keys, form().getByLabelText('Progress (%)'), '40');
    await keys.click(form().getByRole('button', { name: 'Save' }));
    const conflict = await findConflict();
    const progress = within(conflict.getByRole('group', { name: 'Progress (%)' }));
    expect(progress.getByRole('radio', { name: 'Yours 40', checked: true })).toBeTruthy();
    expect(progress.getByRole('radio', { name: 'Theirs 70' })).toBeTruthy();
    server.respondWith({ [UPDATE]: { json: somePurchase({ progress: 40, version: 3 }) } });
    await keys.click(form().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ progress: 40, version: 2 });
  });
});

describe('the sessions of a purchase', () => {
  const sessionBalance = {
    included: 6,
    left: 4,
    minutes: 60,
    bookBy: '2026-06-30',
    open: true,
    afterPayment: false,
    over: false,
  };

  it('shows how many sessions are left, and extends the time to book them', async () => {
    const { keys } = await open(somePurchase({ sessionBalance }));
    expect(screen.getByText('4 of 6 sessions left, to book by June 30, 2026')).toBeTruthy();
    await keys.click(move());
    await fill(keys, form().getByLabelText('Book sessions by'), '2026-09-30');
    const longer = somePurchase({
      sessionBalance: { ...sessionBalance, bookBy: '2026-09-30' },
      version: 2,
    });
    server.respondWith({ [UPDATE]: { json: longer }, 'GET /api/admin/purchases': list([longer]) });
    await keys.click(form().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE)).toEqual([{ bookBy: '2026-09-30', version: 1 }]);
    expect(await screen.findByText(/to book by September 30, 2026/)).toBeTruthy();
  });

  it('adds sessions to a purchase without any, and then asks how long they are', async () => {
    const { keys } = await open(somePurchase());
    await keys.click(move());
    expect(form().queryByLabelText('Book sessions by')).toBeNull();
    await fill(keys, form().getByLabelText('Included sessions'), '3');
    await fill(keys, form().getByLabelText('Minutes per session'), '90');
    const more = somePurchase({ sessionBalance: { ...sessionBalance, included: 3 }, version: 2 });
    server.respondWith({ [UPDATE]: { json: more }, 'GET /api/admin/purchases': list([more]) });
    await keys.click(form().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo(UPDATE)).toEqual([
      { includedSessions: 3, sessionMinutes: 90, version: 1 },
    ]);
  });
});
