import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, valueOf } from '../../../../testing/queries.ts';
import { someCustomer, someService } from '../../../../testing/records/records.ts';
import {
  someInvoice,
  halves,
  someInvoiceRecord,
  somePayment,
  someProfile,
} from '../../../../testing/records/sales-records.ts';
import { type UserEvents, openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/invoices';
const GET = 'GET /api/admin/invoices/31';
const PUT = 'PUT /api/admin/invoices/31';
const POST = 'POST /api/admin/invoices';

const server = new MockServer();
afterEach(cleanup);

const issued = {
  number: '2026-0014',
  state: 'open',
  issuedOn: '2026-03-04',
  dueOn: '2026-03-18',
  issuedAt: '2026-03-04T18:30:00.000Z',
  version: 2,
} as const;

const openRecord = (own: Parameters<typeof someInvoiceRecord>[0] = {}) =>
  openAdmin(server, '/admin/invoices/31', {
    'GET /api/services': list([someService({ name: 'Data Audit', price: 520 })]),
    [GET]: { json: someInvoiceRecord(own) },
  });

describe('the invoices', () => {
  it('lists invoices with status and age, and links to their record', async () => {
    const { number, issuedOn, dueOn } = issued;
    openAdmin(server, '/admin/invoices', {
      [LIST]: list([
        someInvoice({ number, issuedOn, dueOn, state: 'overdue', daysOverdue: 6 }),
        someInvoice({ id: 32 }),
      ]),
    });
    const link = await screen.findByRole('link', { name: '2026-0014' });
    expect(link.getAttribute('href')).toBe('/admin/invoices/31');
    const entry = within(link.closest('li')!);
    expect(entry.getByText('Overdue by 6 days')).toBeTruthy();
    expect(entry.getByText('Issued March 4, 2026, due March 18, 2026')).toBeTruthy();
    expect(entry.getByText('$950.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Draft for Grace Hopper' })).toBeTruthy();
  });

  it('finds invoices by search and status in the address', async () => {
    const { keys, address } = openAdmin(server, '/admin/invoices', { [LIST]: list([]) });
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    await keys.selectOptions(screen.getByLabelText('State'), 'Overdue');
    await fill(keys, screen.getByLabelText('Search invoices'), '2026');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/admin/invoices?q=2026&state=overdue'));
  });

  it('reads the invoices again after a failure', async () => {
    const { keys } = openAdmin(server, '/admin/invoices', { [LIST]: problem(400, 'Not now.') });
    expect(await screen.findByText('The invoices could not be loaded')).toBeTruthy();
    server.respondWith({ [LIST]: list([]) });
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No invoices yet')).toBeTruthy();
  });
});

