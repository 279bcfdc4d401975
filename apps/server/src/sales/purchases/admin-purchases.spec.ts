import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PurchaseNote, type PurchaseStatus, adminPurchasesSchema } from '@polaris/contracts';
import { serviceInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { markTime } from '../../testing/mark-time';
import { addCustomer, addService, buy, linkAccount, addSale } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

async function bought(status?: PurchaseStatus) {
  const customer = await polaris.customer();
  const service = await addService(owner, { name: 'Audit' });
  const { id } = await buy(customer, service.id);
  if (status && status !== 'active')
    await polaris.dataSource.query(
      `update purchases set status = $2::varchar, progress = 20,
         "completionDate" = case when $2 = 'completed' then now() end where id = $1`,
      [id, status],
    );
  return { customer, id, path: `/api/admin/purchases/${id}` };
}

const own = async (customer: Person) => (await customer.get('/api/purchases')).body[0];

describe("the owner's list of purchases", () => {
  it('lists purchases newest first with the buyer, or those of one account or customer', async () => {
    const { customer, id } = await bought();
    await bought();
    const { body, headers } = await owner.get('/api/admin/purchases?limit=1');
    expect(adminPurchasesSchema.safeParse(body).success).toBe(true);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(1);
    expect(headers.get('link')).toMatch(/rel="next"/);
    const { user } = customer;
    const ofUser = await owner.get(`/api/admin/purchases?userId=${user.id}`);
    expect(ofUser.body).toMatchObject([{ id, buyer: { email: user.email }, notes: [] }]);
    const made = ofUser.body[0].customer.id as number;

    const record = await addCustomer(owner);
    const ofRecord = () => owner.get(`/api/admin/purchases?customerId=${record.id}`);
    expect((await ofRecord()).body).toEqual([]);
    await linkAccount(owner, made, null);
    await linkAccount(owner, record.id, user.id);
    expect((await ofRecord()).body).toMatchObject([{ id }]);
    const one = await owner.get(`/api/admin/purchases?id=${id}`);
    expect([one.body.length, one.body[0].id]).toEqual([1, id]);
  });

  it('searches purchases by service, customer and account', async () => {
    const { body: service } = await owner.post(
      '/api/services',
      serviceInput({ name: 'Quarterly 50%_Review' }),
    );
    const record = await addCustomer(owner, { name: 'Ngaio' });
    const sold = await addSale(owner, {
      customerId: record.id,
      serviceId: service.id,
      amount: 120,
    });
    const { customer, id } = await bought();
    const found = async (q: string) => {
      const { body } = await owner.get(`/api/admin/purchases?${new URLSearchParams({ q })}`);
      return body.map((purchase: { id: number }) => purchase.id);
    };
    for (const q of ['50%_rev', 'NGAIO']) expect(await found(q)).toEqual([sold.id]);
    expect(await found(customer.user.email)).toEqual([id]);
    expect(await found('%')).toEqual([sold.id]);
    expect(await found('nobody has this')).toEqual([]);
  });

  it('shows the owner all values of a purchase, and the client only its own (ASVS 8.2.3)', async () => {
    const { customer, path } = await bought();
    await owner.patch(path, { note: 'Begun.' });
    const { body } = await owner.patch(path, { status: 'completed', note: 'Done.' });
    const list = await owner.get(`/api/admin/purchases?userId=${customer.user.id}`);
    expect(list.body).toEqual([body]);
    const { buyer: _b, customer: _c, version: _v, testimonial: _asked, ...more } = body;
    const { payments: _p, refundDue: _r, unread: _u, replyTime: _t, ...seen } = more;
    const day = expect.any(String);
    const notes = seen.notes.map((note: PurchaseNote) => ({ ...note, writtenOn: day }));
    const days = { purchasedOn: day, completedOn: day, notes };
    expect(await own(customer)).toEqual({ ...seen, ...days });
  });

  it('lists a purchase without a buyer once the account is deleted', async () => {
    const { customer, id } = await bought();
    await deleteAccount(customer);
    const { body } = await owner.get('/api/admin/purchases?limit=5');
    expect(body.find((purchase: { id: number }) => purchase.id === id)).toMatchObject({
      buyer: null,
      userId: null,
    });
  });
});

describe('changing a purchase', () => {
  it('shows the client progress and a dated note when the owner changes a purchase', async () => {
    const { customer, path } = await bought();
    const { status, body } = await owner.patch(path, { progress: 40, note: 'Sources are mapped.' });
    expect([status, body.progress]).toEqual([200, 40]);
    await owner.patch(path, { note: 'First chart is up.' });
    expect(await own(customer)).toMatchObject({
      progress: 40,
      status: 'active',
      notes: [
        { text: 'First chart is up.', createdAt: expect.any(String) },
        { text: 'Sources are mapped.' },
      ],
    });
  });

  it('completes a purchase with full progress and a date, and reopens it', async () => {
    const { customer, path } = await bought();
    const expectSince = markTime();
    await owner.patch(path, { status: 'completed', progress: 60 });
    const done = await own(customer);
    expect(done).toMatchObject({ status: 'completed', progress: 100 });
    expectSince(done.completionDate);
    await owner.patch(path, { status: 'active', progress: 80 });
    expect(await own(customer)).toMatchObject({
      status: 'active',
      progress: 80,
      completionDate: null,
    });
  });

  const statuses = ['pending', 'active', 'completed', 'cancelled'] as const;
  const allowed = [
    'pending active',
    'pending cancelled',
    'active completed',
    'active cancelled',
    'completed active',
  ];
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'moves a purchase from %s to %s only along an allowed step (ASVS 2.3.1)',
    async (from, to) => {
      const { path } = await bought(from);
      const { status, body } = await owner.patch(path, { status: to });
      expect(status).toBe(from === to || allowed.includes(`${from} ${to}`) ? 200 : 409);
      if (status === 409)
        expect(body.detail).toBe(`A purchase that is ${from} cannot become ${to}.`);
    },
  );

  it.each([
    [{ progress: 101 }, 400],
    [{ progress: -1 }, 400],
    [{ progress: 1.5 }, 400],
    [{ status: 'lost' }, 400],
    [{ note: ' ' }, 400],
    [{ note: 'x'.repeat(2001) }, 400],
    [{ progress: 50, version: 99 }, 409],
  ])('rejects to change a purchase with %j', async (change, expected) => {
    const { path } = await bought();
    expect((await owner.patch(path, change)).status).toBe(expected);
  });

  it('changes progress only while a purchase is active, and never price, buyer or service', async () => {
    const { customer, path } = await bought('cancelled');
    expect((await owner.patch(path, { progress: 50 })).status).toBe(409);
    await owner.patch(path, { amount: 1, userId: owner.user.id, serviceId: 1 });
    expect(await own(customer)).toMatchObject({ progress: 20, amount: 950 });
  });

  it('records who changed a purchase in the audit log', async () => {
    const { id, path } = await bought();
    await owner.patch(path, { progress: 30 });
    const { body } = await owner.get(`/api/admin/audit?relation=purchases&recordId=${id}`);
    expect(body[0]).toMatchObject({
      actor: owner.user.email,
      before: { progress: 0 },
      after: { progress: 30 },
    });
  });
});

