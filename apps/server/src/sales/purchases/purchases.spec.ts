import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Service, ownPurchaseSchema, ownPurchasesSchema } from '@polaris/contracts';
import { serviceInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const sell = async (overrides: Partial<Service> = {}) =>
  (await owner.post('/api/services', serviceInput(overrides))).body as Service;

const buy = (person: Person, body: object, key?: string) =>
  person.post('/api/purchases', body, key ? { headers: { 'idempotency-key': key } } : {});

const stored = (userId: string) =>
  polaris.dataSource.query<Record<string, unknown>[]>(
    'select * from purchases where "userId" = $1 order by id',
    [userId],
  );

describe('buying', () => {
  it("creates an active purchase at the current price and returns it with the service's name", async () => {
    const customer = await polaris.customer();
    const service = await sell({ name: 'Level-Up Pack', price: 499.5 });
    const { status, body } = await buy(customer, { serviceId: service.id, amount: 499.5 });
    expect(status).toBe(201);
    expect(ownPurchaseSchema.safeParse(body).success).toBe(true);
    expect(Object.keys(body).sort()).toEqual(Object.keys(ownPurchaseSchema.shape).sort());
    expect(body).toMatchObject({
      userId: customer.user.id,
      serviceId: service.id,
      service: { name: 'Level-Up Pack' },
      status: 'active',
      amount: 499.5,
      progress: 0,
      completionDate: null,
    });
  });

  it('ignores every sent field of a purchase but the service and the expected price', async () => {
    const customer = await polaris.customer();
    const other = await polaris.customer();
    const { id: serviceId } = await sell({ price: 950 });
    const { status, body } = await buy(customer, {
      serviceId,
      status: 'completed',
      progress: 100,
      userId: other.user.id,
      id: 99_999,
      purchaseDate: '2020-01-01T00:00:00.000Z',
      completionDate: '2020-01-01T00:00:00.000Z',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: 950,
      status: 'active',
      progress: 0,
      completionDate: null,
      userId: customer.user.id,
    });
    expect(body.id).not.toBe(99_999);
    expect(await stored(other.user.id)).toEqual([]);
  });

  it('rejects an outdated price and returns the new one', async () => {
    const customer = await polaris.customer();
    const { id: serviceId } = await sell({ price: 150 });
    for (const amount of [120, 0, 150.01]) {
      const { status, body } = await buy(customer, { serviceId, amount });
      expect(status).toBe(409);
      expect(body).toMatchObject({ status: 409, detail: 'The price has changed', price: 150 });
    }
    expect(await stored(customer.user.id)).toEqual([]);
  });

  it('returns 404 when an inactive or unknown service is bought', async () => {
    const customer = await polaris.customer();
    const { id } = await sell({ isActive: false });
    for (const serviceId of [id, 2_147_483_647])
      expect((await buy(customer, { serviceId })).status).toBe(404);
    expect((await buy(owner, { serviceId: id })).status).toBe(404);
  });

  it.each([
    { price: 0, priceDisplay: 'Let’s talk' },
    { price: 0, pricing: 'free call' as const },
    { price: 950, pricing: 'free call' as const },
    { price: 1800, pricing: 'quote' as const },
  ])('rejects to sell a service without a fixed price: %j', async (offer) => {
    const customer = await polaris.customer();
    const { id: serviceId } = await sell(offer);
    for (const body of [{ serviceId }, { serviceId, amount: 0 }]) {
      const { status, body: problem } = await buy(customer, body);
      expect(status).toBe(409);
      expect(problem.detail).toBe('This service has no fixed price. Please ask about it.');
    }
  });

  it.each([
    [{}],
    [{ serviceId: '1' }],
    [{ serviceId: 1.5 }],
    [{ serviceId: 0 }],
    [{ serviceId: 2_147_483_648 }],
    [{ serviceId: 1, amount: '120' }],
    [{ serviceId: 1, amount: 1.005 }],
    [{ serviceId: 1, amount: -1 }],
    [{ serviceId: 1, amount: 1e12 }],
    [{ serviceId: 1, status: 'lost' }],
    [{ serviceId: 1, progress: 'half' }],
  ])('rejects a purchase with the body %j', async (body) => {
    const customer = await polaris.customer();
    expect((await buy(customer, body)).status).toBe(400);
  });

  it('returns 401 when a visitor buys a service', async () => {
    const { id: serviceId } = await sell();
    const { status, body } = await polaris.visitor().post('/api/purchases', { serviceId });
    expect(status).toBe(401);
    expect(body.detail).toBe('Please sign in.');
  });
});

describe('buying with an Idempotency-Key', () => {
  it('repeats the first purchase when its service was deleted or repriced since', async () => {
    const customer = await polaris.customer();
    const service = await sell({ price: 120 });
    const key = randomUUID();
    const body = { serviceId: service.id, amount: 120 };
    const first = await buy(customer, body, key);
    await owner.put(`/api/services/${service.id}`, serviceInput({ price: 150, isActive: false }));
    const again = await buy(customer, body, key);
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id: first.body.id, amount: 120 });
  });
});

describe("a client's own purchases", () => {
  it("lists a client's purchases newest first, by page, without gaps or repeats", async () => {
    const customer = await polaris.customer();
    const { id: serviceId } = await sell();
    const ids: number[] = [];
    for (let bought = 0; bought < 5; bought += 1)
      ids.push((await buy(customer, { serviceId })).body.id as number);
    const seen: number[] = [];
    let next: string | undefined = '/api/purchases?limit=2';
    while (next) {
      const { body, headers }: Awaited<ReturnType<Person['get']>> = await customer.get(next);
      expect(headers.get('x-total-count')).toBe('5');
      expect(ownPurchasesSchema.safeParse(body).success).toBe(true);
      seen.push(...body.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(ids.reverse());
  });

  it("hides a client's purchases from everyone else, including the owner (ASVS 8.2.2)", async () => {
    const customer = await polaris.customer();
    const { id: serviceId } = await sell();
    await buy(customer, { serviceId });
    for (const person of [await polaris.customer(), owner]) {
      const { body } = await person.get('/api/purchases');
      expect(body.map(({ userId }: { userId: string }) => userId)).not.toContain(customer.user.id);
    }
    expect((await polaris.visitor().get('/api/purchases')).status).toBe(401);
  });

  it('keeps the price of a purchase when the service changes, but shows its new name', async () => {
    const customer = await polaris.customer();
    const service = await sell({ price: 120 });
    await buy(customer, { serviceId: service.id });
    const change = serviceInput({ price: 900, name: 'New name' });
    await owner.put(`/api/services/${service.id}`, change);
    const { body } = await customer.get('/api/purchases');
    expect(body).toMatchObject([{ amount: 120, service: { name: 'New name' } }]);
  });

  it.each(['cursor=abc', 'cursor=WzEsMV0', 'limit=0', 'limit=1001'])(
    'rejects the purchase list query %s',
    async (query) => {
      const customer = await polaris.customer();
      expect((await customer.get(`/api/purchases?${query}`)).status).toBe(400);
    },
  );
});
