import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerUpdate, GridCustomer } from '@polaris/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { someGridCustomer } from '../../../../../testing/records/grid-records.ts';
import { expectToast, undo } from '../../../../../testing/queries.ts';
import { someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customers';
const UPDATE = 'PUT /api/customers/7';
const tags = [{ id: 3, name: 'Retainer', color: 'blue' as const }];

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The board on a server that has these customers, and filters them by status. */
async function open(customers: GridCustomer[], search = '') {
  let stored = customers;
  const answer = ({ url }: { url: string }) => {
    const query = new URLSearchParams(url.split('?')[1]);
    const status = query.get('status')?.split(',');
    const found = stored.filter((one) => !status || status.includes(one.status));
    return list(found.slice(0, Number(query.get('limit'))), found.length);
  };
  const update = ({ body }: { body: string }) => {
    const { status, version } = JSON.parse(body) as CustomerUpdate;
    if (version !== stored[0]!.version) return problem(409, 'Changed elsewhere.');
    change({ status: status! });
    const { id, name, company, totalValue } = stored[0]!;
    return {
      json: someCustomer({ id, name, company, totalValue, status: status!, version: version + 1 }),
    };
  };
  const change = (own: Partial<GridCustomer>) => {
    const [first, ...others] = stored;
    stored = [{ ...first!, ...own, version: first!.version + 1 }, ...others];
  };
  const opened = openAdmin(server, `/admin/customers?layout=board${search}`, {
    [LIST]: answer,
    [UPDATE]: update,
    'GET /api/admin/contact-submissions': list([]),
  });
  await screen.findByRole('heading', { name: `Your Customers (${customers.length})` });
  return { ...opened, change };
}

const grace = someGridCustomer({ company: 'Navy', totalValue: 1200, tags });
const ada = someGridCustomer({ id: 8, name: 'Ada Lovelace', status: 'potential' });

const column = (name: string) => screen.findByRole('list', { name });
const inColumn = async (status: string, name: string) =>
  within(await column(status)).findByRole('article', { name: new RegExp(`: ${name}$`) });
const columns = () =>
  [...document.querySelectorAll('[data-status] h3')].map(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const sent = () =>
  (server.bodiesTo(UPDATE) as CustomerUpdate[]).map(({ status, version }) => [status, version]);

describe('the board of customers', () => {
  it('shows a column of the board for each status, with its worth, count and cards', async () => {
    await open([grace, ada, someGridCustomer({ id: 9, name: 'Bo', nextFollowUp: '2030-05-01' })]);
    const card = await inColumn('Active', 'Grace Hopper');
    expect(card.textContent).toMatch(/Navy.*\$1,200\.00.*Retainer/);
    expect((await inColumn('Active', 'Bo')).textContent).toContain('May 1, 2030');
    expect(await inColumn('Potential', 'Ada Lovelace')).toBeTruthy();
    expect(columns()).toEqual([
      'Potential1',
      'ActiveValue $1,2002',
      'On Hold0',
      'Completed0',
      'Inactive0',
    ]);
    expect(screen.getAllByText('No customers')).toHaveLength(3);
  });

  it('shows the same view as the grid, with its filters', async () => {
    const { keys, address } = await open([grace, ada], '&company=Navy&sort=name');
    await inColumn('Active', 'Grace Hopper');
    const query = server.callsTo(LIST).find((made) => made.includes('status=on_hold'));
    expect(query).toContain('company=Navy');
    expect(query).toContain('sort=name');
    await keys.click(screen.getByRole('button', { name: 'Table' }));
    await waitFor(() => expect(address()).toBe('/admin/customers?company=Navy&sort=name'));
    expect(await screen.findByRole('table', { name: 'Customers' })).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Board by status' }));
    expect(await inColumn('Active', 'Grace Hopper')).toBeTruthy();
  });

  it('shows only the columns that a status filter leaves', async () => {
    await open([ada], '&status=potential,on_hold');
    await inColumn('Potential', 'Ada Lovelace');
    expect(columns()).toEqual(['Potential1', 'On Hold0']);
  });

  it('explains why the board is empty, has no matches, or cannot be read', async () => {
    await open([]);
    expect(screen.getByText('No customers yet')).toBeTruthy();
    cleanup();
    await open([], '&company=x');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/customers?layout=board', { [LIST]: problem(503, 'Away.') });
    expect(await screen.findByText('The customers could not be loaded')).toBeTruthy();
  });
});

describe('a card', () => {
  it('moves a card by keys that announce its position, with one Undo', async () => {
    const { keys } = await open([grace, ada]);
    await inColumn('Active', 'Grace Hopper');
    act(() => handle('Grace Hopper').focus());
    await keys.keyboard('{ArrowRight}');
    const spoken = 'Grace Hopper: On Hold, column 3 of 5. Enter moves it, Escape cancels.';
    expect(screen.getByText(spoken)).toBeTruthy();
    expect(sent()).toEqual([]);
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Grace Hopper moved to On Hold.', 'Undo');
    expect(await inColumn('On Hold', 'Grace Hopper')).toBeTruthy();
    expect(document.activeElement).toBe(handle('Grace Hopper'));
    await keys.click(undo());
    await expectToast('Success', 'Status restored');
    expect(await inColumn('Active', 'Grace Hopper')).toBeTruthy();
    expect(sent()).toEqual([
      ['on_hold', 1],
      ['active', 2],
    ]);
  });

  it('leaves a card in its column on Escape, and when the focus leaves', async () => {
    const { keys } = await open([grace]);
    await inColumn('Active', 'Grace Hopper');
    act(() => handle('Grace Hopper').focus());
    await keys.keyboard('{ArrowLeft}{Escape}{Enter}');
    expect(screen.getByText('Moving canceled.')).toBeTruthy();
    await keys.keyboard('{ArrowLeft}{Tab}');
    expect(sent()).toEqual([]);
  });

  it('moves a card from its menu, even to a hidden column', async () => {
    const { keys } = await open([grace], '&status=active');
    await inColumn('Active', 'Grace Hopper');
    const menu = screen.getByRole('combobox', { name: 'Move Grace Hopper to' });
    await keys.selectOptions(menu, 'Completed');
    await expectToast('Success', 'Grace Hopper moved to Completed.', 'Undo');
    expect(sent()).toEqual([['completed', 1]]);
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('shows a card that another window has moved in its new column, and does not move it', async () => {
    const { keys, change } = await open([grace]);
    await inColumn('Active', 'Grace Hopper');
    change({ status: 'inactive' });
    const menu = screen.getByRole('combobox', { name: 'Move Grace Hopper to' });
    await keys.selectOptions(menu, 'On Hold');
    const text =
      'Grace Hopper was changed in another window and is Inactive now. Nothing was moved.';
    await expectToast('Error', text);
    expect(await inColumn('Inactive', 'Grace Hopper')).toBeTruthy();
    expect(within(await column('Inactive')).getAllByRole('article')).toHaveLength(1);
  });

  it('reports that a customer was deleted, and removes the card', async () => {
    const { keys } = await open([grace, ada]);
    await inColumn('Active', 'Grace Hopper');
    server.respondWith({
      [UPDATE]: problem(404, 'This customer was not found.'),
      [LIST]: list([]),
    });
    const menu = screen.getByRole('combobox', { name: 'Move Grace Hopper to' });
    await keys.selectOptions(menu, 'On Hold');
    await expectToast('Error', '404: This customer was not found.');
    await waitFor(() => expect(screen.queryByText('Grace Hopper')).toBeNull());
  });

  it('focuses cards with single keys', async () => {
    const { keys } = await open([grace, ada]);
    await inColumn('Active', 'Grace Hopper');
    await inColumn('Potential', 'Ada Lovelace');
    await keys.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Ada Lovelace');
    await keys.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Grace Hopper');
  });

  it('previews a card by pointer and keys, and updates after a change', async () => {
    const { keys } = await open([grace, ada]);
    server.respondWith({
      'GET /api/customers/7': { json: someCustomer({ notes: 'Likes tables.' }) },
      'GET /api/customers/7/activities': list([]),
      'GET /api/customers/7/tags': { json: tags },
    });
    await inColumn('Active', 'Grace Hopper');
    const button = screen.getByRole('button', { name: 'Preview Grace Hopper' });
    await keys.click(button);
    const preview = within(screen.getByRole('region', { name: 'Grace Hopper' }));
    expect(await preview.findByText('Likes tables.')).toBeTruthy();
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await keys.click(preview.getByRole('button', { name: 'Close preview' }));
    const isShown = () => screen.queryByRole('region', { name: 'Grace Hopper' }) !== null;
    expect(isShown()).toBe(false);
    screen.getByRole('link', { name: 'Grace Hopper' }).focus();
    for (const shown of [true, false, true]) {
      await keys.keyboard(shown ? 'p' : ' ');
      expect(isShown()).toBe(shown);
    }
  });
});
