import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactSubmission, Customer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { AnsweringServer, list, problem } from '../../../testing/answering-server.ts';
import {
  descriptionOf,
  expectToast,
  fill,
  findEntry,
  toastText,
  valueOf,
} from '../../../testing/queries.ts';
import { someContact, someCustomer } from '../../../testing/records.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';

const LIST = 'GET /api/customers';
const CONTACTS = 'GET /api/admin/contact-submissions';
const CONVERT = 'POST /api/contacts/31/convert';

const server = new AnsweringServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(customers: Customer[], contacts: ContactSubmission[] = []) {
  const opened = openAdmin(server, '/admin/customers', {
    [LIST]: list(customers),
    [CONTACTS]: list(contacts),
    'GET /api/activities': list([]),
  });
  await screen.findByRole('heading', { name: `Your Customers (${customers.length})` });
  return opened;
}

const adding = () => within(screen.getByRole('form', { name: 'Add New Customer' }));
const name = () => adding().getByRole('textbox', { name: 'Name' });
const search = () => screen.getByRole('searchbox', { name: 'Search customers' });

describe('adding a customer', () => {
  it('says beside each field what is wrong with it', async () => {
    const { keys } = await open([]);
    const total = adding().getByRole('spinbutton', { name: /^Total Value/ });
    expect([total.getAttribute('min'), total.getAttribute('step')]).toEqual(['0', '0.01']);
    const email = adding().getByRole('textbox', { name: 'Email' });
    await fill(keys, email, 'ada@');
    await fill(keys, total, '-1');
    await keys.click(adding().getByRole('button', { name: 'Save Customer' }));
    await waitFor(() => expect(descriptionOf(name())).toBe('Name is required'));
    expect(descriptionOf(email)).toBe('Please enter a valid email address.');
    for (const amount of ['-1', '1.005', '10000000000']) {
      await fill(keys, total, amount);
      await waitFor(() => expect(descriptionOf(total)).toBe('Total value must be positive'));
      await fill(keys, total, '1');
      await waitFor(() => expect(descriptionOf(total)).toBe(''));
    }
    expect(server.callsTo('POST /api/customers')).toEqual([]);
  });

  it('keeps what is typed over other screens and a reload, until it is cleared', async () => {
    const { keys, unmount } = await open([]);
    await fill(keys, name(), 'Half a name');
    await keys.selectOptions(adding().getByRole('combobox', { name: 'Status' }), 'Potential');
    await keys.click(screen.getByRole('link', { name: 'Activity' }));
    await screen.findByRole('heading', { level: 1, name: 'Activity' });
    unmount();
    const again = await open([]);
    expect(valueOf(name())).toBe('Half a name');
    expect(valueOf(adding().getByRole('combobox', { name: 'Status' }))).toBe('potential');
    await again.keys.click(adding().getByRole('button', { name: 'Clear' }));
    expect(valueOf(name())).toBe('');
    again.unmount();
    const third = await open([]);
    expect(valueOf(name())).toBe('');
    await fill(third.keys, name(), 'A');
    await fill(third.keys, name(), '');
    third.unmount();
    await open([]);
    expect(valueOf(name())).toBe('');
  });
});

describe('converting a contact', () => {
  const convert = () => screen.getByRole('button', { name: 'Convert to Customer: Ada Lovelace' });

  it('makes a customer with the text of the message, and the contact leaves the list', async () => {
    const message = 'm'.repeat(101);
    const { keys } = await open([], [someContact({ message })]);
    const entry = await findEntry('Ada Lovelace');
    for (const text of ['ada@example.com', 'New', `${'m'.repeat(100)}...`])
      expect(entry.textContent).toContain(text);
    const notes = `Converted from contact. Original message: ${message}`;
    const made = someCustomer({ name: 'Ada Lovelace', notes, convertedFromContactId: 31 });
    server.lay({ [CONVERT]: { status: 201, json: made }, [CONTACTS]: list([]) });
    server.lay({ [LIST]: list([made]) });
    await keys.click(convert());
    await expectToast('Success', 'Contact converted to customer successfully');
    const sent = { status: 'active', totalValue: 0, notes };
    expect(server.bodiesTo(CONVERT)).toEqual([sent]);
    const card = within(await screen.findByRole('list', { name: 'Customers' }));
    expect((await card.findByRole('heading', { name: 'Ada Lovelace' })).textContent).toBeTruthy();
    for (const text of ['Active', '$0.00']) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/^Converted from contact\. Original message: mmm/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('No contacts to convert')).toBeTruthy());
  });

  it('that another window has converted says so', async () => {
    const { keys } = await open([], [someContact()]);
    await findEntry('Ada Lovelace');
    server.lay({ [CONVERT]: problem(409, 'This contact is a customer already.') });
    await keys.click(convert());
    await waitFor(() => expect(toastText()).toMatch(/^Error409: /));
  });
});

describe('the list of customers', () => {
  it('marks what a search has found, and a status narrows it down', async () => {
    const found = [
      someCustomer({ name: 'Ada needle', status: 'potential' }),
      someCustomer({ id: 8, name: 'Bob', company: 'needle & Sons' }),
      someCustomer({ id: 9, name: 'Cleo', email: 'needle@example.com' }),
    ];
    const { keys } = await open(found);
    await fill(keys, search(), 'NEEDLE');
    await waitFor(() => expect(server.callsTo(`${LIST}?limit=50&q=NEEDLE`)).toHaveLength(1));
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marks()).toEqual(['needle', 'needle', 'needle']));
    server.lay({ [LIST]: list(found.slice(0, 1)) });
    const statuses = screen.getAllByRole('combobox', { name: 'Status' });
    await keys.selectOptions(statuses.at(-1)!, 'Potential');
    await screen.findByRole('heading', { name: 'Your Customers (1)' });
    expect(server.callsTo(LIST).at(-1)).toContain('status=potential');
    server.lay({ [LIST]: list([]) });
    await fill(keys, search(), '%needle_');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('that cannot be read says so, and is read again', async () => {
    const { keys } = openAdmin(server, '/admin/customers', {
      [LIST]: problem(503, 'The database is away.'),
      [CONTACTS]: list([]),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The customers could not be loaded');
    expect(alert.textContent).toContain('The database is away.');
    server.lay({ [LIST]: list([]) });
    await keys.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your Customers (0)' })).toBeTruthy();
  });
});
