import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminPurchase, adminPaymentSchema } from '@polaris/contracts';
import { customerInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { markTime } from '../../testing/mark-time';
import { addService, buy, addSale } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import { race } from '../../testing/long-form';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const withKey = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});

/** A sale of 1,200 dollars to a customer of the CRM. */
async function sell(own: object = {}, customer: object = {}): Promise<AdminPurchase> {
  const name = 'Data Audit';
  const service = await addService(owner, { name, price: 1200 });
  const { body } = await owner.post('/api/customers', customerInput({ email: null, ...customer }));
  const sale = { customerId: body.id, serviceId: service.id, ...own };
  return addSale(owner, sale);
}

/** An order of 1,200 dollars by an account. */
async function order(): Promise<{ person: Person; id: number }> {
  const person = await polaris.customer();
  const service = await addService(owner, { name: 'Data Audit', price: 1200 });
  const { id } = await buy(person, service.id);
  return { person, id };
}

const half = { amount: 500, method: 'bank_transfer' as const };

const pay = (id: number, payment: object = half, key?: string, person = owner) =>
  person.post(`/api/admin/purchases/${id}/payments`, payment, withKey(key));

const refund = (id: number, body: object, key?: string) =>
  owner.post(`/api/admin/payments/${id}/refunds`, body, withKey(key));

const read = async (id: number): Promise<AdminPurchase> =>
  ((await owner.get('/api/admin/purchases')).body as AdminPurchase[]).find(
    (purchase) => purchase.id === id,
  )!;

const own = async (person: Person, id: number) =>
  (await person.get('/api/purchases')).body.find((purchase: { id: number }) => purchase.id === id);

const activitiesOf = async ({ customer }: AdminPurchase): Promise<object[]> =>
  (await owner.get(`/api/customers/${customer!.id}/activities`)).body;

describe('payments recorded by the owner', () => {
  it('records a payment and lowers what owner and client see as owed', async () => {
    const { person, id } = await order();
    const note = 'The first half';
    const expectSince = markTime();
    const { status, body } = await pay(id, { ...half, note });
    expect(status).toBe(201);
    expect(adminPaymentSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ ...half, note, provider: 'manual', status: 'paid', refunded: 0 });
    expectSince(body.paidAt);
    expect(await read(id)).toMatchObject({ paid: 500, owed: 700, payments: [body] });
    expect(await own(person, id)).toMatchObject({ paid: 500, owed: 700, paymentPending: false });
    expect(await own(person, id)).not.toHaveProperty('payments');
  });

  it('records a payment to the cent', async () => {
    const { id } = await sell({ amount: 0.3 });
    await pay(id, { ...half, amount: 0.1 });
    expect(await read(id)).toMatchObject({ paid: 0.1, owed: 0.2 });
    await pay(id, { ...half, amount: 0.2 });
    expect(await read(id)).toMatchObject({ paid: 0.3, owed: 0 });
  });

  it('records a payment with an earlier date', async () => {
    const { id } = await sell();
    const paidAt = '2024-03-01T18:00:00.000Z';
    expect((await pay(id, { ...half, paidAt })).body.paidAt).toBe(paidAt);
  });

  it('activates a pending purchase only when it is paid in full', async () => {
    const { id } = await sell({ status: 'pending' });
    await pay(id, half);
    expect((await read(id)).status).toBe('pending');
    await pay(id, { ...half, amount: 700 });
    expect(await read(id)).toMatchObject({ status: 'active', owed: 0, version: 2 });
  });

  it("shows a payment on the customer's timeline and in the audit log", async () => {
    const purchase = await sell();
    const { body } = await pay(purchase.id, { ...half, note: 'As agreed.' });
    expect(await activitiesOf(purchase)).toMatchObject([
      { subject: 'Payment of $500 by bank transfer for Data Audit', description: 'As agreed.' },
    ]);
    const audit = await owner.get(`/api/admin/audit?relation=payments&recordId=${body.id}`);
    expect(audit.body).toMatchObject([
      { actor: owner.user.email, action: 'create', after: { amount: 500, status: 'paid' } },
    ]);
    expect(audit.body[0].references).toContainEqual(
      expect.objectContaining({ field: 'purchaseId', name: 'Data Audit' }),
    );
  });

  it('mails a receipt to the account, to the customer without one, or to no one', async () => {
    const { person, id } = await order();
    await pay(id);
    const receipt = (await outbox(polaris, person.user.email)).at(-1);
    expect(receipt?.subject).toBe('Receipt: $500 for Data Audit');
    for (const line of ['Method: Bank transfer', 'Paid so far: $500', 'Still due: $700'])
      expect(receipt?.body).toContain(line);
    expect(receipt?.body).toContain(`http://polaris.test/dashboard/purchases/${id}\n`);
    const written = await sell({}, { email: 'pay@harbor.example' });
    await pay(written.id);
    const [other] = await outbox(polaris, 'pay@harbor.example');
    expect(other?.subject).toBe('Receipt: $500 for Data Audit');
    expect(other?.body).not.toContain('/dashboard');
    const before = (await outbox(polaris)).length;
    await pay((await sell()).id);
    expect(await outbox(polaris)).toHaveLength(before);
  });

  it("removes the buyer's name from a payment when the account is deleted", async () => {
    const { person, id } = await order();
    await pay(id);
    await deleteAccount(person);
    expect(await read(id)).toMatchObject({ userId: null, paid: 500 });
  });
});

