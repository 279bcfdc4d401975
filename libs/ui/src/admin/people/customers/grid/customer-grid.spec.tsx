import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type GridCustomer, gridSorts } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../../testing/mock-server.ts';
import { expectToast, fill, findConflict, undo, valueOf } from '../../../../../testing/queries.ts';
import { someGridCustomer } from '../../../../../testing/records/grid-records.ts';
import { someActivity, someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';
import { someTag } from '../../../../../testing/records/tag-records.ts';
import { type ColumnLayout, gridColumns } from './grid-columns.tsx';

const LIST = 'GET /api/admin/customers';
const BULK = 'POST /api/admin/customers/bulk';
const UPDATE = 'PUT /api/customers/7';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const grace = someGridCustomer({ totalValue: 1200, owed: 300, company: 'Navy' });
const ada = someGridCustomer({ id: 8, name: 'Ada Lovelace', lastActivityAt: grace.createdAt });

async function open(customers: GridCustomer[] = [grace, ada], search = '') {
  const opened = openAdmin(server, `/admin/customers${search}`, {
    [LIST]: list(customers),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/admin/tags': { json: [someTag()] },
  });
  await screen.findByRole('heading', { name: `Your Customers (${customers.length})` });
  return opened;
}

const table = () => within(screen.getByRole('table', { name: 'Customers' }));
const row = (name: string) => table().getByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => new URLSearchParams(server.callsTo(LIST).at(-1)!.split('?')[1]);

describe('the grid of customers', () => {
  it('shows a row for each customer, with totals of other records', async () => {
    await open();
    expect(row('Grace Hopper').textContent).toMatch(/Navy.*Active.*\$1,200\.00.*\$300\.00/);
    expect(row('Ada Lovelace').textContent).toContain('Jan 2, 2026');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
  });

  it('explains why the grid is empty, has no matches, or cannot be read', async () => {
    await open([]);
    expect(screen.getByText('No customers yet')).toBeTruthy();
    cleanup();
    await open([], '?status=active');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    cleanup();
    openAdmin(server, '/admin/customers', { [LIST]: problem(503, 'The database is away.') });
    expect(await screen.findByText('The customers could not be loaded')).toBeTruthy();
  });

  it('sorts by its headers, as the address says', async () => {
    const { keys, address } = await open();
    await keys.click(table().getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('name'));
    await keys.click(table().getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/admin/customers?sort=-name'));
    const header = table().getByRole('columnheader', { name: 'Name' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    await keys.click(table().getByRole('button', { name: 'Value' }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('-value'));
  });

  it('combines filter chips in the address', async () => {
    const { keys, address } = await open();
    const add = () => screen.getByRole('combobox', { name: 'Add a filter' });
    await keys.selectOptions(add(), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'Potential' }));
    await keys.click(button('Done'));
    await keys.selectOptions(add(), 'Value');
    await fill(keys, screen.getByRole('spinbutton', { name: 'At least' }), '100');
    await keys.click(button('Done'));
    await fill(keys, screen.getByRole('searchbox', { name: 'Search customers' }), 'hopper');
    await waitFor(() =>
      expect(address()).toBe('/admin/customers?q=hopper&status=potential&valueFrom=100'),
    );
    await waitFor(() => expect(lastQuery().get('q')).toBe('hopper'));
    expect(lastQuery().get('status')).toBe('potential');
    expect(button('Value from $100.00')).toBeTruthy();
    await keys.click(button('Remove the filter Status: Potential'));
    await waitFor(() => expect(lastQuery().has('status')).toBe(false));
  });

  it('ignores parameters of the address that are not filters', async () => {
    await open([grace], '?status=lost,active&tag=x&valueFrom=-1&activeAfter=soon&sort=notes');
    expect([...lastQuery()]).toEqual([
      ['limit', '100'],
      ['status', 'active'],
    ]);
  });

  it('reports that a tag of its filter was deleted', async () => {
    await open([], '?tag=3,99');
    expect(await screen.findByText(/A tag of this filter was deleted/)).toBeTruthy();
    expect(button('Tag: Retainer or a deleted tag')).toBeTruthy();
  });

  it('offers a column of the customer grid for each sort order of the server', () => {
    const layouts: ColumnLayout[] = Object.values(gridColumns);
    const sorts = layouts.flatMap(({ sort }) => sort ?? []);
    expect(sorts.sort()).toEqual([...gridSorts].sort());
  });

  it('shows the columns that were chosen, and remembers them', async () => {
    const { keys, unmount } = await open();
    await keys.click(button('Columns'));
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
    await keys.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await keys.click(dialog.getByRole('checkbox', { name: 'Email' }));
    await keys.click(dialog.getByRole('button', { name: 'Move Email left' }));
    await keys.click(dialog.getByRole('button', { name: 'Done' }));
    const headers = () =>
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    const chosen = ['Name', 'Status', 'Value', 'Last activity', 'Follow-up', 'Tags'];
    expect(headers()).toEqual(['', ...chosen, 'Email', 'Owed', 'Actions']);
    unmount();
    await open();
    expect(headers()).toEqual(['', ...chosen, 'Email', 'Owed', 'Actions']);
  });
});

describe('a row', () => {
  it('edits a row in place, and keeps its tags', async () => {
    const tagged = { ...grace, tags: [{ id: 3, name: 'Retainer', color: 'blue' as const }] };
    const { keys } = await open([tagged]);
    await keys.click(button('Edit Grace Hopper'));
    const form = within(screen.getByRole('form', { name: 'Edit Grace Hopper' }));
    await fill(keys, form.getByRole('textbox', { name: 'Company' }), 'Yale');
    const saved = someCustomer({ company: 'Yale', totalValue: 1200, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([{ ...tagged, ...saved }]) });
    await keys.click(form.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Customer updated successfully');
    expect(row('Grace Hopper').textContent).toMatch(/Yale.*Retainer/);
    expect(document.activeElement).toBe(button('Edit Grace Hopper'));
  });

  it('shows both versions when another window has changed the row', async () => {
    const { keys } = await open([grace]);
    await keys.click(button('Edit Grace Hopper'));
    const form = within(screen.getByRole('form', { name: 'Edit Grace Hopper' }));
    const company = form.getByRole('textbox', { name: 'Company' });
    await fill(keys, company, 'Mine');
    const theirs = { ...grace, company: 'Theirs', version: 2 };
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await keys.click(button('Save'));
    const conflict = await findConflict();
    expect(conflict.getByRole('radio', { name: 'Theirs Theirs' })).toBeTruthy();
    expect(valueOf(company)).toBe('Mine');
  });

  it('deletes a row after confirmation, and restores it', async () => {
    const { keys } = await open([grace]);
    await keys.click(button('Delete Grace Hopper'));
    const question = within(screen.getByRole('alertdialog'));
    const text = 'Are you sure you want to delete this customer? This action cannot be undone.';
    expect(question.getByText(text)).toBeTruthy();
    server.respondWith({ 'DELETE /api/customers/7': { status: 204 }, [LIST]: list([]) });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Customer deleted successfully', 'Undo');
  });

  it('previews a row next to the list, with its latest activities', async () => {
    const { keys, address } = await open();
    server.respondWith({
      'GET /api/customers/7/activities': list([someActivity()]),
      'GET /api/customers/7/tags': { json: [{ id: 3, name: 'Retainer', color: 'blue' }] },
    });
    await keys.click(button('Preview Grace Hopper'));
    const preview = within(screen.getByRole('region', { name: 'Grace Hopper' }));
    expect(await preview.findByText('A call about charts')).toBeTruthy();
    expect(preview.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe(
      '/admin/customers/7',
    );
    expect(address()).toBe('/admin/customers');
    await keys.click(preview.getByRole('button', { name: 'Close preview' }));
    expect(screen.queryByRole('region', { name: 'Grace Hopper' })).toBeNull();
  });

  it('focuses, selects, previews and edits rows with single keys', async () => {
    const { keys } = await open();
    server.respondWith({
      'GET /api/customers/8/activities': list([]),
      'GET /api/customers/8/tags': { json: [] },
    });
    await keys.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Ada Lovelace');
    await keys.keyboard('x');
    expect(screen.getByText('1 selected')).toBeTruthy();
    await keys.keyboard(' ');
    expect(screen.getByRole('region', { name: 'Ada Lovelace' })).toBeTruthy();
    await keys.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Grace Hopper');
    await keys.keyboard('e');
    expect(screen.getByRole('form', { name: 'Edit Grace Hopper' })).toBeTruthy();
  });

  it('selects a range of rows with Shift and a click, and by key', async () => {
    const { keys } = await open();
    const box = (name: string) => within(row(name)).getByRole('checkbox');
    await keys.click(box('Grace Hopper'));
    await keys.keyboard('{Shift>}');
    await keys.click(box('Ada Lovelace'));
    await keys.keyboard('{/Shift}');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await keys.click(box('Ada Lovelace'));
    within(row('Grace Hopper')).getByRole('link').focus();
    await keys.keyboard('X');
    expect(screen.queryByText(/selected/)).toBeNull();
  });

  it('does not select a row by a letter when single keys are off', async () => {
    localStorage.setItem('triage-keys', 'off');
    const { keys } = await open();
    within(row('Ada Lovelace')).getByRole('link').focus();
    await keys.keyboard('x{ArrowUp}');
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Grace Hopper');
  });
});

describe('the selected customers', () => {
  const result = { changed: [7], missing: [8], full: [], previous: [] };

  async function selectAll() {
    const opened = await open();
    await opened.keys.click(screen.getByRole('checkbox', { name: 'Select all loaded customers' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    return opened.keys;
  }

  it('deletes selected customers with one Undo, and names missing ones', async () => {
    const keys = await selectAll();
    await keys.click(button('Delete'));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 customers?' }));
    server.respondWith({ [BULK]: { json: result }, [LIST]: list([]) });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', '1 customer deleted. 1 of 2 no longer exists.', 'Undo');
    expect(screen.queryByRole('region', { name: 'Selected customers' })).toBeNull();
    server.respondWith({ [LIST]: list([grace]) });
    await keys.click(undo());
    await expectToast('Success', 'Customers restored');
    expect(server.bodiesTo(BULK)).toEqual([
      { act: 'delete', ids: [7, 8] },
      { act: 'restore', ids: [7] },
    ]);
  });

  it('undoes the deletion of selected customers by Ctrl+Z, once, and not in a field', async () => {
    const keys = await selectAll();
    await keys.click(button('Delete'));
    server.respondWith({ [BULK]: { json: result }, [LIST]: list([grace]) });
    await keys.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await expectToast('Success', '1 customer deleted. 1 of 2 no longer exists.', 'Undo');
    const search = screen.getByRole('searchbox');
    await keys.type(search, 'a{Control>}z{/Control}');
    expect(server.bodiesTo(BULK)).toHaveLength(1);
    search.blur();
    await keys.keyboard('{Control>}z{/Control}');
    await expectToast('Success', 'Customers restored');
    await keys.keyboard('{Control>}z{/Control}');
    expect(server.bodiesTo(BULK)).toEqual([
      { act: 'delete', ids: [7, 8] },
      { act: 'restore', ids: [7] },
    ]);
  });

  it('sets the status of selected customers, and Undo restores each', async () => {
    const keys = await selectAll();
    const previous = [
      { id: 7, status: 'active' as const },
      { id: 8, status: 'potential' as const },
    ];
    server.respondWith({ [BULK]: { json: { ...result, changed: [7, 8], missing: [], previous } } });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Set status' }), 'On Hold');
    await expectToast('Success', 'On Hold: 2 customers.', 'Undo');
    await keys.click(undo());
    await expectToast('Success', 'Status restored');
    expect(server.bodiesTo(BULK).slice(1)).toEqual([
      { act: 'status', ids: [7], status: 'active' },
      { act: 'status', ids: [8], status: 'potential' },
    ]);
  });

  it('tags selected customers, and exports them', async () => {
    const keys = await selectAll();
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toContain(
      '/api/admin/customers/export?ids=7%2C8',
    );
    server.respondWith({ [BULK]: { json: { ...result, missing: [], full: [8] } } });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a tag' }), 'Retainer');
    const text = 'Retainer added to 1 customer. 1 customer has 20 tags already.';
    await expectToast('Success', text, 'Undo');
  });

  it('creates a tag for selected customers in one step', async () => {
    const keys = await selectAll();
    const added = someTag({ id: 5, name: 'Spring mailing', color: 'gray' });
    server.respondWith({
      'POST /api/admin/tags': { status: 201, json: added },
      [BULK]: { json: { ...result, missing: [], full: [] } },
    });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a tag' }), 'New tag…');
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    await keys.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring mailing{Enter}');
    await waitFor(() =>
      expect(server.bodiesTo(BULK)).toEqual([{ act: 'tag', ids: [7, 8], tagId: 5 }]),
    );
  });

  it('keeps the selection when nothing could be changed', async () => {
    const keys = await selectAll();
    server.respondWith({ [BULK]: problem(503, 'The database is away.') });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Set status' }), 'On Hold');
    await expectToast('Error', '503: The database is away.');
    expect(screen.getByText('2 selected')).toBeTruthy();
  });
});

describe('sections next to the grid', () => {
  it('opens each section by its heading, and by the address', async () => {
    const { keys } = await open();
    const heading = button('Add New Customer');
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    await keys.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    cleanup();
    await open([grace], '#new-customer-title');
    expect(button('Add New Customer').getAttribute('aria-expanded')).toBe('true');
    const form = within(screen.getByRole('form', { name: 'Add New Customer' }));
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Name' }));
  });
});
