import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invoiceRecordSchema, ownInvoiceSchema } from '@polaris/contracts';
import { customerInput, invoiceLine, serviceInput } from '../../testing/data/factories';
import { INVOICES, invoicing } from '../../testing/data/invoices';
import { everyVariant, race } from '../../testing/long-form';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';

const AT_ONCE = everyVariant ? 50 : 10;

let polaris: TestApp;
let owner: Person;
const { sql, fillProfile, customer, draft, act, issued, purchase, pay, stateOf, passDays } =
  invoicing(() => ({ polaris, owner }));
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await fillProfile();
});
afterAll(() => polaris.close());

describe('invoice drafts', () => {
  it("fills a draft's buyer from the customer, without an invoice number", async () => {
    const lines = [invoiceLine({ quantity: 1.5, unitPrice: 99.99, taxRate: 8.875 }), invoiceLine()];
    const { status, body } = await draft({ lines });
    expect(status).toBe(201);
    expect(invoiceRecordSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      kind: 'invoice',
      number: null,
      state: 'draft',
      buyer: { name: 'Harbor Trust', email: 'team@harbor.example' },
      total: 1113.3,
      tax: 13.31,
      paid: 0,
      lines: [{ total: 149.99, tax: 13.31 }, { total: 950 }],
      seller: null,
      issuedOn: null,
    });
  });

  it('drafts an invoice from a purchase, with one open invoice at most', async () => {
    const purchaseId = await purchase();
    const answers = await Promise.all([1, 2, 3].map(() => draft({ purchaseId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = answers.find(({ status }) => status === 201)!.body;
    expect(made.lines).toMatchObject([{ text: 'Dashboard Design', quantity: 1, total: 480 }]);
    expect(made).toMatchObject({ purchaseId, serviceName: 'Dashboard Design' });
    expect(answers.find(({ status }) => status === 409)!.body.detail).toBe(
      'This purchase has an open invoice already. Credit or delete it first.',
    );
    await owner.delete(`${INVOICES}/${made.id}`);
    expect((await draft({ purchaseId })).status).toBe(201);
  });

  it('suggests the same buyer for a customer, a purchase and the form', async () => {
    const customerId = await customer({ name: 'Maya Okafor', email: 'maya@harbor.example' });
    const serviceId = (await owner.post('/api/services', serviceInput())).body.id;
    const agreed = { address: '8 Quay Road', taxId: '12-3456789' };
    const buyer = { name: 'Harbor Trust', email: 'old@harbor.example', ...agreed };
    await draft({ customerId, lines: [invoiceLine()], buyer });
    const known = { name: 'Harbor Trust', email: 'maya@harbor.example', ...agreed };
    const sale = { customerId, serviceId, amount: 480 };
    const purchaseId = (await owner.post('/api/admin/purchases', sale)).body.id;
    expect((await draft({ purchaseId })).body.buyer).toEqual(known);
    expect((await draft({ customerId, lines: [invoiceLine()] })).body.buyer).toEqual(known);
    const read = await owner.get(`${INVOICES}/buyer?customerId=${customerId}`);
    expect([read.status, read.body]).toEqual([200, known]);
  });

  it('accepts 100 lines in any script for an invoice, and rejects large bodies elsewhere', async () => {
    const customerId = await customer();
    const lines = Array.from({ length: 100 }, () => invoiceLine({ text: '数'.repeat(490) }));
    const { status, body } = await draft({ customerId, lines });
    expect(status).toBe(201);
    const escaped = JSON.stringify({ lines }).replaceAll('数', String.raw`\u6570`);
    const put = await owner.put(`${INVOICES}/${body.id}`, undefined, { raw: escaped });
    expect([put.status, put.body.lines?.length]).toEqual([200, 100]);
    const large = customerInput({ notes: 'x'.repeat(110_000) });
    expect((await owner.post('/api/customers', large)).status).toBe(413);
  });

  it('edits the newest version of a draft and deletes it', async () => {
    const { id, version } = (await draft()).body;
    const change = { lines: [invoiceLine({ unitPrice: 20 })], note: 'Thanks', daysUntilDue: 30 };
    const { body } = await owner.put(`${INVOICES}/${id}`, { ...change, version });
    expect(body).toMatchObject({ total: 20, note: 'Thanks', daysUntilDue: 30 });
    expect((await owner.put(`${INVOICES}/${id}`, { ...change, version })).status).toBe(409);
    expect((await owner.delete(`${INVOICES}/${id}`)).status).toBe(204);
    expect((await owner.get(`${INVOICES}/${id}`)).status).toBe(404);
  });

  it.each([
    ['lines', [], 'An invoice has from 1 to 100 lines.'],
    ['lines.0.quantity', [invoiceLine({ quantity: -1 })], 'Quantity must be more than 0'],
    ['lines.0.taxRate', [invoiceLine({ taxRate: 100.001 })], 'Tax rate must be from 0 to 100'],
    ['lines', [invoiceLine({ unitPrice: 0 })], 'The total of an invoice must be more than $0.'],
  ])('rejects a draft with wrong %s, and stores nothing', async (path, lines, text) => {
    const before = await sql('select count(*) from invoices');
    const { status, body } = await draft({ lines });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message: expect.stringContaining(text) }]);
    expect(await sql('select count(*) from invoices')).toEqual(before);
  });
});