const lineAt = (index: number) =>
  within(within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')[index]!);
const texts = () => screen.getAllByLabelText('Description').map((field) => valueOf(field));

const pickGrace = async (keys: UserEvents) => {
  await keys.click(await screen.findByRole('combobox', { name: 'Customer' }));
  await keys.paste('Grace');
  await keys.click(await screen.findByRole('option', { name: /^Grace/ }));
  // Until then, nothing is saved.
  await waitFor(() => expect(valueOf(screen.getByLabelText('Name'))).toBe('Navy Computing'));
};

const PROFILE = 'GET /api/admin/business-profile';
const BUYER = 'GET /api/admin/invoices/buyer';
const profile = someProfile({ timeZone: 'UTC', taxRate: 9.5 });
const grace = {
  name: 'Navy Computing',
  email: 'grace@example.com',
  address: 'Attn. Grace Hopper',
  taxId: '12-3456789',
};

describe('a new invoice', () => {
  it('drafts an invoice for a customer, and updates its totals while typing', async () => {
    const { keys, address } = openAdmin(server, '/admin/invoices/new', {
      'GET /api/customers': list([someCustomer({ id: 7, name: 'Grace Hopper' })]),
      [BUYER]: { json: grace },
      'GET /api/services': list([]),
      [PROFILE]: { json: profile },
    });
    await screen.findByRole('button', { name: 'Save Draft' });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Customer' }));
    await keys.keyboard('{Enter}');
    expect(await screen.findByText('Please select a customer')).toBeTruthy();
    await pickGrace(keys);
    expect(valueOf(screen.getByLabelText(/^Email/))).toBe('grace@example.com');
    expect(valueOf(screen.getByLabelText(/^Address/))).toBe('Attn. Grace Hopper');
    expect(valueOf(screen.getByLabelText(/^Tax ID/))).toBe('12-3456789');
    await fill(keys, lineAt(0).getByLabelText('Description'), 'Analysis');
    await fill(keys, lineAt(0).getByLabelText('Quantity'), '1.5');
    await fill(keys, lineAt(0).getByLabelText('Price ($)'), '99.99');
    expect(valueOf(lineAt(0).getByLabelText('Tax (%)'))).toBe('9.5');
    await fill(keys, lineAt(0).getByLabelText('Tax (%)'), '8.875');
    expect(screen.getByText('Sales tax is added to prices')).toBeTruthy();
    for (const text of ['$13.31', '$163.30']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getAllByText('$149.99')).toHaveLength(2);
    server.respondWith({
      [POST]: { status: 201, json: someInvoiceRecord() },
      [GET]: { json: someInvoiceRecord() },
    });
    await keys.click(screen.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(address()).toBe('/admin/invoices/31'));
    expect(server.bodiesTo(`${POST} `)).toMatchObject([
      {
        customerId: 7,
        buyer: grace,
        lines: [{ text: 'Analysis', quantity: 1.5, unitPrice: 99.99, taxRate: 8.875 }],
      },
    ]);
  });

  it('resends a draft with its key, and with another key when it was changed', async () => {
    const sent: (string | undefined)[] = [];
    const { keys } = openAdmin(server, '/admin/invoices/new', {
      'GET /api/customers': list([someCustomer({ id: 7, name: 'Grace Hopper' })]),
      [BUYER]: { json: grace },
      'GET /api/services': list([]),
      [PROFILE]: { json: profile },
      [POST]: ({ key }) => {
        sent.push(key);
        return problem(503, 'Away.');
      },
    });
    await pickGrace(keys);
    await fill(keys, lineAt(0).getByLabelText('Description'), 'Analysis');
    await fill(keys, lineAt(0).getByLabelText('Price ($)'), '99');
    const save = async (times: number) => {
      await keys.click(screen.getByRole('button', { name: 'Save Draft' }));
      await waitFor(() => expect(sent).toHaveLength(times));
      await screen.findByText('Away.');
    };
    await save(1);
    await save(2);
    await fill(keys, lineAt(0).getByLabelText('Description'), 'Analysis and report');
    await save(3);
    const [first, again, changed] = sent;
    expect([again === first, changed === first]).toEqual([true, false]);
  });

  it('keeps the typed buyer when a customer is picked', async () => {
    const { keys } = openAdmin(server, '/admin/invoices/new', {
      'GET /api/customers': list([someCustomer({ id: 7, name: 'Grace Hopper' })]),
      [BUYER]: { json: grace },
      'GET /api/services': list([]),
      [PROFILE]: { json: profile },
    });
    await fill(keys, await screen.findByLabelText(/^Email/), 'books@navy.example');
    await pickGrace(keys);
    expect(valueOf(screen.getByLabelText(/^Email/))).toBe('books@navy.example');
  });

  it('shows errors at the line', async () => {
    const { keys } = openAdmin(server, '/admin/invoices/new', {
      'GET /api/customers': list([someCustomer({ id: 7, name: 'Grace Hopper' })]),
      [BUYER]: { json: grace },
      'GET /api/services': list([]),
      [PROFILE]: { json: profile },
    });
    await pickGrace(keys);
    await fill(keys, lineAt(0).getByLabelText('Tax (%)'), '100.001');
    await keys.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText('Please describe what is invoiced')).toBeTruthy();
    expect(screen.getByText('Price must be at least 0, with at most two decimals.')).toBeTruthy();
    expect(screen.getByText(/^Tax rate must be from 0 to 100 percent/)).toBeTruthy();
    expect(server.callsTo(`${POST} `)).toEqual([]);
  });
});