describe('refusing a payment', () => {
  const AMOUNT = 'Please enter an amount of at least 0.01 with at most two decimals.';
  const future = new Date(Date.now() + 3_600_000).toISOString();
  it.each([
    [{ amount: 0 }, AMOUNT],
    [{ amount: -5 }, AMOUNT],
    [{ amount: 0.005 }, AMOUNT],
    [{ amount: 10.005 }, AMOUNT],
    [{ amount: '500' }, AMOUNT],
    [{ amount: null }, AMOUNT],
    [{ amount: 1e12 }, 'Must be at most 9,999,999,999.99.'],
    [{ method: 'check' }, 'Please select a method.'],
    [{ method: undefined }, 'Please select a method.'],
    [{ note: 'x'.repeat(501) }, 'Must be at most 500 characters.'],
    [{ paidAt: 'yesterday' }, 'Please enter a date.'],
    [{ paidAt: '1999-12-31T23:59:59Z' }, 'Please enter a date since the year 2000.'],
    [{ paidAt: future }, 'The date cannot be in the future.'],
  ])('rejects a payment with %j', async (wrong, detail) => {
    const { id } = await sell();
    const { status, body } = await pay(id, { ...half, ...wrong });
    expect([status, body.detail]).toEqual([400, detail]);
    expect((await read(id)).payments).toEqual([]);
  });

  it('rejects a payment beyond the amount owed and names that amount (ASVS 2.2.3)', async () => {
    const purchase = await sell();
    const answers = [
      await pay(purchase.id, { ...half, amount: 1200.01 }),
      await pay(purchase.id, { ...half, amount: 1000 }),
      await pay(purchase.id, { ...half, amount: 200.5 }),
      await pay(purchase.id, { ...half, amount: 200 }),
      await pay(purchase.id, { ...half, amount: 0.01 }),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [409, 'Only $1,200 of this purchase is owed.'],
      [201, undefined],
      [409, 'Only $200 of this purchase is owed.'],
      [201, undefined],
      [409, 'This purchase is paid in full.'],
    ]);
    expect(await activitiesOf(purchase)).toHaveLength(2);
  });

  it('rejects a payment for a canceled or missing purchase', async () => {
    const { id } = await sell();
    await owner.patch(`/api/admin/purchases/${id}`, { status: 'cancelled' });
    expect(await read(id)).toMatchObject({ paid: 0, owed: 0 });
    const canceled = await pay(id);
    expect([canceled.status, canceled.body.detail]).toEqual([
      409,
      'This purchase was canceled, so no payment can be recorded for it.',
    ]);
    const missing = await pay(2147483647);
    expect([missing.status, missing.body.detail]).toEqual([404, 'This purchase was not found.']);
  });

  race('records a payment of the full amount once out of 20 concurrent requests', async () => {
    const purchase = await sell();
    const whole = { ...half, amount: 1200 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(purchase.id, whole)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await read(purchase.id)).toMatchObject({ paid: 1200, owed: 0 });
    expect(await activitiesOf(purchase)).toHaveLength(1);
  });
});

describe('a payment with an Idempotency-Key', () => {
  it('records a payment once when it is sent twice with one key', async () => {
    const purchase = await sell({}, { email: 'once@harbor.example' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay(purchase.id, half, 'one transfer')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await read(purchase.id)).paid).toBe(500);
    expect(await activitiesOf(purchase)).toHaveLength(1);
    expect(await outbox(polaris, 'once@harbor.example')).toHaveLength(1);
  });

  it("repeats the first response to a payment's key once everything is paid", async () => {
    const { id } = await sell();
    const { body } = await pay(id, { ...half, amount: 1200 }, 'all of it');
    expect((await pay(id, { ...half, amount: 1200 }, 'all of it')).body).toEqual(body);
  });
});

