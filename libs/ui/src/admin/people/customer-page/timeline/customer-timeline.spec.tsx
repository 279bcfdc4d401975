import { afterEach, describe, expect, it } from '@jest/globals';
import type { ClientMessage } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import { someActivity, someAuditEntry } from '../../../../../testing/records/records.ts';
import { somePurchase } from '../../../../../testing/records/sales-records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const EMPTY = 'No activities recorded yet';
const MESSAGES = 'GET /api/admin/customers/7/messages';
const READ = 'PUT /api/admin/customers/7/messages/read';
const HINT = 'What you log for this customer will appear here.';

const server = new MockServer();
afterEach(cleanup);

const timeline = async () =>
  within(await screen.findByRole('region', { name: /^Activity History/ }));

describe('the history of a customer without activities', () => {
  it('explains the empty history', async () => {
    openAdmin(server, '/admin/customers/7', customerRecord);
    const history = await timeline();
    expect(await history.findByRole('heading', { name: EMPTY })).toBeTruthy();
    expect(history.getByText(HINT)).toBeTruthy();
  });

  it('explains missing activities in one line after other events', async () => {
    const changed = someAuditEntry({ before: { status: 'active' }, after: { status: 'on_hold' } });
    openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      'GET /api/admin/audit': list([changed]),
    });
    const history = await timeline();
    expect((await history.findAllByRole('listitem')).length).toBeGreaterThan(0);
    const line = history.getByText(EMPTY);
    const [entry] = history.getAllByRole('listitem');
    expect(entry!.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(history.queryByText(HINT)).toBeNull();
  });
});

it('shows no button of an activity until it is pointed at, except for Done', async () => {
  openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/customers/7/activities': list([
      someActivity({ subject: 'Offer', dueOn: '2999-01-02' }),
    ]),
  });
  const entry = within(await (await timeline()).findByRole('article', { name: /Offer$/ }));
  expect(entry.getByRole('button', { name: 'Edit Offer' })).toBeTruthy();
  // In jsdom, which has no media queries, the menu of narrow screens is there, too.
  const shown = entry
    .getAllByRole('button')
    .filter((button) => !button.closest('.opacity-0, .sm\\:not-pointer-coarse\\:hidden'));
  expect(shown.map((button) => button.textContent)).toEqual(['Done']);
});

it('names the assistant that logged an activity or changed the status, and leads to its undo', async () => {
  const changed = { before: { status: 'active' }, after: { status: 'on_hold' } };
  openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/customers/7/activities': list([someActivity({ via: 'claude.ai' })]),
    'GET /api/admin/audit': list([someAuditEntry({ ...changed, via: 'chatgpt.com' })]),
  });
  const history = await timeline();
  const hrefOf = async (name: string) =>
    (await history.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('by claude.ai: changes and undo')).toBe('/admin/assistants');
  expect(await hrefOf('by chatgpt.com: changes and undo')).toBe('/admin/assistants');
});

it('shows an order with the sum that is due, with tax', async () => {
  openAdmin(server, '/admin/customers/7', {
    ...customerRecord,
    'GET /api/admin/purchases': list([somePurchase({ tax: 11.4, owed: 131.4 })]),
  });
  expect(await (await timeline()).findByText('Ordered Chart Reading for $131.40')).toBeTruthy();
});

describe('messages from a customer', () => {
  const message = (own: Partial<ClientMessage> = {}): ClientMessage => ({
    ...{
      id: 14,
      customerId: 7,
      customerName: 'Grace Hopper',
      via: 'page',
      files: [],
      readAt: null,
    },
    text: 'Could we meet on Thursday?',
    quoted: null,
    createdAt: '2026-03-21T09:30:00.000Z',
    ...own,
  });
  const open = (...messages: ClientMessage[]) =>
    openAdmin(server, '/admin/customers/7', {
      ...customerRecord,
      [MESSAGES]: list(messages),
      [READ]: { status: 204 },
    });

  it('shows messages from the dashboard and by email, new ones with a badge', async () => {
    open(message(), message({ id: 13, via: 'mail', readAt: '2026-03-21T09:30:00.000Z' }));
    const [first, second] = await (await timeline()).findAllByRole('listitem');
    expect(first!.textContent).toMatch(
      /Grace wrote on the dashboardNewCould we meet on Thursday\?$/,
    );
    expect(second!.textContent).toMatch(/Grace wrote by emailCould we meet on Thursday\?$/);
    await waitFor(() => expect(server.bodiesTo(READ)).toEqual([{ upTo: 14 }]));
  });

  it('sends no read marks when all messages were already read', async () => {
    open(message({ readAt: '2026-03-21T09:30:00.000Z' }));
    expect(await (await timeline()).findByText('Could we meet on Thursday?')).toBeTruthy();
    expect(server.callsTo(READ)).toEqual([]);
  });

  it('folds what a mail quotes', async () => {
    open(message({ via: 'mail', text: 'Yes.', quoted: '> Thursday?' }));
    const quoted = await (await timeline()).findByText('> Thursday?');
    expect(quoted.closest('details')!.open).toBe(false);
  });

  it('shows messages with the mail filter', async () => {
    const { keys } = open(message());
    const history = await timeline();
    await keys.click(await history.findByRole('button', { name: 'Mail' }));
    expect(history.getByText('Could we meet on Thursday?')).toBeTruthy();
    await keys.click(history.getByRole('button', { name: 'Sessions' }));
    expect(history.queryByText('Could we meet on Thursday?')).toBeNull();
  });
});
