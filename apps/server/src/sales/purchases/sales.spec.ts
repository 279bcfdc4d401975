import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, adminPurchaseSchema } from '@polaris/contracts';
import { serviceInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { markTime } from '../../testing/mark-time';
import { addCustomer, addService, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const MISSING = 2147483647;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const offer = async (own: Partial<Service> = {}): Promise<number> =>
  (await addService(owner, own)).id;

const customer = async (own: object = {}): Promise<number> =>
  (await addCustomer(owner, { email: null, ...own })).id;

const record = (sale: object, key?: string, person = owner) =>
  person.post('/api/admin/purchases', sale, key ? { headers: { 'idempotency-key': key } } : {});

const salesOf = async (customerId: number) =>
  (await owner.get(`/api/admin/purchases?customerId=${customerId}`)).body;

describe('sales recorded by the owner', () => {
  it("records a sale to a customer without an account at the service's price", async () => {
    const [customerId, serviceId] = [await customer(), await offer({ price: 480 })];
    const { status, body } = await record({ customerId, serviceId });
    expect(status).toBe(201);
    expect(adminPurchaseSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      customer: { id: customerId, name: 'Harbor Trust' },
      userId: null,
      buyer: null,
      service: { name: 'Dashboard Design' },
      status: 'active',
      amount: 480,
      progress: 0,
      completionDate: null,
      notes: [],
    });
    expect(await salesOf(customerId)).toEqual([body]);
  });

  it.each([
    { price: 1800, pricing: 'quote' as const },
    { price: 0, pricing: 'free call' as const },
  ])(
    'records the agreed amount of a sale, also for services without a fixed price: %j',
    async (own) => {
      const sale = { customerId: await customer(), serviceId: await offer(own) };
      for (const amount of [0, 2350.5, 9_999_999_999.99])
        expect((await record({ ...sale, amount })).body.amount).toBe(amount);
    },
  );

  it('records a sale as pending, active, or completed with date and progress', async () => {
    const sale = { customerId: await customer(), serviceId: await offer() };
    expect((await record({ ...sale, status: 'pending' })).body).toMatchObject({
      status: 'pending',
      progress: 0,
      completionDate: null,
    });
    const expectSince = markTime();
    const { body } = await record({ ...sale, status: 'completed' });
    expect(body).toMatchObject({ status: 'completed', progress: 100 });
    expectSince(body.completionDate);
  });

  it('shows a sale with its note to the account linked with the customer', async () => {
    const [person, customerId, serviceId] = [
      await polaris.customer(),
      await customer(),
      await offer(),
    ];
    await linkAccount(owner, customerId, person.user.id);
    const { body } = await record({ customerId, serviceId, note: 'As agreed on the phone.' });
    expect(body).toMatchObject({
      userId: person.user.id,
      buyer: { email: person.user.email },
      customer: { id: customerId },
    });
    const own = (await person.get('/api/purchases')).body;
    expect(own).toMatchObject([{ id: body.id, notes: [{ text: 'As agreed on the phone.' }] }]);
    const subjects = (await outbox(polaris, person.user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Update on Dashboard Design']);
  });

  it('creates a customer when a sale is recorded for an account', async () => {
    const [person, serviceId] = [await polaris.customer(), await offer()];
    const { status, body } = await record({ userId: person.user.id, serviceId });
    expect([status, body.userId]).toEqual([201, person.user.id]);
    expect((await owner.get(`/api/customers/${body.customer.id}`)).body).toMatchObject({
      email: person.user.email,
      status: 'active',
    });
  });

  it('changes a recorded sale like a purchase, with audit entries', async () => {
    const sale = { customerId: await customer(), serviceId: await offer(), amount: 300 };
    const { id } = (await record({ ...sale, status: 'pending' })).body;
    const moved = await owner.patch(`/api/admin/purchases/${id}`, {
      status: 'active',
      note: 'Go.',
    });
    expect(moved.body).toMatchObject({ status: 'active', notes: [{ text: 'Go.' }], buyer: null });
    const { body } = await owner.get(`/api/admin/audit?relation=purchases&recordId=${id}`);
    const reference = { field: 'customerId', name: 'Harbor Trust' };
    expect(body.at(-1)).toMatchObject({
      actor: owner.user.email,
      action: 'create',
      after: { amount: 300, customerId: sale.customerId, userId: null },
      references: expect.arrayContaining([expect.objectContaining(reference)]),
    });
  });
});

describe('refusing a sale', () => {
  it.each([
    [{ customerId: 1, userId: 'x' }, 'Please select either a customer or an account.'],
    [{}, 'Please select either a customer or an account.'],
    [{ customerId: 1, amount: -1 }, 'Must be an amount of at least 0 with at most two decimals.'],
    [
      { customerId: 1, amount: 1.005 },
      'Must be an amount of at least 0 with at most two decimals.',
    ],
    [{ customerId: 1, amount: 1e10 }, 'Must be at most 9,999,999,999.99.'],
    [{ customerId: 1, status: 'cancelled' }, 'Please select a status.'],
    [{ customerId: 1, note: ' ' }, 'Please write a note.'],
    [{ customerId: 0 }, 'Must be a whole number.'],
    [{ userId: '' }, 'Please select an account'],
    [{ customerId: 1, serviceId: undefined }, 'Please select a service'],
    [{ customerId: 1, serviceId: 1.5 }, 'Please select a service'],
  ])('rejects to record a sale with %j', async (own, detail) => {
    const { status, body } = await record({ serviceId: 1, ...own });
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it('returns 404 when a sale has a missing customer, account or service', async () => {
    const [customerId, serviceId] = [await customer(), await offer()];
    const inactive = await offer({ isActive: false });
    for (const [sale, detail] of [
      [{ customerId: MISSING, serviceId }, 'This customer was not found.'],
      [{ userId: 'nobody', serviceId }, 'This account was not found.'],
      [{ customerId, serviceId: MISSING }, 'This service was not found.'],
      [{ customerId, serviceId: inactive }, 'This service was not found.'],
    ] as const) {
      const { status, body } = await record(sale);
      expect([status, body.detail]).toEqual([404, detail]);
    }
    await owner.delete(`/api/customers/${customerId}`);
    expect((await record({ customerId, serviceId })).status).toBe(404);
  });
});

describe('recording with an Idempotency-Key', () => {
  it('repeats the first sale when its key is sent with another price', async () => {
    const serviceId = await offer({ price: 120 });
    const sale = { customerId: await customer(), serviceId };
    const { body } = await record(sale, 'again');
    await owner.put(`/api/services/${serviceId}`, serviceInput({ price: 150, isActive: false }));
    expect((await record(sale, 'again')).body).toEqual(body);
    expect(await salesOf(sale.customerId)).toHaveLength(1);
  });
});