describe('refunds recorded by the owner', () => {
  async function paid(amount = 500): Promise<{ purchase: AdminPurchase; id: number }> {
    const purchase = await sell({}, { email: `${crypto.randomUUID()}@harbor.example` });
    return { purchase, id: (await pay(purchase.id, { ...half, amount })).body.id };
  }

  it('records a partial and then a full refund, settles both and notifies the client', async () => {
    const { purchase, id } = await paid();
    const first = await refund(id, { amount: 120.5, reason: 'Less work' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ id, status: 'partially_refunded', refunded: 120.5 });
    expect(await read(purchase.id)).toMatchObject({ paid: 379.5, owed: 700 });
    expect((await refund(id, { amount: 379.5 })).body).toMatchObject({ status: 'refunded' });
    expect(await read(purchase.id)).toMatchObject({
      paid: 0,
      refunded: 500,
      owed: 700,
      refundDue: false,
    });
    expect(await activitiesOf(purchase)).toMatchObject([
      { subject: 'Refund of $379.50 for Data Audit', description: null },
      { subject: 'Refund of $120.50 for Data Audit', description: 'Less work' },
      {},
    ]);
    const { email } = (await owner.get(`/api/customers/${purchase.customer!.id}`)).body;
    const mails = await outbox(polaris, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Receipt: $500 for Data Audit',
      'Refund: $120.50 for Data Audit',
      'Refund: $379.50 for Data Audit',
    ]);
    expect(mails[1]?.body).toContain('Reason: Less work');
    const { body } = await owner.get('/api/admin/audit?relation=refunds');
    expect(body[0]).toMatchObject({ actor: owner.user.email, after: { amount: 379.5 } });
  });

  it('raises what is owed after a refund that is still owed, with a mail and an audit entry', async () => {
    const { purchase, id } = await paid();
    const { body } = await refund(id, { amount: 120.5, stillOwed: true });
    expect(body.refunds).toMatchObject([{ amount: 120.5, stillOwed: true }]);
    expect(await read(purchase.id)).toMatchObject({ paid: 379.5, owed: 820.5 });
    const { email } = (await owner.get(`/api/customers/${purchase.customer!.id}`)).body;
    expect((await outbox(polaris, email)).at(-1)?.body).toContain('Due again: $120.50');
    const audit = await owner.get('/api/admin/audit?relation=refunds');
    expect(audit.body[0]).toMatchObject({ after: { amount: 120.5, stillOwed: true } });
  });

  it('rejects a refund beyond the amount paid and names that amount', async () => {
    const { id } = await paid();
    const answers = [
      await refund(id, { amount: 500.01 }),
      await refund(id, { amount: 300 }),
      await refund(id, { amount: 200.01 }),
      await refund(id, { amount: 200 }),
      await refund(id, { amount: 0.01 }),
    ];
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
      [409, 'Only $500 of this payment can be refunded.'],
      [201, undefined],
      [409, 'Only $200 of this payment can be refunded.'],
      [201, undefined],
      [409, 'This payment was refunded in full.'],
    ]);
  });

  it.each([0, -1, 0.005, 1e12, null, '5'])('rejects a refund of %j', async (amount) => {
    const { purchase, id } = await paid();
    expect((await refund(id, { amount })).status).toBe(400);
    expect((await read(purchase.id)).paid).toBe(500);
  });

  race(
    "records a partial refund up to the payment's amount out of 20 concurrent requests",
    async () => {
      const { purchase, id } = await paid();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => refund(id, { amount: 100 })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
      expect(await read(purchase.id)).toMatchObject({
        paid: 0,
        payments: [{ status: 'refunded', refunded: 500 }],
      });
      expect(await activitiesOf(purchase)).toHaveLength(6);
    },
  );

  race('makes a refund once when it is sent twice with one key', async () => {
    const { id } = await paid();
    const same = () => refund(id, { amount: 100 }, `once ${id}`);
    const answers = await Promise.all(Array.from({ length: 10 }, same));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ refunded: 100 });
  });

  it('returns 404 to a refund of a missing payment', async () => {
    const { status, body } = await refund(2147483647, { amount: 1 });
    expect([status, body.detail]).toEqual([404, 'This payment was not found.']);
  });

  it('refunds a payment of a purchase that was canceled since', async () => {
    const { purchase, id } = await paid();
    await owner.patch(`/api/admin/purchases/${purchase.id}`, { status: 'cancelled' });
    expect(await read(purchase.id)).toMatchObject({ paid: 500, owed: 0 });
    expect((await refund(id, { amount: 500 })).status).toBe(201);
    expect(await read(purchase.id)).toMatchObject({ paid: 0, owed: 0, status: 'cancelled' });
  });
});
