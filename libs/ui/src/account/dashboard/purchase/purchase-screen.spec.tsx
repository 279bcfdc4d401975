import { afterEach, describe, expect, it } from '@jest/globals';
import { type PurchasePage, appointmentSchema } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { someAppointment } from '../../../../testing/records/records.ts';
import { renderApp, someUser } from '../../../../testing/render-screen.tsx';
import { halves, someOwnPurchase } from '../../../../testing/records/sales-records.ts';
import { PurchaseApp } from '../../account-app.tsx';

const ONE = 'GET /api/purchases/61';

const server = new MockServer();
afterEach(cleanup);

const page = (own: Partial<PurchasePage> = {}): PurchasePage => ({
  ...someOwnPurchase({ ...own }),
  payments: [],
  sessions: [],
  invoices: [],
  ...own,
});
const session = (own: object = {}) => appointmentSchema.parse(someAppointment(own));

function open(responses: Parameters<MockServer['respondWith']>[0]) {
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/conversation': list([]),
    'GET /api/files': list([]),
    'GET /api/payment-options': { json: { card: true, bankDebit: false } },
    'GET /api/bank-details': { json: { bankDetails: null } },
    ...responses,
  });
  renderApp(<PurchaseApp id={61} replyTime="within one business day" ownerName="Ines Calloway" />);
  return userEvent.setup({ delay: null });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe("a client's page of a purchase", () => {
  it('shows the next step first, then steps, sessions, files, messages and money', async () => {
    const step = {
      id: 5,
      text: 'Agree on three dashboards.',
      doneAt: '2026-03-10T16:00:00.000Z',
      doneOn: '2026-03-10',
    };
    const next = { nextStep: 'Send me the figures.', nextStepOn: '2026-12-04' };
    open({ [ONE]: { json: page({ ...next, steps: [step] }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Chart Reading' })).toBeTruthy();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(sections).toEqual(['Next Step', 'Steps Done', 'Sessions', 'Files', 'Messages', 'Money']);
    const text = 'By December 4, 2026: Send me the figures.';
    expect((await section('Next Step')).getByText(text)).toBeTruthy();
    const done = (await section('Steps Done')).getByRole('listitem').textContent;
    expect(done).toBe('Agree on three dashboards.March 10, 2026');
  });

  it('shows each part of the payment plan with its day and state, and what is due now', async () => {
    open({ [ONE]: { json: page({ ...someOwnPurchase(halves), status: 'pending' }) } });
    const text = 'Work starts once $60 is paid.';
    expect(await (await section('Next Step')).findByText(text)).toBeTruthy();
    const money = await section('Money');
    expect(money.getByText('Due now $60 of $120; $60 on June 3, 2026')).toBeTruthy();
    const parts = within(money.getByRole('list', { name: 'Payment plan' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Half now$60January 2, 2026Due today',
      'Half at the end$60June 3, 2026Upcoming',
    ]);
  });

  it('shows upcoming sessions soonest first, then past ones, with their notes', async () => {
    const soon = { startTime: '2090-01-01T15:00:00.000Z', endTime: '2090-01-01T16:00:00.000Z' };
    const later = { startTime: '2090-02-01T15:00:00.000Z', endTime: '2090-02-01T16:00:00.000Z' };
    const past = { startTime: '2026-01-01T15:00:00.000Z', endTime: '2026-01-01T16:00:00.000Z' };
    const sessions = [
      session({ id: 4, title: 'Later', ...later }),
      session({ id: 3, title: 'Soon', ...soon }),
      session({ id: 2, title: 'Missed', ...past, status: 'no_show' }),
      session({ id: 1, title: 'Kick-off', ...past, sharedNote: 'We agreed on a plan.' }),
    ];
    open({ [ONE]: { json: page({ sessions }) } });
    const shown = await section('Sessions');
    const titles = shown.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
    expect(titles).toEqual(['Soon', 'Later', 'Missed', 'Kick-off']);
    expect(shown.getByText('We agreed on a plan.')).toBeTruthy();
    expect(shown.getByText('No-show')).toBeTruthy();
    expect(shown.getAllByRole('link', { name: /^Add to calendar/ })).toHaveLength(2);
  });

  it('shows how many sessions are left, and links to booking one', async () => {
    const bookable = {
      minutes: 60,
      bookBy: '2090-06-30',
      open: true,
      afterPayment: false,
      over: false,
    };
    const sessionBalance = { included: 6, left: 5, ...bookable };
    open({ [ONE]: { json: page({ sessionBalance }) } });
    const sessions = await section('Sessions');
    expect(sessions.getByText('5 of 6 sessions left, book by June 30, 2090')).toBeTruthy();
    const next = await section('Next Step');
    expect(next.getByText('Book your next session.')).toBeTruthy();
    // The only button that books.
    const link = screen.getByRole('link', { name: 'Book a session: Chart Reading' });
    expect(link.getAttribute('href')).toBe('/dashboard/book/61');
  });

  it('shows what is due with a button to pay, and each payment', async () => {
    const payment = {
      id: 12,
      amount: 50,
      method: 'bank_transfer',
      paidAt: '2026-03-06T18:30:00.000Z',
      paidOn: '2026-03-06',
      refunded: 0,
    } as const;
    open({ [ONE]: { json: page({ paid: 50, owed: 70, payments: [payment] }) } });
    const money = await section('Money');
    for (const text of ['Total $120', 'Paid $50', 'Owed $70'])
      expect(money.getByText(text)).toBeTruthy();
    expect(await money.findByRole('button', { name: 'Pay $70 for Chart Reading' })).toBeTruthy();
    const received = within(money.getByRole('list', { name: 'Payments' })).getByRole('listitem');
    expect(received.textContent).toBe('Payment received$50March 6, 2026, bank transfer');
  });

  it('shows no next step once the purchase is completed', async () => {
    open({
      [ONE]: { json: page({ status: 'completed', progress: 100, owed: 0, nextStep: 'We meet.' }) },
    });
    expect(await screen.findByRole('region', { name: 'Steps Done' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Next Step' })).toBeNull();
  });

  it('reports that the account has no such purchase, and retries what failed', async () => {
    open({ [ONE]: problem(404, 'This purchase was not found.') });
    const back = await screen.findByRole('link', { name: 'Back to your dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
    cleanup();
    const keys = open({ [ONE]: problem(503, 'The database is away.') });
    expect(await screen.findByText("Your purchase couldn't be loaded")).toBeTruthy();
    server.respondWith({ [ONE]: { json: page() } });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Chart Reading' })).toBeTruthy();
  });

  it('reads the purchase again when the client returns to the window', async () => {
    open({ [ONE]: { json: page({ progress: 10 }) } });
    expect(await screen.findByText('10% complete')).toBeTruthy();
    server.respondWith({ [ONE]: { json: page({ progress: 40 }) } });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.getByText('40% complete')).toBeTruthy());
  });
});