describe('a draft', () => {
  const lines = ['One', 'Two', 'Three'].map((text) => ({
    text,
    quantity: 1,
    unitPrice: 10,
    taxRate: 0,
    total: 10,
    tax: 0,
  }));

  it('reorders the lines of a draft by keyboard, and keeps the focus', async () => {
    const { keys } = openRecord({ lines });
    await screen.findByRole('list', { name: 'Lines' });
    lineAt(0).getByLabelText('Quantity').focus();
    await keys.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(texts()).toEqual(['Two', 'One', 'Three']);
    expect(document.activeElement).toBe(lineAt(1).getByLabelText('Quantity'));
    lineAt(2).getByRole('button', { name: 'Move line 3 up' }).focus();
    await keys.keyboard('{Enter}');
    expect(texts()).toEqual(['Two', 'Three', 'One']);
    expect(document.activeElement).toBe(lineAt(1).getByRole('button', { name: 'Move line 2 up' }));
  });

  it('adds and removes lines of a draft', async () => {
    const { keys } = openRecord({ lines: lines.slice(0, 1) });
    await screen.findByRole('list', { name: 'Lines' });
    expect(screen.getByRole('button', { name: 'Remove line 1' }).hasAttribute('disabled')).toBe(
      true,
    );
    await keys.click(screen.getByRole('button', { name: 'Add Line' }));
    expect(document.activeElement).toBe(lineAt(1).getByLabelText('Description'));
    await keys.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(texts()).toEqual(['']);
    expect(document.activeElement).toBe(lineAt(0).getByLabelText('Description'));
  });

  it('saves a draft before it is issued, once that is confirmed', async () => {
    const { keys } = openRecord({ lines });
    await fill(keys, await screen.findByLabelText('Name'), 'Harbor Trust');
    const saved = someInvoiceRecord({ lines, version: 2 });
    server.respondWith({ [PUT]: { json: saved }, [GET]: { json: saved } });
    await keys.click(screen.getByRole('button', { name: 'Issue' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Issue this invoice?' }));
    expect(dialog.getByText(/cannot be changed afterwards/)).toBeTruthy();
    expect(server.bodiesTo(PUT)).toMatchObject([{ buyer: { name: 'Harbor Trust' }, version: 1 }]);
    const record = someInvoiceRecord({ ...issued, lines });
    server.respondWith({
      'POST /api/admin/invoices/31/issue': { json: record },
      [GET]: { json: record },
    });
    await keys.click(dialog.getByRole('button', { name: 'Issue' }));
    await expectToast('Success', 'Invoice 2026-0014 issued');
    expect(server.bodiesTo('POST /api/admin/invoices/31/issue')).toEqual([{ version: 2 }]);
    expect(await screen.findByRole('link', { name: 'Download PDF' })).toBeTruthy();
  });

  it('lists the parts of the payment plan on an issued invoice', async () => {
    openRecord({ ...issued, lines, ...halves });
    const parts = within(await screen.findByRole('list', { name: 'Payment plan' }));
    expect(parts.getAllByRole('listitem')[1]?.textContent).toBe(
      'Half at the end$60June 3, 2026Upcoming',
    );
    expect(screen.getByText(/These dates count, also where the PDF, made when/)).toBeTruthy();
  });

  it('issues a draft and sends it in one step', async () => {
    const { keys } = openRecord({ lines });
    await keys.click(await screen.findByRole('button', { name: 'Issue' }));
    const record = someInvoiceRecord({ ...issued, lines });
    const sent = someInvoiceRecord({ ...record, sentAt: '2026-03-04T19:00:00.000Z', version: 3 });
    server.respondWith({
      'POST /api/admin/invoices/31/issue': { json: record },
      'POST /api/admin/invoices/31/send': { json: sent },
      [GET]: { json: sent },
    });
    await keys.click(screen.getByRole('button', { name: 'Issue and Send' }));
    await expectToast('Success', 'Invoice 2026-0014 issued, and on the way to grace@example.com');
    expect(server.bodiesTo('POST /api/admin/invoices/31/send')).toEqual([{ version: 2 }]);
  });

  it('leaves a draft issued when it could not be sent', async () => {
    const { keys } = openRecord({ lines });
    await keys.click(await screen.findByRole('button', { name: 'Issue' }));
    const record = someInvoiceRecord({ ...issued, lines });
    server.respondWith({
      'POST /api/admin/invoices/31/issue': { json: record },
      'POST /api/admin/invoices/31/send': problem(409, 'It was sent a moment ago.'),
      [GET]: { json: record },
    });
    await keys.click(screen.getByRole('button', { name: 'Issue and Send' }));
    await expectToast('Error', 'It was sent a moment ago.');
    expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('keeps the draft when the business profile is empty', async () => {
    const { keys } = openRecord({ lines });
    await keys.click(await screen.findByRole('button', { name: 'Issue' }));
    const text = 'Enter your legal name and address on the Business Profile screen.';
    server.respondWith({ 'POST /api/admin/invoices/31/issue': problem(409, text) });
    const dialog = within(screen.getByRole('alertdialog'));
    await keys.click(dialog.getByRole('button', { name: 'Issue' }));
    await expectToast('Error', text);
    expect(screen.getByRole('button', { name: 'Save Draft' })).toBeTruthy();
  });

  it('warns before issuing an invoice without an email address', async () => {
    const buyer = { name: 'Grace Hopper', address: null, email: null, taxId: null };
    const { keys } = openRecord({ buyer, sendTo: null });
    await keys.click(await screen.findByRole('button', { name: 'Issue' }));
    expect(screen.getByText(/Add an email address to send this invoice/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Issue and Send' })).toBeNull();
  });

  it('reports when another window has saved the draft', async () => {
    const { keys } = openRecord({ lines });
    await fill(keys, await screen.findByLabelText('Name'), 'Mine');
    server.respondWith({ [PUT]: problem(409, 'Someone else has changed this.') });
    await keys.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect((await screen.findAllByText(/Someone else has changed this/)).length).toBeGreaterThan(0);
    expect(valueOf(screen.getByLabelText('Name'))).toBe('Mine');
  });

  it('fills an empty line with a picked service, and adds a line for another', async () => {
    const { keys } = openRecord({ lines });
    const pick = await screen.findByLabelText('Add a service');
    await keys.selectOptions(pick, 'Data Audit ($520)');
    const texts = screen.getAllByLabelText('Description').map(valueOf);
    expect(texts.at(-1)).toBe('Data Audit');
    expect(screen.getAllByLabelText('Price ($)').map(valueOf).at(-1)).toBe('520');
  });

  it('deletes a draft once that is confirmed', async () => {
    const { keys, address } = openRecord({ lines });
    await keys.click(await screen.findByRole('button', { name: 'Delete Draft' }));
    server.respondWith({ 'DELETE /api/admin/invoices/31': { status: 204 }, [LIST]: list([]) });
    await keys.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(address()).toBe('/admin/invoices'));
  });
});

describe('an issued invoice', () => {
  it('shows an issued invoice and its payments, without editing', async () => {
    openRecord({ ...issued, state: 'part_paid', paid: 400, owed: 550 });
    expect(await screen.findByRole('heading', { name: 'Invoice 2026-0014' })).toBeTruthy();
    for (const text of ['Partially paid', 'March 18, 2026', 'Paid $400', 'Owed $550'])
      expect(screen.getByText(text)).toBeTruthy();
    const pdf = screen.getByRole('link', { name: 'Download PDF' });
    expect(pdf.getAttribute('href')).toMatch(/\/api\/invoices\/31\/pdf$/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it("shows payments and refunds, and the server's amount due", async () => {
    openRecord({ ...issued, state: 'refunded', paid: 0, refunded: 950, owed: 0 });
    for (const text of ['Total $950', 'Paid $0', 'Refunded $950', 'Owed $0'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  });

  it('copies a payment link only while it is owed', async () => {
    const share = 'POST /api/admin/invoices/31/payment-links';
    const { keys } = openRecord({ ...issued, owed: 950 });
    await keys.click(await screen.findByRole('button', { name: 'More' }));
    server.respondWith({
      [share]: { status: 201, json: { url: 'https://polaris.example/pay#a' } },
    });
    await keys.click(screen.getByRole('button', { name: 'Copy payment link' }));
    await expectToast('Payment link copied', 'Anyone who has it can see what is owed and pay.');
    cleanup();
    openRecord({ number: null, owed: 950 });
    await keys.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.queryByRole('button', { name: 'Copy payment link' })).toBeNull();
  });

  it('shows a bank debit that has not arrived', async () => {
    const debit = somePayment({ method: 'bank_debit', status: 'processing', paidAt: null });
    openRecord({ ...issued, owed: 950, payments: [debit] });
    expect(await screen.findByText('Bank debit on its way')).toBeTruthy();
    expect(screen.queryByText('Processing')).toBeNull();
  });

  it('records a payment', async () => {
    const pay = 'POST /api/admin/invoices/31/payments';
    const { keys } = openRecord({ ...issued, state: 'part_paid', paid: 400, owed: 550 });
    await keys.click(await screen.findByRole('button', { name: 'Record a Payment' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record a Payment' }));
    expect(valueOf(dialog.getByLabelText('Amount ($)'))).toBe('550');
    const payments = [somePayment({ amount: 550 })];
    const paid = someInvoiceRecord({ ...issued, state: 'paid', paid: 950, payments });
    server.respondWith({
      [pay]: { status: 201, json: somePayment({ amount: 550 }) },
      [GET]: { json: paid },
    });
    await keys.click(dialog.getByRole('button', { name: 'Record' }));
    await expectToast('Success', 'Payment recorded');
    expect(server.bodiesTo(pay)).toEqual([{ amount: 550, method: 'bank_transfer', note: null }]);
    await keys.click(
      await screen.findByRole('button', { name: 'Refund $550 for invoice 2026-0014' }),
    );
    const refund = within(screen.getByRole('dialog', { name: 'Refund a Payment' }));
    expect(
      refund.getByText(
        /Return the money yourself: this records it and emails the client\. It cannot/,
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
  });

  it('links to its purchase by the name of the service, and records a payment for it', async () => {
    const pay = 'POST /api/admin/purchases/61/payments';
    const service = 'Dashboard Design';
    const { keys } = openRecord({ ...issued, purchaseId: 61, serviceName: service, owed: 950 });
    const link = await screen.findByRole('link', { name: service });
    expect(link.getAttribute('href')).toBe('/admin/purchases/61');
    await keys.click(screen.getByRole('button', { name: 'Record a Payment' }));
    server.respondWith({ [pay]: { status: 201, json: somePayment({ amount: 950 }) } });
    const dialog = within(screen.getByRole('dialog', { name: 'Record a Payment' }));
    await keys.click(dialog.getByRole('button', { name: 'Record' }));
    await expectToast('Success', 'Payment recorded');
    expect(server.bodiesTo(pay)).toMatchObject([{ amount: 950 }]);
  });

  it('links to its purchase by number when the name of the service is unknown', async () => {
    openRecord({ ...issued, purchaseId: 61 });
    const link = await screen.findByRole('link', { name: 'Purchase 61' });
    expect(link.getAttribute('href')).toBe('/admin/purchases/61');
  });

  it('asks before it emails an invoice again, and names the recipient', async () => {
    const { keys } = openRecord({ ...issued, sentAt: '2026-03-04T19:00:00.000Z' });
    const send = 'POST /api/admin/invoices/31/send';
    server.respondWith({ [send]: { json: someInvoiceRecord(issued) } });
    await keys.click(await screen.findByRole('button', { name: 'Send Again' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send this invoice again?' }));
    expect(dialog.getByText(/to grace@example\.com\.$/)).toBeTruthy();
    expect(server.callsTo(send)).toEqual([]);
    await keys.click(dialog.getByRole('button', { name: 'Send Again' }));
    await expectToast('Success', 'On the way to grace@example.com');
  });

  it('shows no tax column and no tax line without tax', async () => {
    openRecord(issued);
    await screen.findByRole('button', { name: 'Send' });
    expect(screen.queryByText(/tax/i)).toBeNull();
  });

  it.each([
    ['added', ['Subtotal', '$950.00', 'Sales tax', '$90.25', '$1,040.25']],
    ['included', ['Tax included', '$82.42', '$950.00']],
  ] as const)('shows tax that is %s', async (taxMode, texts) => {
    const sums = taxMode === 'added' ? { total: 1040.25, tax: 90.25 } : { total: 950, tax: 82.42 };
    const line = { text: 'Work', quantity: 1, unitPrice: 950, taxRate: 9.5, total: 950 };
    openRecord({ ...issued, ...sums, taxMode, lines: [{ ...line, tax: sums.tax }] });
    await screen.findByRole('button', { name: 'Send' });
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.queryAllByText('Subtotal')).toHaveLength(taxMode === 'added' ? 1 : 0);
  });

  it('adds a missing email address, and sends the invoice there', async () => {
    const { keys } = openRecord({ ...issued, sendTo: null });
    expect(await screen.findByText('Add an email address to send this invoice.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await keys.click(screen.getByRole('button', { name: 'Add Email' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send To' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
    await fill(keys, dialog.getByLabelText('Email'), 'books@navy.example');
    const saved = someInvoiceRecord({ ...issued, sendTo: 'books@navy.example', version: 3 });
    const put = 'PUT /api/admin/invoices/31/recipient';
    server.respondWith({ [put]: { json: saved }, [GET]: { json: saved } });
    await keys.click(dialog.getByRole('button', { name: 'Save' }));
    await expectToast('Success', 'This invoice is sent to books@navy.example');
    expect(server.bodiesTo(put)).toEqual([{ email: 'books@navy.example', version: 2 }]);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('sends an invoice to its buyer', async () => {
    const { keys } = openRecord(issued);
    const sent = someInvoiceRecord({ ...issued, sentAt: '2026-03-04T19:00:00.000Z', version: 3 });
    server.respondWith({ 'POST /api/admin/invoices/31/send': { json: sent } });
    await keys.click(await screen.findByRole('button', { name: 'Send' }));
    server.respondWith({ [GET]: { json: sent } });
    await expectToast('Success', 'On the way to grace@example.com');
  });

  it('credits an invoice once that is confirmed, and opens the credit note', async () => {
    const { keys, address } = openRecord(issued);
    await keys.click(await screen.findByRole('button', { name: 'Issue credit note' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Credit invoice 2026-0014?' }));
    const note = someInvoiceRecord({
      ...issued,
      id: 40,
      kind: 'credit_note',
      number: 'CN-2026-0001',
      state: 'credit_note',
      credits: { id: 31, number: '2026-0014' },
    });
    server.respondWith({
      'POST /api/admin/invoices/31/credit': { status: 201, json: note },
      'GET /api/admin/invoices/40': { json: note },
    });
    await keys.click(dialog.getByRole('button', { name: 'Issue credit note' }));
    await waitFor(() => expect(address()).toBe('/admin/invoices/40'));
    expect(await screen.findByRole('heading', { name: 'Credit note CN-2026-0001' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Issue credit note' })).toBeNull();
  });

  it('links back to the list when an invoice does not exist', async () => {
    openAdmin(server, '/admin/invoices/31', { [GET]: problem(404, 'This invoice was not found.') });
    expect(await screen.findByRole('heading', { name: 'Invoice Not Found' })).toBeTruthy();
  });
});