describe('mails about purchases', () => {
  it('mails a confirmation to every buyer regardless of preferences, and a notice to the owner', async () => {
    const customer = await polaris.customer();
    const nothing = { email: false, phone: false, text: false };
    await customer.post('/api/communication-preferences', nothing);
    const name = 'Audit <b>&</b>\r\nBcc: eve@example.com';
    const service = await addService(owner, { name });
    await buy(customer, service.id);
    const [confirmation, ...more] = await outbox(polaris, customer.user.email);
    expect(more).toEqual([]);
    expect(confirmation?.subject).toBe('Your order: Audit <b>&</b> Bcc: eve@example.com');
    expect(confirmation?.body).toMatch(/Price: \$950\n/);
    expect(confirmation?.body).toContain("not a receipt: you weren't charged when you ordered");
    expect(confirmation?.html).toContain('Audit &lt;b&gt;&amp;&lt;/b&gt;');
    expect(confirmation?.body).toContain('http://polaris.test/dashboard');
    const notice = (await outbox(polaris, owner.user.email)).at(-1);
    expect(notice?.subject).toMatch(/^New order: Audit/);
    expect(notice?.body).toContain("The client wasn't charged when they ordered.");
    expect(notice?.body).toContain(customer.user.email);
  });

  it('mails a repeated purchase once', async () => {
    const customer = await polaris.customer();
    const service = await addService(owner);
    const headers = { 'idempotency-key': 'one intent' };
    const buy = () => customer.post('/api/purchases', { serviceId: service.id }, { headers });
    await Promise.all(Array.from({ length: 20 }, buy));
    expect(await outbox(polaris, customer.user.email)).toHaveLength(1);
  });

  it('mails notes only to clients who want progress mails', async () => {
    const { customer, path } = await bought();
    const news = async () =>
      (await outbox(polaris, customer.user.email)).filter(({ subject }) => /^Update/.test(subject));
    await owner.patch(path, { progress: 10 });
    expect(await news()).toEqual([]);
    await owner.patch(path, { progress: 40, note: 'Half of half.' });
    expect(await news()).toMatchObject([{ body: expect.stringContaining('Half of half.') }]);
    const nothing = { email: false, phone: true, text: true };
    await customer.post('/api/communication-preferences', nothing);
    await owner.patch(path, { note: 'Quietly.' });
    expect(await news()).toHaveLength(1);
  });
});

describe('the next step of a purchase', () => {
  it('shows the client the next step with its day, and keeps it when progress changes', async () => {
    const { customer, path } = await bought();
    const step = { nextStep: ' Send me the May figures. ', nextStepOn: '2026-06-30' };
    expect((await owner.patch(path, step)).status).toBe(200);
    await owner.patch(path, { progress: 40 });
    expect(await own(customer)).toMatchObject({
      nextStep: 'Send me the May figures.',
      nextStepOn: '2026-06-30',
      progress: 40,
    });
  });

  it('drops the day with the step, and rejects a day without a step', async () => {
    const { customer, path } = await bought();
    await owner.patch(path, { nextStep: 'We meet.', nextStepOn: '2026-06-30' });
    await owner.patch(path, { nextStep: '' });
    expect(await own(customer)).toMatchObject({ nextStep: null, nextStepOn: null });
    const { status, body } = await owner.patch(path, { nextStepOn: '2026-06-30' });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'nextStep', message: 'Please write the next step.' }],
    ]);
    expect((await owner.patch(path, { nextStep: 'x'.repeat(301) })).status).toBe(400);
    expect((await owner.patch(path, { nextStep: '   ' })).status).toBe(200);
    expect(await own(customer)).toMatchObject({ nextStep: null });
  });
});
