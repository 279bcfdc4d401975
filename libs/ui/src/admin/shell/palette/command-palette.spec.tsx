import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminScreens } from '@polaris/contracts/admin-screens';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { companyRecord } from '../../../../testing/records/company-record.ts';
import { customerRecord } from '../../../../testing/records/customer-record.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { someWeeks } from '../../../../testing/records/figures.ts';
import {
  someActivity,
  someAsset,
  someCompany,
  someContact,
  someCustomer,
  someService,
  someTask,
} from '../../../../testing/records/records.ts';
import { someInvoice, somePurchase } from '../../../../testing/records/sales-records.ts';
import { type UserEvents, openAdmin } from '../../../../testing/render-admin.tsx';

const CUSTOMERS = 'GET /api/customers';
const grace = someCustomer();
const contact = someContact({ name: 'Grace Murray' });
const service = someService({ name: 'Grace Course' });
const asset = someAsset({ name: 'Grace Slides' });
const purchase = somePurchase();
const task = someTask({ title: 'Call Grace back' });
const company = someCompany({ name: 'Grace Charts' });
const invoice = someInvoice({ id: 61, number: '2026-0007' });

/** One match for each kind of record. */
const records = {
  ...companyRecord,
  ...customerRecord,
  [CUSTOMERS]: list([grace]),
  'GET /api/admin/contact-submissions': list([contact]),
  'GET /api/admin/contact-submissions/31': { json: contact },
  'GET /api/services': list([service]),
  'GET /api/assets': list([asset]),
  'GET /api/admin/invoices': list([invoice]),
  'GET /api/admin/tasks': list([task]),
  'GET /api/admin/companies': list([company]),
  'GET /api/admin/purchases': list([purchase]),
  'GET /api/activities': list([someActivity()]),
  'GET /api/activities/recent': list([]),
  'GET /api/activities/due': list([]),
  'GET /api/admin/trash': list([]),
  'GET /api/admin/statistics/weeks': { json: someWeeks() },
};

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(path = '/admin/assets') {
  const opened = openAdmin(server, path, records);
  await screen.findByRole('button', { name: 'Search' });
  return opened;
}

const palette = () => screen.queryByRole('dialog', { name: 'Search and commands' });
const inside = () => within(palette()!);
const box = () => inside().getByRole('combobox');
const status = () => inside().getByRole('status').textContent;
const options = (group: string) =>
  within(inside().getByRole('group', { name: group })).getAllByRole('option');
const labels = (group: string) => options(group).map(({ textContent }) => textContent);
const marked = () => inside().getByRole('option', { selected: true });

async function openPalette(keys: UserEvents, text = '') {
  await keys.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await fill(keys, box(), text);
}

const find = async (keys: UserEvents, text: string) => {
  await openPalette(keys, text);
  await waitFor(() => expect(status()).toMatch(/found\.$/));
};

