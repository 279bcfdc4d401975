import { afterEach, describe, expect, it } from '@jest/globals';
import { type OwnPurchase } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../testing/mock-server.ts';
import { weekday } from '../../primitives/clock.ts';
import { renderApp, someUser } from '../../../testing/render-screen.tsx';
import { halves, someOwnPurchase } from '../../../testing/records/sales-records.ts';
import { DashboardApp } from '../account-app.tsx';

const server = new MockServer();
afterEach(cleanup);

const purchase = (own: Partial<OwnPurchase> = {}): OwnPurchase => someOwnPurchase(own);

function open(purchases: OwnPurchase[], responses: Parameters<MockServer['respondWith']>[0] = {}) {
  server.respondWith({
    'GET /api/auth/user': { json: someUser() },
    'GET /api/purchases': list(purchases),
    'GET /api/sessions': list([]),
    'GET /api/invoices': list([]),
    'GET /api/files': list([]),
    'GET /api/conversation': list([]),
    'GET /api/communication-preferences': { json: { email: true, phone: false, text: false } },
    'GET /api/payment-options': { json: { card: true, bankDebit: false } },
    'GET /api/bank-details': { json: { bankDetails: null } },
    ...responses,
  });
  renderApp(<DashboardApp replyTime="within one business day" ownerName="Ines Calloway" />);
}

const work = async () =>
  within(await screen.findByRole('region', { name: 'Your Active Services' }));

describe('current work on the dashboard', () => {
  it('shows an active purchase once with what is next, what is due, and a link to its page', async () => {
    open([purchase({ nextStep: 'Send me the figures.', nextStepOn: '2026-12-04' })]);
    const shown = await work();
    expect(await shown.findByText('By December 4, 2026: Send me the figures.')).toBeTruthy();
    expect(shown.getByText('Owed $120')).toBeTruthy();
    expect(await shown.findByRole('button', { name: 'Pay $120 for Chart Reading' })).toBeTruthy();
    const link = shown.getByRole('link', { name: 'Chart Reading' });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/61');
    const write = shown.getByRole('link', { name: 'Send a message: Chart Reading' });
    expect(write.getAttribute('href')).toBe('/dashboard/purchases/61#messages');
    expect(screen.getAllByText('By December 4, 2026: Send me the figures.')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Current Work' })).toBeNull();
  });

  it('shows what is due now and next of a purchase with a payment plan, and not the whole sum', async () => {
    open([purchase({ ...halves, status: 'active', progress: 40, dueOn: '2026-01-02' })]);
    const shown = await work();
    expect(await shown.findByText('Please pay $60, by January 2, 2026.')).toBeTruthy();
    expect(shown.getByText('Due now $60 of $120; $60 on June 3, 2026')).toBeTruthy();
    expect(shown.queryByText('Owed $120')).toBeNull();
  });

  it('names the booked session of a purchase, and no dates to choose from', async () => {
    const nextSession = {
      title: 'Review',
      startTime: '2090-01-01T15:00:00.000Z',
      endTime: '2090-01-01T16:00:00.000Z',
    };
    open([purchase({ nextSession }), purchase({ id: 62 })]);
    const [first, second] = await (await work()).findAllByRole('listitem');
    const day = weekday(nextSession.startTime);
    expect(first!.textContent).toContain(`Your next session is on ${day}, at `);
    expect(first!.textContent).not.toContain('two dates');
    expect(second!.textContent).toContain('two dates');
    const link = within(first!).getByRole('link', { name: 'See the session: Chart Reading' });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/61#sessions');
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
    expect(await screen.findByText('You have 1 new message.')).toBeTruthy();
    const read = screen.getByRole('link', { name: 'Read: Chart Reading' });
    expect(read.getAttribute('href')).toBe('/dashboard/purchases/61#messages');
    expect(screen.queryByRole('link', { name: '1 new message' })).toBeNull();
    for (const name of ['Messages', 'Files'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('shows only messages and files when no purchase is open', async () => {
    open([purchase({ status: 'completed', owed: 0 })]);
    for (const name of ['Messages', 'Files'])
      expect(await screen.findByRole('region', { name })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Current Work' })).toBeNull());
  });

  it('keeps the sections in their order, with messages after the sessions', async () => {
    open([purchase({ status: 'completed', owed: 0 })]);
    await screen.findByRole('region', { name: 'Files' });
    const titles = screen.getAllByRole('region').map((node) => {
      const id = node.getAttribute('aria-labelledby');
      return node.getAttribute('aria-label') ?? document.getElementById(id!)?.textContent;
    });
    expect(titles.slice(0, 8)).toEqual([
      'Profile',
      'Communication Preferences',
      'Your Active Services',
      'Purchase History',
      'Upcoming Sessions',
      'Messages',
      'Invoices',
      'Files',
    ]);
  });

  it('shows a purchase that has not started as current work', async () => {
    open([purchase({ status: 'pending' })]);
    expect(await screen.findByRole('region', { name: 'Current Work' })).toBeTruthy();
    expect((await work()).getByText("You don't have any active services.")).toBeTruthy();
  });

  it('links to new messages beside the title while the next step is another one', async () => {
    const reply = { id: 3, author: 'owner', via: 'mail', subject: 'Plan', text: 'Here.' };
    const rest = { quoted: null, files: [], readAt: null, createdAt: '2026-03-21T09:30:00.000Z' };
    open([purchase({ nextStep: 'We meet.' })], {
      'GET /api/conversation': list([{ ...reply, ...rest }]),
    });
    const link = await screen.findByRole('link', { name: '1 new message' });
    expect(link.getAttribute('href')).toBe('/dashboard/purchases/61#messages');
  });

  it('keeps a completed purchase with an amount due, and does not call it current work', async () => {
    open([purchase({ status: 'completed', owed: 70 })]);
    const shown = within(await screen.findByRole('region', { name: 'Still Open' }));
    expect(await shown.findByText('Please pay $70.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Current Work' })).toBeNull();
  });
});
