import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { valueOf } from '../../../../testing/queries.ts';
import { someContact, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/contact-submissions';
const UPDATE = 'PUT /api/admin/contact-submissions/31';
const ada = someContact();
const nothing = list([]);

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Submission 31 is selected: "s" on the page marks it as spam. */
async function openSubmissions() {
  const opened = openAdmin(server, '/admin/contacts?highlight=31', {
    ...customerRecord,
    [LIST]: list([ada]),
    'GET /api/customers': list([someCustomer({ name: 'Sara Hopper' })]),
    'GET /api/services': nothing,
    'GET /api/admin/invoices': nothing,
    'GET /api/assets': nothing,
  });
  await screen.findByRole('heading', { level: 2, name: 'Ada Lovelace' });
  return opened;
}

const palette = () => screen.queryByRole('dialog', { name: 'Search and commands' });
const box = () => within(palette()!).getByRole('combobox');
const marked = () => within(palette()!).getByRole('option', { selected: true });

describe('the keys of the palette', () => {
  // The first test: no part of the palette has been loaded before.
  it('receives keys in order from the shortcut on', async () => {
    const { keys } = await openSubmissions();
    await keys.keyboard('{Control>}k{/Control}sarx{Backspace}a');
    expect(document.activeElement).toBe(box());
    expect(valueOf(box())).toBe('sara');
    await keys.keyboard('{Escape}');
    expect(palette()).toBeNull();
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('receives keys from the click on its button on', async () => {
    const { keys } = await openSubmissions();
    await keys.click(screen.getByRole('button', { name: 'Search' }));
    await keys.keyboard('sr');
    expect(valueOf(box())).toBe('sr');
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('opens the result even if Enter comes first', async () => {
    const { keys, address } = await openSubmissions();
    await keys.keyboard('{Control>}k{/Control}sara{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/customers/7'));
    await waitFor(() => expect(palette()).toBeNull());
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('sends keys to the new form, and to no shortcut of the old page', async () => {
    const { keys } = await openSubmissions();
    await keys.keyboard('{Control>}k{/Control}new cust{Enter}');
    const form = await screen.findByRole('form', { name: 'Add New Customer' });
    expect(palette()).toBeNull();
    const name = within(form).getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    await keys.keyboard('sr');
    expect(valueOf(name)).toBe('sr');
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('keeps keys while the page of a choice is loading', async () => {
    const { keys } = await openSubmissions();
    await keys.keyboard('{Control>}k{/Control}new cust');
    fireEvent.keyDown(box(), { key: 'Enter' });
    // Immediately, before the router has rendered.
    const atOnce = document.querySelector('dialog[open]') ?? screen.queryByRole('form');
    expect(atOnce).not.toBeNull();
    await screen.findByRole('form', { name: 'Add New Customer' });
    expect(palette()).toBeNull();
  });

  it('opens the dialog of a new record before its list is loaded', async () => {
    const { keys } = await openSubmissions();
    server.respondWith({ 'GET /api/assets': new Promise<typeof nothing>(() => undefined) });
    await keys.keyboard('{Control>}k{/Control}add asset{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: 'Name' }));
  });

  it('keeps the focus and the marked choice after a click next to the text field', async () => {
    const { keys } = await openSubmissions();
    await keys.keyboard('{Control>}k{/Control}{ArrowDown}');
    const before = marked().textContent;
    await keys.click(box());
    expect(marked().textContent).toBe(before);
    await keys.click(within(palette()!).getByRole('status'));
    expect(marked().textContent).toBe(before);
    (document.activeElement as HTMLElement).blur();
    expect(marked().textContent).toBe(before);
    await keys.keyboard('tra');
    expect(valueOf(box())).toBe('tra');
    expect(marked().textContent).toBe('Trash');
  });
});