describe('the command palette', () => {
  it('opens by its keys and its button, and returns the focus', async () => {
    const { keys } = await open();
    const button = screen.getByRole('button', { name: 'Search' });
    for (const shortcut of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      button.focus();
      await keys.keyboard(shortcut);
      await waitFor(() => expect(document.activeElement).toBe(box()));
      await keys.keyboard('{Escape}');
      expect(palette()).toBeNull();
      expect(document.activeElement).toBe(button);
    }
    await openPalette(keys);
    await keys.keyboard('{Control>}k{/Control}');
    expect(palette()).toBeNull();
    await keys.click(button);
    await waitFor(() => expect(document.activeElement).toBe(box()));
    fireEvent.mouseDown(palette()!, { clientX: 5, clientY: 5 });
    expect(palette()).toBeNull();
  });

  it('does not open above another dialog', async () => {
    const { keys } = await open();
    await keys.click(screen.getByRole('button', { name: 'Add Asset' }));
    await keys.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(palette()).toBeNull();
  });

  it('opens every page', async () => {
    const { keys, address } = await open();
    const pages = [
      ['Dashboard', '/admin'],
      ['Submissions', '/admin/contacts'],
      ['Services', '/admin/services'],
      ['Customers', '/admin/customers'],
      ['Activity', '/admin/activity'],
      ['Assets', '/admin/assets'],
      ['Invoices', '/admin/invoices'],
      ['Mail', '/admin/mail'],
      ['Business Profile', '/admin/business-profile'],
      ['Audit Log', '/admin/audit'],
      ['Trash', '/admin/trash'],
      ['Backups', '/admin/backups'],
      ['Health', '/admin/health'],
    ] as const;
    await openPalette(keys);
    expect(labels('Go to')).toEqual(adminScreens.map(({ label }) => label));
    await keys.keyboard('{Escape}');
    for (const [label, path] of pages) {
      await openPalette(keys, label.toLowerCase());
      expect(labels('Go to')[0]).toBe(label);
      await keys.keyboard('{Enter}');
      await waitFor(() => expect(palette()).toBeNull());
      expect(address()).toBe(path);
    }
  });

  it('starts a new record', async () => {
    const { keys } = await open();
    await openPalette(keys, 'new cust');
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('form', { name: 'Add New Customer' })).toBeTruthy();
    await openPalette(keys, 'add serv');
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add New Service' })).toBeTruthy();
    await keys.keyboard('{Escape}');
    await openPalette(keys, 'log new');
    await keys.keyboard('{Enter}');
    expect(await screen.findByRole('form', { name: 'Log New Activity' })).toBeTruthy();
  });

  it.each([
    ['Customers', 'Grace Hopper', '/admin/customers/7'],
    ['Submissions', 'Grace Murray', '/admin/contacts?highlight=31'],
    ['Purchases', 'Chart Reading, Grace Hopper', '/admin/purchases/61'],
    ['Tasks', 'Call Grace back', '/admin/tasks?id=41'],
    ['Invoices', '2026-0007, Grace Hopper', '/admin/invoices/61'],
    ['Services', 'Grace Course', '/admin/services?edit=41'],
    ['Assets', 'Grace Slides', '/admin/assets?edit=51'],
    ['Companies', 'Grace Charts', '/admin/companies/12'],
  ])('finds records of %s: %s', async (group, name, path) => {
    const { keys, address } = await open();
    await find(keys, 'GRACE');
    expect(status()).toBe('8 records found.');
    const [option] = options(group);
    expect(option?.textContent).toContain(name);
    expect(option?.querySelector('mark')?.textContent).toBe('Grace');
    await keys.click(option!);
    expect(address()).toBe(path);
  });

  it('lists recent records, newest first, without the current customer', async () => {
    const { keys, address } = await open();
    const closed = () => waitFor(() => expect(palette()).toBeNull());
    await find(keys, 'grace');
    await keys.click(options('Submissions')[0]!);
    await closed();
    await find(keys, 'grace');
    await keys.click(options('Customers')[0]!);
    await closed();
    await openPalette(keys);
    expect(labels('Recent')).toEqual(['Grace Murray']);
    await keys.keyboard('{Escape}');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await openPalette(keys);
    await keys.keyboard('x');
    expect(inside().queryByRole('group', { name: 'Recent' })).toBeNull();
    await keys.keyboard('{Escape}gt');
    await waitFor(() => expect(address()).toBe('/admin/assets'));
    await openPalette(keys);
    expect(labels('Recent')).toEqual(['Grace Hopper', 'Grace Murray']);
  });

  it('reports that nothing is found, and suggests similar names', async () => {
    const { keys, address } = await open();
    const nothing = list([]);
    server.respondWith({
      [CUSTOMERS]: nothing,
      'GET /api/admin/contact-submissions': nothing,
      'GET /api/admin/similar-people?q=nothing+like+it': { json: [] },
      'GET /api/admin/purchases': nothing,
      'GET /api/admin/invoices': nothing,
      'GET /api/admin/tasks': nothing,
      'GET /api/admin/companies': nothing,
      'GET /api/services': nothing,
      'GET /api/assets': nothing,
    });
    await openPalette(keys, 'nothing like it');
    await waitFor(() => expect(status()).toBe('No record matches.'));
    const person = { kind: 'customer' as const, id: 7, name: 'Grace Hopper', detail: 'Acme' };
    server.respondWith({ 'GET /api/admin/similar-people?q=grase+hoper': { json: [person] } });
    await fill(keys, box(), 'grase hoper');
    await waitFor(() => expect(labels('Did you mean')).toEqual(['Grace HopperAcme']));
    expect(status()).toBe('No record matches.');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/customers/7'));
  });

  it('marks the first result, for Enter and for screen readers', async () => {
    const { keys, address } = await open();
    await find(keys, 'Grace H');
    const first = marked();
    expect(first).toBe(inside().getAllByRole('option')[0]);
    expect(box().getAttribute('aria-activedescendant')).toBe(first.id);
    await keys.keyboard('{Enter}');
    expect(palette()).toBeNull();
    expect(address()).not.toBe('/admin/assets');
  });

  it('opens the result for everything typed on Enter, however early the key is pressed', async () => {
    const { keys, address } = await open();
    server.respondWith({ 'GET /api/customers/8': { json: someCustomer({ id: 8 }) } });
    const [elder, younger] = [
      someCustomer({ name: 'Kate the Elder' }),
      someCustomer({ id: 8, name: 'Kate the Younger' }),
    ];
    const gate = Promise.withResolvers<ReturnType<typeof list>>();
    server.respondWith({
      'GET /api/admin/contact-submissions': list([]),
      'GET /api/admin/purchases': list([]),
      'GET /api/admin/invoices': list([]),
      'GET /api/admin/tasks': list([]),
      'GET /api/admin/companies': list([]),
      'GET /api/services': list([]),
      'GET /api/assets': list([]),
      [CUSTOMERS]: list([younger, elder]),
      [`${CUSTOMERS}?limit=5&q=Kate+the+Elder&total=none`]: gate.promise,
      [`${CUSTOMERS}?limit=5&q=Kate+the+Young&total=none`]: gate.promise,
    });
    await openPalette(keys, 'Kate');
    await waitFor(() => expect(labels('Customers')).toHaveLength(2));
    await keys.keyboard(' the Elder{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/customers/7'));

    await openPalette(keys, 'Kate the Young');
    await keys.keyboard('{Enter}');
    expect(status()).toBe('Searching...');
    expect(address()).toBe('/admin/customers/7');
    gate.resolve(list([younger]));
    await waitFor(() => expect(address()).toBe('/admin/customers/8'));
  });

  it('cancels a search when another one follows', async () => {
    const { keys } = await open();
    const never = new Promise<ReturnType<typeof list>>(() => undefined);
    server.respondWith({ [`${CUSTOMERS}?limit=5&q=ada&total=none`]: never });
    await openPalette(keys, 'ada');
    await waitFor(() =>
      expect(server.callsTo(`${CUSTOMERS}?limit=5&q=ada&total=none`)).toHaveLength(1),
    );
    await fill(keys, box(), 'ada love');
    await waitFor(() =>
      expect(server.abandoned).toContain(`${CUSTOMERS}?limit=5&q=ada&total=none`),
    );
  });

  it('wraps around with the arrow keys', async () => {
    const { keys } = await open();
    await openPalette(keys);
    expect(marked().textContent).toBe('Dashboard');
    await keys.keyboard('{ArrowDown}');
    expect(marked().textContent).toBe('Submissions');
    await keys.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked().textContent).toBe('New Essay');
    await fill(keys, box(), 'tra');
    expect(marked().textContent).toBe('Trash');
  });

  it("offers the customer's commands only on the customer page", async () => {
    const { keys, address } = await open('/admin/customers/7');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await openPalette(keys);
    expect(labels('Grace Hopper')).toEqual([
      'Log Activity',
      'Log a Call',
      'Plan a Follow-up',
      'Add a Task',
      'Book a Session',
      'Write an Offer',
      'Record a Sale',
      'Ask for a Testimonial',
      'Move a Purchase',
      'Change Status',
      'Add a Tag',
      'Copy Link',
      'Edit Information',
      'Write an Email',
      'Merge with Another Record',
      'Delete Customer',
    ]);
    await fill(keys, box(), 'delete');
    await keys.keyboard('{Enter}');
    const question = within(screen.getByRole('alertdialog'));
    server.respondWith({ 'DELETE /api/customers/7': { status: 204 } });
    await keys.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Success', 'Customer deleted successfully', 'Undo');
    expect(address()).toBe('/admin/customers');
    await openPalette(keys);
    expect(inside().queryByRole('group', { name: 'Grace Hopper' })).toBeNull();
  });

  it("asks for a command's inputs step by step, and goes back", async () => {
    const { keys } = await open('/admin/customers/7');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await openPalette(keys, 'move');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(labels('Which purchase?')).toEqual(['Chart Reading, active']));
    expect(document.activeElement).toBe(box());
    expect(valueOf(box())).toBe('');
    await keys.keyboard('{Backspace}');
    await waitFor(() => expect(labels('Grace Hopper')).toContain('Move a Purchase'));
    await keys.keyboard('move{Enter}');
    await waitFor(() => expect(labels('Which purchase?')).toHaveLength(1));
    await keys.keyboard('chart{Enter}');
    expect(labels('To which status?')).toEqual(['Completed']);
    server.respondWith({ 'PATCH /api/admin/purchases/61': { json: { ...purchase, version: 2 } } });
    await keys.keyboard('{Enter}');
    expect(palette()).toBeNull();
    await expectToast('Success', 'Purchase updated');
    expect(server.bodiesTo('PATCH')).toEqual([{ version: purchase.version, status: 'completed' }]);
  });

  it('changes the status of a customer, and undoes it', async () => {
    const { keys } = await open('/admin/customers/7');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await openPalette(keys, 'status');
    await keys.keyboard('{Enter}');
    expect(labels('Which status?')).toEqual(['Inactive', 'On Hold', 'Completed', 'Potential']);
    server.respondWith({
      'PUT /api/customers/7': { json: someCustomer({ status: 'on_hold', version: 2 }) },
    });
    await keys.keyboard('hold{Enter}');
    await expectToast('Success', 'Customer updated successfully', 'Undo');
    await keys.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(server.bodiesTo('PUT')).toMatchObject([{ status: 'on_hold' }, { status: 'active' }]),
    );
  });

  it('reports in the palette when there is nothing to choose', async () => {
    const { keys } = await open('/admin/customers/7');
    await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' });
    await openPalette(keys, 'add a tag');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(status()).toBe('There is nothing to choose.'));
    await keys.click(inside().getByRole('button', { name: 'Back' }));
    server.respondWith({ 'GET /api/admin/purchases?limit=50&customerId=7': problem(503, 'Down.') });
    await fill(keys, box(), 'move');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(status()).toBe('The choices could not be loaded.'));
  });

  it('offers the commands of the selected submission', async () => {
    const { keys } = await open('/admin/contacts?highlight=31');
    await screen.findByRole('heading', { level: 2, name: 'Grace Murray' });
    await openPalette(keys);
    expect(labels('Grace Murray')).toEqual([
      'Reply via Email',
      'Mark as Replied',
      'Mark as Spam',
      'Convert to Customer',
      'Copy Link',
      'Delete',
    ]);
    const spam = { ...contact, status: 'spam' as const };
    server.respondWith({ 'PUT /api/admin/contact-submissions/31': { json: spam } });
    await fill(keys, box(), 'spam');
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Contact updated successfully', 'Undo');
    expect(server.bodiesTo('PUT')).toMatchObject([{ status: 'spam' }]);
    server.respondWith({ 'POST /api/contacts/31/convert': { status: 201, json: grace } });
    await openPalette(keys, 'convert');
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Contact converted to customer successfully', 'View customer');
  });
});
