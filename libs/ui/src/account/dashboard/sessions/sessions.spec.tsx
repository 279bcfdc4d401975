import { afterEach, describe, expect, it } from '@jest/globals';
import { type Appointment, HOUR_MS, type OwnPurchase } from '@polaris/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { renderApp, someUser } from '../../../../testing/render-screen.tsx';
import { DashboardApp } from '../../account-app.tsx';

const CANCEL = 'POST /api/sessions/7/cancel';
const SESSIONS = 'GET /api/sessions';

const purchase = (sessionBalance: OwnPurchase['sessionBalance']): OwnPurchase => ({
  id: 31,
  userId: 'grace',
  serviceId: 1,
  service: { name: 'Level-Up Pack' },
  status: 'active',
  amount: 499,
  progress: 0,
  purchaseDate: '2026-07-18T12:00:00.000Z',
  completionDate: null,
  purchasedOn: '2026-07-18',
  completedOn: null,
  nextStep: null,
  nextStepOn: null,
  sessionBalance,
  steps: [],
  notes: [],
  invoiced: null,
  invoiceNumber: null,
  paid: 499,
  refunded: 0,
  owed: 0,
  dueNow: 0,
  parts: [],
  tax: 0,
  nextSession: null,
  sessionsHeld: 0,
  dueOn: null,
  overdue: false,
  paymentPending: false,
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const session = (hours: number, own: Partial<Appointment> = {}): Appointment => ({
  id: 7,
  userId: 'grace',
  serviceId: 1,
  purchaseId: 31,
  sharedNote: null,
  title: 'Level-Up Pack',
  startTime: inHours(hours),
  endTime: inHours(hours + 1),
  status: 'scheduled',
  createdAt: '2026-07-01T15:00:00.000Z',
  place: 'My office',
  changeUntil: inHours(hours - 24),
  version: 3,
  ...own,
});

const server = new MockServer();
afterEach(cleanup);

function open(purchases: OwnPurchase[], sessions: Appointment[] = []) {
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/purchases': list(purchases),
    [SESSIONS]: list(sessions),
    'GET /api/invoices': list([]),
    'GET /api/conversation': list([]),
    'GET /api/communication-preferences': { json: { email: true, phone: false, text: false } },
    'GET /api/payment-options': { json: { card: false, bankDebit: false } },
    'GET /api/bank-details': { json: { bankDetails: null } },
  });
  renderApp(<DashboardApp replyTime="within one business day" ownerName="Ines Calloway" />);
  return userEvent.setup({ delay: null });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const left = {
  included: 6,
  left: 5,
  minutes: 60,
  bookBy: '2040-06-30',
  open: true,
  afterPayment: false,
  over: false,
};

describe('remaining sessions of a purchase', () => {
  it('shows how many sessions are left, and links to the booking page', async () => {
    open([purchase(left)]);
    const active = await section('Your Active Services');
    expect(await active.findByText('5 of 6 sessions left, book by June 30, 2040')).toBeTruthy();
    // The only one: the next step has it.
    const link = screen.getByRole('link', { name: 'Book a session: Level-Up Pack' });
    expect(link.getAttribute('href')).toBe('/dashboard/book/31');
  });

  it('shows that the first session can be booked next', async () => {
    open([purchase({ ...left, left: 6 })]);
    expect(await screen.findByText('Book your first session.')).toBeTruthy();
  });

  it.each([{ left: 0 }, { open: false }])('offers no booking with %j', async (own) => {
    open([purchase({ ...left, ...own })]);
    expect(await screen.findByText(/of 6 sessions left/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Book a session/ })).toBeNull();
  });
});

describe('a booked session', () => {
  it('offers to move and cancel a session while there is time', async () => {
    const keys = open([], [session(48)]);
    const upcoming = await section('Upcoming Sessions');
    expect(await upcoming.findByText(/My office/)).toBeTruthy();
    const move = upcoming.getByRole('link', { name: 'Move: Level-Up Pack' });
    expect(move.getAttribute('href')).toBe('/dashboard/book/31?move=7');
    await keys.click(upcoming.getByRole('button', { name: 'Cancel: Level-Up Pack' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('You can book it again.')).toBeTruthy();
    server.respondWith({ [CANCEL]: { json: { returned: true } }, [SESSIONS]: list([]) });
    await keys.click(dialog.getByRole('button', { name: 'Cancel the session' }));
    await expectToast('Session canceled', 'You can book it again.');
    expect(server.bodiesTo(CANCEL)).toEqual([{ version: 3, countsAsUsed: false }]);
  });

  it('says that a late cancellation uses up the session', async () => {
    const keys = open([], [session(20)]);
    const upcoming = await section('Upcoming Sessions');
    await keys.click(await upcoming.findByRole('button', { name: 'Cancel: Level-Up Pack' }));
    expect(upcoming.queryByRole('link', { name: /Move/ })).toBeNull();
    const dialog = within(screen.getByRole('alertdialog'));
    const cost = 'This is less than 24 hours before. It counts as used.';
    expect(dialog.getByText(cost)).toBeTruthy();
    server.respondWith({ [CANCEL]: problem(409, 'Someone else has changed this.') });
    await keys.click(dialog.getByRole('button', { name: 'Cancel the session' }));
    await expectToast('Session not canceled', 'Someone else has changed this.');
    expect(server.bodiesTo(CANCEL)).toEqual([{ version: 3, countsAsUsed: true }]);
  });

  it('offers neither moving nor canceling a session that the owner booked outside of a purchase', async () => {
    open([], [session(48, { purchaseId: null, changeUntil: null })]);
    const upcoming = await section('Upcoming Sessions');
    expect(await upcoming.findByRole('link', { name: /Add to calendar/ })).toBeTruthy();
    expect(upcoming.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });
});