describe('issued invoices', () => {
  it('reports a letter that the PDF cannot show, and issues the invoice once the letter is replaced', async () => {
    const { body } = await draft({ note: 'Thank you, ꦱꦿꦶ.' });
    const refused = await act(body, 'issue');
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/^The PDF cannot show “ꦱ.*” in the note\. Write it in other letters/),
    ]);
    const scripts = 'محمد शर्मा สมชาย გიორგი Արամ Έλενα 王 ₹';
    const changed = await owner.put(`${INVOICES}/${body.id}`, {
      buyer: { ...body.buyer, name: scripts },
      lines: [invoiceLine()],
      version: body.version,
    });
    expect((await act(changed.body, 'issue')).status).toBe(200);
  });

  it('rejects to issue an invoice until the business profile has a name and an address', async () => {
    await sql('delete from business_profile');
    const { body } = await draft();
    await fillProfile({ address: null });
    const refused = await act(body, 'issue');
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('Business Profile screen');
    await fillProfile();
    expect((await act(body, 'issue')).status).toBe(200);
  });

  it(`numbers invoices without gaps when ${AT_ONCE} are issued concurrently and some fail`, async () => {
    await fillProfile();
    await sql('delete from invoice_numbers');
    await sql('alter table invoices disable trigger invoices_issued');
    await sql(`update invoices set number = 'old-' || id where number is not null`);
    await sql('alter table invoices enable trigger invoices_issued');
    const customerId = await customer();
    const drafts = await Promise.all(Array.from({ length: AT_ONCE }, () => draft({ customerId })));
    // The database refuses it after a number was assigned.
    const failing = await Promise.all(Array.from({ length: 5 }, () => draft({ customerId })));
    const ids = failing.map(({ body }) => body.id);
    await sql('update invoices set total = 0 where id = any($1)', [ids]);
    const answers = await Promise.all(
      [...failing, ...drafts].map(({ body }) => act(body, 'issue')),
    );
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.number);
    const year = numbers[0].slice(0, 4);
    const expected = Array.from(
      { length: AT_ONCE },
      (_, n) => `${year}-${String(n + 1).padStart(4, '0')}`,
    );
    expect(numbers.sort()).toEqual(expected);
  });

  it("dates an invoice in the business's time zone and sets its due date from the profile", async () => {
    await fillProfile({ timeZone: 'Pacific/Kiritimati', daysUntilDue: 10 });
    const { issuedOn, dueOn, seller } = await issued();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' });
    expect(issuedOn).toBe(today.format(new Date()));
    expect(Date.parse(dueOn) - Date.parse(issuedOn)).toBe(10 * 24 * 3600_000);
    expect(seller).toMatchObject({ legalName: 'Polaris Consulting' });
    await fillProfile();
  });

  it('rejects to change an issued invoice by a call or in the database', async () => {
    const { id } = await issued();
    expect((await owner.put(`${INVOICES}/${id}`, { lines: [invoiceLine()] })).status).toBe(409);
    expect((await owner.delete(`${INVOICES}/${id}`)).status).toBe(409);
    for (const statement of [
      `update invoices set note = 'Other' where id = $1`,
      'update invoices set total = 1 where id = $1',
      'delete from invoices where id = $1',
      'update invoice_lines set quantity = 2 where "invoiceId" = $1',
      'delete from invoice_lines where "invoiceId" = $1',
      `insert into invoice_lines ("invoiceId", position, text, quantity, "unitPrice", "taxRate")
       values ($1, 2, 'More', 1, 1, 0)`,
    ])
      await expect(sql(statement, [id])).rejects.toThrow(/never/);
  });

  it('shows an invoice as open, part-paid, paid or overdue by its payments', async () => {
    const { id, state, total } = await issued();
    expect(state).toBe('open');
    await pay('invoiceId', id, 100);
    expect(await stateOf(id)).toBe('part_paid');
    await passDays(id, 20);
    const { body } = await owner.get(`${INVOICES}/${id}`);
    expect(body).toMatchObject({ state: 'overdue', daysOverdue: 6, paid: 100 });
    await pay('invoiceId', id, total - 100);
    expect(await stateOf(id)).toBe('paid');
  });

  it('counts payments and refunds of a purchase toward its invoice', async () => {
    const purchaseId = await purchase();
    const { id } = await issued({ purchaseId });
    await pay('purchaseId', purchaseId, 480);
    expect(await stateOf(id)).toBe('paid');
    await sql(
      `insert into refunds ("paymentId", amount, status)
       select id, 80, 'succeeded' from payments where "purchaseId" = $1`,
      [purchaseId],
    );
    expect((await owner.get(`${INVOICES}/${id}`)).body).toMatchObject({
      state: 'partially_refunded',
      paid: 400,
      owed: 0,
    });
  });

  it('credits an invoice once by its own document and lets its purchase be invoiced again', async () => {
    const purchaseId = await purchase();
    const invoice = await issued({ purchaseId });
    const answers = await Promise.all([1, 2].map(() => act(invoice, 'credit')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const note = answers.find(({ status }) => status === 201)!.body;
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^CN-\d{4}-\d{4}$/),
      total: -480,
      lines: [{ quantity: -1, unitPrice: 480, total: -480 }],
      credits: { id: invoice.id, number: invoice.number },
      dueOn: null,
    });
    expect((await owner.get(`${INVOICES}/${invoice.id}`)).body).toMatchObject({
      state: 'credited',
      creditedBy: { id: note.id },
    });
    expect((await act(note, 'credit')).status).toBe(409);
    expect((await draft({ purchaseId })).status).toBe(201);
  });
});

