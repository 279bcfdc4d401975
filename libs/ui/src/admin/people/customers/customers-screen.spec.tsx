import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactSubmission, Customer } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { onNarrowScreen } from '../../../../testing/narrow-screen.ts';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  descriptionOf,
  expectToast,
  fill,
  findEntry,
  toastText,
  valueOf,
} from '../../../../testing/queries.ts';
import { gridList } from '../../../../testing/records/grid-records.ts';
import { someContact, someCustomer } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customers';
const CONTACTS = 'GET /api/admin/contact-submissions';
const CONVERT = 'POST /api/contacts/31/convert';

const server = new MockServer();
onNarrowScreen();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(customers: Customer[], contacts: ContactSubmission[] = []) {
  const opened = openAdmin(server, '/admin/customers', {
    [LIST]: gridList(customers),
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
  it('shows each error at its field', async () => {
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

  it('shows its form open when there are no customers, and folded otherwise', async () => {
    const { unmount } = await open([]);
    const isExpanded = () =>
      screen.getByRole('button', { name: 'Add New Customer' }).getAttribute('aria-expanded');
    await waitFor(() => expect(isExpanded()).toBe('true'));
    expect(document.activeElement).not.toBe(name());
    unmount();
    await open([someCustomer()]);
    expect(isExpanded()).toBe('false');
  });

  it('opens its form from the empty list', async () => {
    const { keys } = await open([]);
    await keys.click(await screen.findByRole('link', { name: 'Add a customer' }));
    await waitFor(() => expect(document.activeElement).toBe(name()));
    const heading = screen.getByRole('button', { name: 'Add New Customer' });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    await keys.click(
      within(adding().getByRole('button', { name: 'Save Customer' }).closest('section')!).getByRole(
        'button',
        { name: 'Close' },
      ),
    );
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(heading);
  });

  it('keeps what is typed on other screens and after a reload, until it is cleared', async () => {
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

describe('adding a customer who may exist', () => {
  const MATCHES = 'GET /api/customers/matches';
  const known = { id: 9, name: 'Sara Lind', company: 'Acme', by: ['email', 'phone'] };

  it('shows the customer with the email or phone, and opens it without losing what is typed', async () => {
    const { keys, address } = await open([]);
    server.respondWith({ [MATCHES]: { json: [known] } });
    await fill(keys, adding().getByRole('textbox', { name: 'Email' }), 'sara@acme.example');
    await fill(keys, adding().getByRole('textbox', { name: 'Phone' }), '212 555 0177');
    expect(
      await adding().findByText(/A customer with this email and phone exists: Sara Lind \(Acme\)/),
    ).toBeTruthy();
    expect(server.callsTo(MATCHES).at(-1)).toBe(
      'GET /api/customers/matches?email=sara%40acme.example&phone=212+555+0177',
    );
    const use = adding().getByRole('link', { name: 'Use this customer: Sara Lind (Acme)' });
    await keys.click(use);
    expect(address()).toBe('/admin/customers/9');
    await keys.click(screen.getByRole('link', { name: 'Customers' }));
    await screen.findByRole('form', { name: 'Add New Customer' });
    expect(valueOf(adding().getByRole('textbox', { name: 'Phone' }))).toBe('212 555 0177');
  });

  describe('typed fast', () => {
    const question = () => screen.findByRole('alertdialog', { name: 'Add a second record?' });
    const SECOND = 'POST /api/customers {';

    /** The server knows the email; no hint has been requested yet. */
    async function saveKnown() {
      const opened = await open([]);
      server.respondWith({
        [MATCHES]: { json: [{ ...known, by: ['email'] }] },
        'POST /api/customers?unlessKnown=true': problem(409, 'Known.'),
        'POST /api/customers': { status: 201, json: someCustomer() },
      });
      await fill(opened.keys, name(), 'Sara Lind');
      await fill(
        opened.keys,
        adding().getByRole('textbox', { name: 'Email' }),
        'sara@acme.example',
      );
      await opened.keys.keyboard('{Enter}');
      const text = 'Sara Lind (Acme) has this email. Open that record, or add a second one?';
      expect((await question()).textContent).toContain(text);
      expect(server.callsTo(SECOND)).toEqual([]);
      return opened;
    }

    it('asks for confirmation before it adds a duplicate, even when typed fast', async () => {
      const { keys } = await saveKnown();
      await keys.click(screen.getByRole('button', { name: 'Add a second record' }));
      await expectToast('Success', 'Customer saved successfully');
      expect(server.callsTo(SECOND)).toHaveLength(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });

    it('asks for confirmation before it adds a second customer with the same name', async () => {
      const { keys } = await open([]);
      server.respondWith({
        [MATCHES]: { json: [{ ...known, by: ['name'] }] },
        'POST /api/customers?unlessKnown=true': problem(409, 'Known.'),
      });
      await fill(keys, name(), 'Sara Lind');
      await keys.keyboard('{Enter}');
      expect((await question()).textContent).toContain('Sara Lind (Acme) has this name.');
      expect(server.callsTo(MATCHES)).toEqual(['GET /api/customers/matches?name=Sara+Lind']);
    });

    it('opens the existing customer on Enter', async () => {
      const { keys, address } = await saveKnown();
      await keys.keyboard('{Enter}');
      expect(address()).toBe('/admin/customers/9');
      expect(server.callsTo(SECOND)).toEqual([]);
    });
  });

  it('ignores half an address or the start of a number', async () => {
    const { keys } = await open([]);
    await fill(keys, adding().getByRole('textbox', { name: 'Email' }), 'sara@acme');
    await fill(keys, adding().getByRole('textbox', { name: 'Phone' }), '212 555');
    await fill(keys, name(), 'Sara');
    await fill(keys, adding().getByRole('textbox', { name: 'Phone' }), '212 555 0177');
    await waitFor(() => expect(server.callsTo(MATCHES)).toHaveLength(1));
    expect(server.callsTo(MATCHES)).toEqual(['GET /api/customers/matches?phone=212+555+0177']);
  });
});

describe('converting a contact', () => {
  const convert = () => screen.getByRole('button', { name: 'Convert to Customer: Ada Lovelace' });

  it('counts waiting contacts in its button, which keeps its name', async () => {
    await open([], [someContact({ id: 31 }), someContact({ id: 32 })]);
    const button = screen.getByRole('button', { name: 'Convert Contacts to Customers' });
    await waitFor(() => expect(button.textContent).toBe('Convert Contacts to Customers2'));
    expect(button.getAttribute('aria-description')).toBe('2 waiting');
  });

  it('creates a customer with the text of the message, and removes the contact from the list', async () => {
    const message = 'm'.repeat(101);
    const { keys } = await open([], [someContact({ message })]);
    const entry = await findEntry('Ada Lovelace');
    for (const text of ['ada@example.com', 'New', `${'m'.repeat(100)}...`])
      expect(entry.textContent).toContain(text);
    const notes = `Converted from contact. Original message: ${message}`;
    const made = someCustomer({ name: 'Ada Lovelace', notes, convertedFromContactId: 31 });
    server.respondWith({ [CONVERT]: { status: 201, json: made }, [CONTACTS]: list([]) });
    server.respondWith({ [LIST]: gridList([made]) });
    await keys.click(convert());
    await expectToast('Success', 'Contact converted to customer successfully', 'View customer');
    const sent = { status: 'active', totalValue: 0, notes };
    expect(server.bodiesTo(CONVERT)).toEqual([sent]);
    const card = within(await screen.findByRole('list', { name: 'Customers' }));
    expect((await card.findByRole('heading', { name: 'Ada Lovelace' })).textContent).toBeTruthy();
    for (const text of ['Active', '$0.00']) expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/^Converted from contact\. Original message: mmm/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('No contacts to convert')).toBeTruthy());
  });

  it('links to the customer from the toast', async () => {
    const { keys, address } = await open([], [someContact()]);
    server.respondWith({ [CONVERT]: { status: 201, json: someCustomer({ id: 12 }) } });
    await keys.click(convert());
    await keys.click(await screen.findByRole('button', { name: 'View customer' }));
    expect(address()).toBe('/admin/customers/12');
  });

  describe('a possible existing customer', () => {
    const known = { id: 9, name: 'Ada', company: null, by: ['phone'] };
    const question = () => within(screen.getByRole('dialog', { name: 'Is this a new customer?' }));

    async function ask() {
      const { keys, ...opened } = await open([], [someContact({ phone: '212 555 0177' })]);
      server.respondWith({
        'GET /api/customers/matches': { json: [known] },
        [CONVERT]: { status: 201, json: someCustomer({ id: 9 }) },
      });
      await keys.click(convert());
      await screen.findByRole('dialog', { name: 'Is this a new customer?' });
      expect(server.callsTo('GET /api/customers/matches')).toEqual([
        'GET /api/customers/matches?email=ada%40example.com&phone=212+555+0177',
      ]);
      return { keys, ...opened };
    }

    it('asks before converting a possible duplicate, and uses the customer on Enter', async () => {
      const { keys } = await ask();
      expect(question().getByText('Same phone')).toBeTruthy();
      expect(question().getByText(/^A customer has the same email or phone as Ada/)).toBeTruthy();
      expect(server.callsTo(CONVERT)).toEqual([]);
      await keys.keyboard('{Enter}');
      await expectToast('Success', 'Contact converted to customer successfully', 'View customer');
      expect(server.bodiesTo(CONVERT)).toMatchObject([{ customerId: 9 }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('adds a new customer when asked to', async () => {
      const { keys } = await ask();
      await keys.click(question().getByRole('button', { name: 'Add a new customer' }));
      await expectToast('Success', 'Contact converted to customer successfully', 'View customer');
      expect(server.bodiesTo(CONVERT)).toEqual([expect.not.objectContaining({ customerId: 9 })]);
    });

    it('does nothing on cancel, and opens the customer by its link', async () => {
      const { keys, address } = await ask();
      await keys.click(question().getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      await keys.click(convert());
      await keys.click(await screen.findByRole('link', { name: 'Ada' }));
      expect(address()).toBe('/admin/customers/9');
      expect(server.callsTo(CONVERT)).toEqual([]);
    });
  });

  it('reports that another window has converted the contact', async () => {
    const { keys } = await open([], [someContact()]);
    await findEntry('Ada Lovelace');
    server.respondWith({ [CONVERT]: problem(409, 'This contact is a customer already.') });
    await keys.click(convert());
    await waitFor(() => expect(toastText()).toMatch(/^Error409: /));
  });
});

describe('the list of customers', () => {
  it('highlights search matches, and filters by status', async () => {
    const found = [
      someCustomer({ name: 'Ada needle', status: 'potential' }),
      someCustomer({ id: 8, name: 'Bob', company: 'needle & Sons' }),
      someCustomer({ id: 9, name: 'Cleo', email: 'needle@example.com' }),
    ];
    const { keys } = await open(found);
    await fill(keys, search(), 'NEEDLE');
    await waitFor(() => expect(server.callsTo(`${LIST}?limit=100&q=NEEDLE`)).toHaveLength(1));
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    await waitFor(() => expect(marks()).toEqual(['needle', 'needle', 'needle']));
    server.respondWith({ [LIST]: gridList(found.slice(0, 1)) });
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Add a filter' }), 'Status');
    await keys.click(screen.getByRole('checkbox', { name: 'Potential' }));
    await keys.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { name: 'Your Customers (1)' });
    expect(server.callsTo(LIST).at(-1)).toContain('status=potential');
    server.respondWith({ [LIST]: list([]) });
    await fill(keys, search(), '%needle_');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('reports that customers cannot be read, and reads them again', async () => {
    const { keys } = openAdmin(server, '/admin/customers', {
      [LIST]: problem(503, 'The database is away.'),
      [CONTACTS]: list([]),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The customers could not be loaded');
    expect(alert.textContent).toContain('The database is away.');
    server.respondWith({ [LIST]: list([]) });
    await keys.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your Customers (0)' })).toBeTruthy();
  });
});
