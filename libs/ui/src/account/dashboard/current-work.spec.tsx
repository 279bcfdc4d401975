import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type Appointment,
  type Purchase,
  appointmentSchema,
  purchaseSchema,
} from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../testing/mock-server.ts';
import { someAppointment } from '../../../testing/records/records.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { somePurchase } from '../../../testing/records/sales-records.ts';
import { DashboardApp } from '../account-app.tsx';

const server = new MockServer();
afterEach(cleanup);

const purchase = (own: Partial<Purchase> = {}): Purchase =>
  purchaseSchema.parse(somePurchase({ ...own }));
const session = (own: Partial<Appointment>): Appointment =>
  appointmentSchema.parse(
    someAppointment({
      ...own,
      startTime: '2090-01-01T15:00:00.000Z',
      endTime: '2090-01-01T16:00:00.000Z',
    }),
  );

function open(purchases: Purchase[], responses: Parameters<MockServer['lay']>[0] = {}) {
  server.lay({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/purchases': list(purchases),
    'GET /api/sessions': list([]),
    'GET /api/invoices': list([]),
    'GET /api/files': list([]),
    'GET /api/conversation': list([]),
    'GET /api/communication-preferences': { json: { email: true, phone: false, text: false } },
    'GET /api/payment-options': { json: { card: true } },
    'GET /api/bank-details': { json: { bankDetails: null } },
    ...responses,
  });
  renderApp(<DashboardApp replyTime="within one business day" ownerName="Ines Calloway" />);
}

const work = async () => within(await screen.findByRole('region', { name: 'Current Work' }));
const regions = () =>
  screen.getAllByRole('region').map((node) => node.getAttribute('aria-labelledby'));

describe('current work on the dashboard', () => {
  it('shows an open purchase first: what is next, what is due, and a link to its page', async () => {
    open([purchase({ nextStep: 'Send me the figures.', nextStepOn: '2026-12-04' })]);
    const shown = await work();
    expect(await shown.findByText('Next, by December 4, 2026: Send me the figures.')).toBeTruthy();
    expect(shown.getByText('Due: $120')).toBeTruthy();
    expect(await shown.findByRole('button', { name: 'Pay $120 for Chart Reading' })).toBeTruthy();
    const link = shown.getByRole('link', { name: /of Chart Reading$/ });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/61');
    const [first] = regions();
    expect(document.getElementById(first!)?.textContent).toBe('Current Work');
  });

  it('shows the next session of each purchase, and an unassigned one only with a single purchase', async () => {
    const sessions = [session({ id: 1, title: 'Unassigned', purchaseId: null })];
    open([purchase()], { 'GET /api/sessions': list(sessions) });
    expect(await (await work()).findByText(/^Next session: Unassigned,/)).toBeTruthy();
    cleanup();
    sessions.push(session({ id: 2, title: 'Review', purchaseId: 62 }));
    open([purchase(), purchase({ id: 62 })], { 'GET /api/sessions': list(sessions) });
    expect(await (await work()).findByText(/^Next session: Review,/)).toBeTruthy();
    expect(screen.queryByText(/^Next session: Unassigned/)).toBeNull();
  });

  it('leaves messages and files to the page of the purchase, and links to new messages', async () => {
    const reply = {
      id: 3,
      author: 'owner',
      via: 'mail',
      subject: 'Plan',
      text: 'Here.',
      quoted: null,
      files: [],
      readAt: null,
      createdAt: '2026-03-21T09:30:00.000Z',
    };
    open([purchase()], { 'GET /api/conversation': list([reply]) });
    const link = await screen.findByRole('link', { name: '1 new message' });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/61#messages');
    for (const name of ['Messages', 'Files'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('shows only messages and files when no purchase is open', async () => {
    open([purchase({ status: 'completed', owed: 0 })]);
    for (const name of ['Messages', 'Files'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Current Work' })).toBeNull());
  });

  it('keeps a completed purchase with an amount due', async () => {
    open([purchase({ status: 'completed', owed: 70 })]);
    expect(await (await work()).findByText('Due: $70')).toBeTruthy();
  });
});
