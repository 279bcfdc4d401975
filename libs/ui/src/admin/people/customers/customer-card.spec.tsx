import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Customer } from '@polaris/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { onNarrowScreen } from '../../../../testing/narrow-screen.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  answerLeaving,
  entryOf,
  expectToast,
  fill,
  findConflict,
  findEntry,
  toastText,
  undo,
  valueOf,
} from '../../../../testing/queries.ts';
import { someChoiceField, someField } from '../../../../testing/records/field-records.ts';
import { gridList, someGridCustomer } from '../../../../testing/records/grid-records.ts';
import { someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customers';
const UPDATE = 'PUT /api/customers/7';
const REMOVE = 'DELETE /api/customers/7';
const NAME = 'Grace Hopper';

const server = new MockServer();
onNarrowScreen();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(customer: Customer = someCustomer()) {
  const opened = openAdmin(server, '/admin/customers', {
    [LIST]: gridList([customer]),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/assets': list([]),
  });
  await screen.findByRole('heading', { name: 'Your Customers (1)' });
  return opened;
}

const editing = () => within(screen.getByRole('form', { name: `Edit ${NAME}` }));
const company = () => editing().getByRole('textbox', { name: 'Company' });
const edit = () => screen.getByRole('button', { name: `Edit ${NAME}` });
const search = () => screen.getByRole('searchbox', { name: 'Search customers' });

describe('a customer', () => {
  it('shows the chosen columns in the card, in their order', async () => {
    localStorage.setItem('customer-columns', JSON.stringify(['name', 'field.8', 'field.6']));
    const customer = someGridCustomer({ fields: { 5: 'Onward', 6: 2, 8: 1200.5 } });
    openAdmin(server, '/admin/customers', {
      [LIST]: list([customer]),
      'GET /api/admin/contact-submissions': list([]),
      'GET /api/admin/customer-fields': {
        json: [someField(), someField({ id: 8, name: 'Seats', kind: 'number' }), someChoiceField()],
      },
    });
    expect((await screen.findByText('Seats: 1,200.5')).nextSibling?.textContent).toMatch(
      /^Level: \w+$/,
    );
    expect(screen.queryByText(/Onward/)).toBeNull();
    expect(server.callsTo(LIST).at(-1)).toContain('fields=8%2C6');
  });

  it('edits a customer in the card, and returns the focus to its button', async () => {
    const { keys } = await open(someCustomer({ totalValue: 10, notes: 'Likes tables.' }));
    await keys.click(edit());
    expect(document.activeElement).toBe(editing().getByRole('textbox', { name: 'Name' }));
    expect(valueOf(editing().getByRole('spinbutton', { name: /^Total Value/ }))).toBe('10.00');
    await fill(keys, company(), 'Never Stored Inc');
    await keys.click(editing().getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(edit());
    expect(screen.queryByText('Never Stored Inc')).toBeNull();

    await keys.keyboard('{Enter}');
    await keys.selectOptions(editing().getByRole('combobox', { name: 'Status' }), 'Completed');
    await fill(keys, editing().getByRole('spinbutton', { name: /^Total Value/ }), '99.9');
    const saved = someCustomer({ status: 'completed', totalValue: 99.9, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: gridList([saved]) });
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Customer updated successfully');
    await waitFor(() => expect(entryOf(NAME)?.textContent).toContain('Completed'));
    expect(entryOf(NAME)?.textContent).toContain('$99.90');
    expect(document.activeElement).toBe(edit());
    const sent = { status: 'completed', totalValue: 99.9, notes: 'Likes tables.', version: 1 };
    expect(server.bodiesTo(UPDATE)).toMatchObject([sent]);
  });

  it('keeps the edited card open when a search no longer matches it', async () => {
    const { keys } = await open();
    await keys.click(edit());
    await fill(keys, company(), 'Half a thought');
    server.respondWith({ [LIST]: list([]) });
    await fill(keys, search(), 'nobody is called this');
    await screen.findByRole('heading', { name: 'Your Customers (0)' });
    expect(valueOf(company())).toBe('Half a thought');
    server.respondWith({
      [UPDATE]: { json: someCustomer({ company: 'Half a thought', version: 2 }) },
    });
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Customer updated successfully');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ company: 'Half a thought' }]);
  });

  it('asks for confirmation before leaving an unsaved card, and on Esc', async () => {
    const { keys, address } = await open();
    await keys.click(edit());
    await fill(keys, company(), 'Half a thought');
    const assets = () => screen.getByRole('link', { name: 'Assets' });
    await keys.click(assets());
    await answerLeaving(keys, 'Stay');
    expect(address()).toBe('/admin/customers');
    expect(valueOf(company())).toBe('Half a thought');
    await keys.click(company());
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(company())).toBe('Half a thought');
    await keys.click(assets());
    await answerLeaving(keys, 'Leave');
    expect(await screen.findByRole('heading', { level: 1, name: 'Assets' })).toBeTruthy();
  });

  it('shows both versions when another window has changed the customer', async () => {
    const { keys } = await open(someCustomer({ company: 'Before' }));
    await keys.click(edit());
    const theirs = someCustomer({ company: 'Theirs', status: 'on_hold', version: 2 });
    server.respondWith({
      [UPDATE]: problem(409, 'Changed elsewhere.'),
      [LIST]: gridList([theirs]),
    });
    await fill(keys, company(), 'Mine');
    await keys.click(editing().getByRole('button', { name: 'Save' }));
    const conflict = await findConflict();
    expect(conflict.getByRole('radio', { name: 'Yours Mine', checked: true })).toBeTruthy();
    expect(conflict.getByRole('radio', { name: 'Theirs Theirs' })).toBeTruthy();
    expect(conflict.getAllByRole('radio')).toHaveLength(2);
    expect(valueOf(company())).toBe('Mine');
    const text = 'Company was changed in another window. Choose what to keep, then save.';
    expect(toastText()).toBe(`Error${text}`);
    expect(conflict.getByText(text)).toBeTruthy();
    server.respondWith({ [UPDATE]: { json: someCustomer({ company: 'Mine', version: 3 }) } });
    await keys.click(screen.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({
      company: 'Mine',
      status: 'on_hold',
      version: 2,
    });
  });
});

describe('deleting a customer', () => {
  const remove = () => screen.getByRole('button', { name: `Delete ${NAME}` });
  const question = () => within(screen.getByRole('alertdialog'));

  it('confirms a deletion, moves the focus on, and restores on Undo', async () => {
    const { keys } = await open();
    await keys.click(remove());
    const text = 'Are you sure you want to delete this customer? This action cannot be undone.';
    expect(question().getByText(text)).toBeTruthy();
    await keys.click(question().getByRole('button', { name: 'Cancel' }));
    expect(server.callsTo(REMOVE)).toEqual([]);
    await keys.click(remove());
    server.respondWith({ [REMOVE]: { status: 204 }, [LIST]: list([]) });
    await keys.click(question().getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Customer deleted successfully', 'Undo');
    const heading = await screen.findByRole('heading', { name: 'Your Customers (0)' });
    expect(document.activeElement).toBe(heading);
    expect(entryOf(NAME)).toBeNull();
    const RESTORE = 'POST /api/admin/trash/customer/7/restore';
    server.respondWith({ [RESTORE]: { status: 204 }, [LIST]: gridList([someCustomer()]) });
    await keys.click(undo());
    await expectToast('Success', 'Customer restored');
    expect(await findEntry(NAME)).toBeTruthy();
  });

  it('offers Undo for ten seconds', async () => {
    const { keys } = await open();
    await keys.click(remove());
    server.respondWith({ [REMOVE]: { status: 204 }, [LIST]: list([]) });
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await keys.click(question().getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Customer deleted successfully', 'Undo');
    const [close] = timers.mock.calls.find(([, ms]) => ms === 10_000)!;
    timers.mockRestore();
    act(() => close());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});
