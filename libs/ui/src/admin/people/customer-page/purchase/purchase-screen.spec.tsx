import { afterEach, describe, expect, it } from '@jest/globals';
import type { AdminPurchase, ConversationMessage } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { expectToast, fill } from '../../../../../testing/queries.ts';
import { someAppointment, someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { someInvoice, somePurchase } from '../../../../../testing/records/sales-records.ts';

const ONE = 'GET /api/admin/purchases/61';
const UPDATE = 'PATCH /api/admin/purchases/61';
const FINISH = 'POST /api/admin/purchases/61/steps';
const REOPEN = 'DELETE /api/admin/purchases/61/steps/5';
const STEP = { id: 5, text: 'Send me the figures.', doneAt: '2026-03-10T16:00:00.000Z' };
const PLANNED = { nextStep: STEP.text, nextStepOn: '2026-05-02' };

const server = new MockServer();
afterEach(cleanup);

type Answers = Parameters<typeof openAdmin>[2];

async function open(own: Partial<AdminPurchase> = {}, responses: Answers = {}) {
  const opened = openAdmin(server, '/admin/purchases/61', {
    ...customerRecord,
    [ONE]: { json: somePurchase(own) },
    'GET /api/customers/7': { json: someCustomer({ email: 'grace@example.com' }) },
    'GET /api/admin/customers/7/conversation': list([]),
    'GET /api/admin/invoices': list([]),
    ...responses,
  });
  await screen.findByRole('heading', { level: 1, name: 'Chart Reading' });
  return opened;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a purchase', () => {
  it('shows what was bought with its customer, steps, notes, sessions and invoices', async () => {
    await open(
      {
        ...PLANNED,
        steps: [STEP],
        notes: [{ text: 'The draft is ready.', createdAt: '2026-03-11T16:00:00.000Z' }],
      },
      {
        'GET /api/admin/sessions': list([someAppointment({ purchaseId: 61 })]),
        'GET /api/admin/invoices': list([someInvoice({ number: '2026-0014', state: 'open' })]),
      },
    );
    const back = screen.getByRole('link', { name: /Grace Hopper/ });
    expect(back.getAttribute('href')).toBe('/admin/customers/7');
    const next = await section('Next Step');
    expect(next.getByText('By May 2, 2026: Send me the figures.')).toBeTruthy();
    expect((await section('Steps Done')).getByText('March 10, 2026')).toBeTruthy();
    expect((await section('Notes')).getByText('The draft is ready.')).toBeTruthy();
    expect(
      await (await section('Sessions')).findByRole('heading', { name: 'Kick-off' }),
    ).toBeTruthy();
    expect(await (await section('Money')).findByRole('link', { name: '2026-0014' })).toBeTruthy();
    expect(server.callsTo('GET /api/admin/sessions?limit=50&purchaseId=61')).toHaveLength(1);
    expect(await (await section('Files')).findByLabelText('Add files')).toBeTruthy();
    expect(await (await section('Messages')).findByText('No messages yet')).toBeTruthy();
  });

  it('reports that no purchase has the number, and retries what failed', async () => {
    const { keys } = openAdmin(server, '/admin/purchases/61', {
      [ONE]: problem(404, 'Not found.'),
    });
    expect(await screen.findByRole('heading', { name: 'Purchase not found' })).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/purchases/61', { ...customerRecord, [ONE]: problem(503, 'Away.') });
    expect(await screen.findByText('The purchase could not be loaded')).toBeTruthy();
    server.respondWith({ [ONE]: { json: somePurchase() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Chart Reading' })).toBeTruthy();
  });

  it('explains what is missing when the purchase has no customer', async () => {
    await open({ customer: null, buyer: null });
    expect(await screen.findByText(/this purchase has none/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Files' })).toBeNull();
  });
});

describe('the next step', () => {
  const nextSession = {
    title: 'Kickoff',
    startTime: '2090-01-01T15:00:00.000Z',
    endTime: '2090-01-01T16:00:00.000Z',
  };
  const sessionBalance = {
    ...{ included: 3, left: 3, minutes: 60, bookBy: null },
    ...{ open: true, afterPayment: false, over: false },
  };

  it('shows what both sides read, with a link to where it is done', async () => {
    await open({ sessionBalance });
    const next = await section('Next Step');
    expect(next.getByText('Waiting for the client to book the first session.')).toBeTruthy();
    expect(next.getByText('Book your first session.', { selector: 'q' })).toBeTruthy();
    const link = next.getByRole('link', { name: 'See the sessions: Chart Reading' });
    expect(link.getAttribute('href')).toBe('/admin/purchases/61#sessions');
  });

  it('names the session that is booked', async () => {
    await open({ sessionBalance: { ...sessionBalance, left: 2 }, nextSession });
    const next = await section('Next Step');
    expect(next.getByText(/^The next session is on /)).toBeTruthy();
    expect(next.getByText(/^Your next session is on /, { selector: 'q' })).toBeTruthy();
  });

  it('records the payment that the client is to make', async () => {
    const { keys } = await open({ status: 'pending', owed: 120 });
    const next = await section('Next Step');
    expect(next.getByText('Waiting for payment of $120.')).toBeTruthy();
    // The only one.
    await keys.click(screen.getByRole('button', { name: 'Record a payment: Chart Reading' }));
    expect(await screen.findByRole('dialog', { name: 'Record a Payment' })).toBeTruthy();
  });

  it('completes what is done and paid, by one button', async () => {
    const { keys } = await open({ progress: 100, paid: 120, owed: 0 });
    const done = somePurchase({ status: 'completed', progress: 100, version: 2 });
    server.respondWith({ [UPDATE]: { json: done }, [ONE]: { json: done } });
    await keys.click(screen.getByRole('button', { name: 'Complete: Chart Reading' }));
    await expectToast('Success', 'Purchase updated', 'Undo');
  });

  it('copies a payment link', async () => {
    const share = 'POST /api/admin/purchases/61/payment-links';
    const { keys } = await open();
    await keys.click(screen.getByRole('button', { name: 'More' }));
    server.respondWith({
      [share]: { status: 201, json: { url: 'https://polaris.example/pay#a' } },
    });
    await keys.click(screen.getByRole('button', { name: 'Copy payment link' }));
    await expectToast('Payment link copied', 'Anyone who has it can see what is owed and pay.');
  });

  it('moves to the section that a link names', async () => {
    openAdmin(server, '/admin/purchases/61#messages', {
      ...customerRecord,
      [ONE]: { json: somePurchase() },
      'GET /api/admin/customers/7/conversation': list([]),
      'GET /api/admin/invoices': list([]),
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('messages'));
  });

  it('saves the next step with its day', async () => {
    const { keys } = await open();
    await keys.click(screen.getByRole('button', { name: 'Write the next step' }));
    const form = within(screen.getByRole('form', { name: 'Next step' }));
    expect(document.activeElement).toBe(form.getByLabelText('Next step'));
    await fill(keys, form.getByLabelText('Next step'), STEP.text);
    await fill(keys, form.getByLabelText('By'), '2026-05-02');
    const saved = somePurchase({ ...PLANNED, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [ONE]: { json: saved } });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Next step saved');
    expect(server.bodiesTo(UPDATE)).toEqual([{ ...PLANNED, version: 1 }]);
    const edit = await screen.findByRole('button', { name: 'Edit next step' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  it('marks a step as done, and reopens it by Undo', async () => {
    const { keys } = await open(PLANNED);
    const done = somePurchase({ steps: [STEP], version: 2 });
    server.respondWith({ [FINISH]: { status: 201, json: done }, [ONE]: { json: done } });
    await keys.click(screen.getByRole('button', { name: 'Mark as done' }));
    await expectToast('Success', 'Step done', 'Undo');
    expect(server.bodiesTo(FINISH)).toEqual([{ version: 1 }]);
    expect((await section('Steps Done')).getByText(/Send me the figures/)).toBeTruthy();
    const write = screen.getByRole('button', { name: 'Write the next step' });
    await waitFor(() => expect(document.activeElement).toBe(write));
    const reopened = somePurchase({ ...PLANNED, version: 3 });
    server.respondWith({ [REOPEN]: { json: reopened }, [ONE]: { json: reopened } });
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    await expectToast('Success', 'Step reopened');
    expect(await screen.findByText('By May 2, 2026: Send me the figures.')).toBeTruthy();
  });

  it('reopens a step of the list only while there is no other next step', async () => {
    const { keys } = await open({ steps: [STEP] });
    const reopened = somePurchase({ ...PLANNED, version: 2 });
    server.respondWith({ [REOPEN]: { json: reopened }, [ONE]: { json: reopened } });
    await keys.click(screen.getByRole('button', { name: 'Reopen: Send me the figures.' }));
    await expectToast('Success', 'Step reopened');
    cleanup();
    await open({ steps: [STEP], nextStep: 'We meet.' });
    expect(screen.queryByRole('button', { name: /^Reopen/ })).toBeNull();
  });

  it('explains why a step could not be marked as done', async () => {
    const { keys } = await open(PLANNED, { [FINISH]: problem(409, 'Changed elsewhere.') });
    await keys.click(screen.getByRole('button', { name: 'Mark as done' }));
    await expectToast('Error', 'Changed elsewhere.');
  });
});

describe('the messages on the page of a purchase', () => {
  const message = (own: Partial<ConversationMessage>): ConversationMessage => ({
    id: 14,
    via: 'page',
    author: 'client',
    subject: null,
    text: 'Could we meet on Thursday?',
    quoted: null,
    files: [],
    readAt: null,
    createdAt: '2026-03-21T09:30:00.000Z',
    ...own,
  });
  const READ = 'PUT /api/admin/customers/7/messages/read';

  it('shows both sides, marks new messages as read, and opens the composer', async () => {
    const answer = message({
      id: 13,
      author: 'owner',
      via: 'mail',
      subject: 'Plan',
      text: 'Here.',
    });
    const { keys } = await open(
      {},
      {
        'GET /api/admin/customers/7/conversation': list([message({}), answer]),
        [READ]: { status: 204 },
      },
    );
    const messages = await section('Messages');
    expect(await messages.findByText('1 new')).toBeTruthy();
    const [theirs, own] = messages.getAllByRole('listitem');
    expect(theirs?.textContent).toMatch(/^Grace.*New.*Could we meet on Thursday\?/);
    expect(own?.textContent).toMatch(/^You.*Plan.*Here\./);
    await waitFor(() => expect(server.bodiesTo(READ)).toEqual([{ upTo: 14 }]));
    await keys.click(messages.getByRole('button', { name: 'Write' }));
    expect(await screen.findByRole('region', { name: 'New Message' })).toBeTruthy();
  });
});