describe('payments of an invoice', () => {
  const record = (id: number, amount: number, key?: string) =>
    owner.post(
      `${INVOICES}/${id}/payments`,
      { amount, method: 'bank_transfer' },
      key ? { headers: { 'idempotency-key': key } } : {},
    );

  race(
    'records a payment of an invoice up to what is owed, even when two come at once',
    async () => {
      const { id } = await issued();
      expect((await record(id, 950.01)).body.detail).toBe('Only $950 of this invoice is owed.');
      const answers = await Promise.all([record(id, 600), record(id, 600)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await record(id, 350)).status).toBe(201);
      expect((await owner.get(`${INVOICES}/${id}`)).body).toMatchObject({
        state: 'paid',
        paid: 950,
      });
      expect((await record(id, 1)).body.detail).toBe('This invoice is paid in full.');
    },
  );

  it('mails and logs a payment of an invoice and its refund once each', async () => {
    const customerId = await customer();
    const buyer = { name: 'Nova Books', email: 'books@nova.example' };
    const { id, number } = await issued({ customerId, buyer, lines: [invoiceLine()] });
    await record(id, 100, 'receipt');
    const { body } = await record(id, 100, 'receipt');
    await owner.post(`/api/admin/payments/${body.id}/refunds`, { amount: 40 });
    const mails = await outbox(polaris, buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Receipt: $100 for invoice ${number}`,
      `Refund: $40 for invoice ${number}`,
    ]);
    const activities = await owner.get(`/api/customers/${customerId}/activities`);
    expect(activities.body.map(({ subject }: { subject: string }) => subject)).toEqual([
      `Refund of $40 for invoice ${number}`,
      `Payment of $100 by bank transfer for invoice ${number}`,
    ]);
  });

  it('rejects a payment of a draft, of a credited invoice and of one for a purchase', async () => {
    const credited = await issued();
    await act(credited, 'credit');
    const ofPurchase = await issued({ purchaseId: await purchase() });
    for (const { id } of [(await draft()).body, credited, ofPurchase])
      expect((await record(id, 1)).status).toBe(409);
  });
});

describe('refunds of an invoice payment', () => {
  it('records a refund of an invoice payment up to its amount', async () => {
    const { id, total } = await issued();
    const payment = { amount: total, method: 'cash' };
    const paid = await owner.post(`${INVOICES}/${id}/payments`, payment);
    const refund = (amount: number) =>
      owner.post(`/api/admin/payments/${paid.body.id}/refunds`, { amount });
    expect((await refund(total + 0.01)).status).toBe(409);
    const { status, body } = await refund(100.5);
    expect([status, body.status]).toEqual([201, 'partially_refunded']);
    const { body: record } = await owner.get(`${INVOICES}/${id}`);
    expect(record).toMatchObject({
      state: 'partially_refunded',
      paid: total - 100.5,
      refunded: 100.5,
      owed: 0,
      payments: [body],
    });
    await refund(total - 100.5);
    expect(await stateOf(id)).toBe('refunded');
  });

  it('allows another payment when a refund is still owed', async () => {
    const { id, total } = await issued();
    const payment = { amount: total, method: 'cash' };
    const paid = await owner.post(`${INVOICES}/${id}/payments`, payment);
    const back = { amount: 100, stillOwed: true };
    await owner.post(`/api/admin/payments/${paid.body.id}/refunds`, back);
    const read = async () => (await owner.get(`${INVOICES}/${id}`)).body;
    expect(await read()).toMatchObject({ state: 'part_paid', owed: 100 });
    await owner.post(`${INVOICES}/${id}/payments`, { ...payment, amount: 100 });
    expect(await read()).toMatchObject({ state: 'paid', paid: total, owed: 0 });
  });
});

describe('the list of invoices', () => {
  it('finds invoices by number, buyer and state', async () => {
    const { number, id } = await issued({ buyer: { name: 'Quasar Partners' } });
    const { id: other } = (await draft({ buyer: { name: 'Quasar Partners' } })).body;
    const ids = async (query: string) =>
      (await owner.get(`${INVOICES}?${query}`)).body.map((item: { id: number }) => item.id);
    expect(await ids(`q=${number}`)).toEqual([id]);
    expect(await ids('q=quasar')).toEqual([other, id]);
    expect(await ids('q=quasar&state=draft')).toEqual([other]);
    const page = await owner.get(`${INVOICES}?q=quasar&limit=1`);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('link')).toMatch('rel="next"');
  });
});

describe('invoices of an account', () => {
  it('shows an account only its own issued invoices and their PDFs (ASVS 8.2.2)', async () => {
    const [person, stranger] = [await polaris.customer(), await polaris.customer()];
    const customerId = await customer();
    const before = await issued({ customerId });
    await owner.put(`/api/customers/${customerId}/account`, { userId: person.user.id });
    const since = await issued({ customerId });
    await draft({ customerId });
    const { body } = await person.get('/api/invoices');
    expect(body.map(({ id }: { id: number }) => id)).toEqual([since.id, before.id]);
    expect(body.every((one: unknown) => ownInvoiceSchema.safeParse(one).success)).toBe(true);
    expect((await person.get('/api/account/data')).body.invoices).toEqual(body);
    expect((await stranger.get('/api/invoices')).body).toEqual([]);
    for (const [caller, status] of [
      [person, 200],
      [owner, 200],
      [stranger, 404],
    ] as const)
      expect((await caller.get(`/api/invoices/${since.id}/pdf`)).status).toBe(status);
  });

  it("keeps an invoice and its buyer's details when the account is deleted", async () => {
    const person = await polaris.customer();
    const customerId = await customer();
    await owner.put(`/api/customers/${customerId}/account`, { userId: person.user.id });
    const { id, buyer } = await issued({ customerId });
    expect((await deleteAccount(person)).status).toBe(204);
    expect((await owner.get(`${INVOICES}/${id}`)).body).toMatchObject({ buyer, state: 'open' });
  });
});
