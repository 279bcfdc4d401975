import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { landingServicesSchema, serviceSchema, servicesSchema } from '@polaris/contracts';
import { poolOf } from '../../platform/database/pool';
import { serviceInput } from '../../testing/data/factories';
import { addService } from '../../testing/data/records';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { race } from '../../testing/long-form';

let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from services'));
afterAll(() => polaris.close());

const create = (overrides = {}) => addService(owner, overrides);
const names = (services: { name: string }[]) => services.map(({ name }) => name);

describe('services', () => {
  it('creates a service with the specified defaults', async () => {
    const { status, body } = await owner.post('/api/services', {
      name: 'Bare',
      description: 'Only what is required.',
    });
    expect(status).toBe(201);
    expect(serviceSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      category: 'strategy',
      iconName: 'chart-line',
      isActive: true,
      showOnLanding: false,
      sortOrder: 0,
      price: 0,
      priceDisplay: null,
    });
  });

  it('stores an empty display price as null and the price to the cent', async () => {
    expect(await create({ priceDisplay: '', price: 199.99 })).toMatchObject({
      priceDisplay: null,
      price: 199.99,
    });
  });

  it('returns the same service in the list and by itself', async () => {
    const created = await create({ price: 199.9, priceDisplay: '', sortOrder: -1 });
    expect((await owner.get('/api/services')).body).toEqual([created]);
    expect((await owner.get(`/api/services/${created.id}`)).body).toEqual(created);
  });

  it('shows only active services to visitors and customers', async () => {
    await create({ name: 'Shown' });
    const hidden = await create({ name: 'Hidden', isActive: false });
    const customer = await polaris.customer();
    for (const caller of [polaris.visitor(), customer]) {
      const { body } = await caller.get('/api/services');
      expect(servicesSchema.safeParse(body).success).toBe(true);
      expect(names(body)).toEqual(['Shown']);
      expect((await caller.get(`/api/services/${hidden.id}`)).status).toBe(404);
    }
    expect(names((await owner.get('/api/services')).body).sort()).toEqual(['Hidden', 'Shown']);
    expect((await owner.get(`/api/services/${hidden.id}`)).body.name).toBe('Hidden');
  });

  it('lists active, flagged services for the landing page by sort order', async () => {
    await create({ name: 'Third', showOnLanding: true, sortOrder: 9 });
    await create({ name: 'First', showOnLanding: true, sortOrder: -1 });
    await create({ name: 'Second', showOnLanding: true, sortOrder: 2, priceDisplay: 'From $5' });
    await create({ name: 'Inactive', showOnLanding: true, isActive: false });
    await create({ name: 'Not flagged' });
    const { body } = await polaris.visitor().get('/api/services/landing');
    expect(landingServicesSchema.safeParse(body).success).toBe(true);
    expect(names(body)).toEqual(['First', 'Second', 'Third']);
    expect(Object.keys(body[0]).sort()).toEqual([
      'description',
      'id',
      'name',
      'price',
      'priceDisplay',
    ]);
  });

  it('serves services to visitors from memory until any server changes one', async () => {
    const second = await startTestApp({ beside: polaris });
    try {
      const read = async (path: string) => names((await second.visitor().get(path)).body);
      const paths = ['/api/services', '/api/services?limit=3', '/api/services/landing'];
      for (const path of paths) expect(await read(path)).toEqual([]);
      const queries = jest.spyOn(poolOf(second.dataSource), 'query');
      for (const path of paths) expect(await read(path)).toEqual([]);
      // The job queue polls on the same connections.
      const asked = queries.mock.calls.filter((call) => JSON.stringify(call).includes('services'));
      expect(asked).toEqual([]);
      await create({ name: 'New', showOnLanding: true });
      for (const path of paths) {
        // The other server is notified a moment after the response.
        while ((await read(path)).length === 0) await nextTurn();
        expect(await read(path)).toEqual(['New']);
      }
    } finally {
      await second.close();
    }
  });

  it("returns the owner's page texts of a service, also in the list", async () => {
    const page = {
      situation: 'The report takes a day.',
      duration: 'Two weeks',
      deliverables: '- A script\n- A **test**\n\n<script>alert(1)</script>',
      sample: '',
    };
    const created = await create(page);
    expect(created).toMatchObject({ ...page, sample: null, questions: null });
    expect((await polaris.visitor().get(`/api/services/${created.id}`)).body).toEqual(created);
    expect((await owner.get('/api/services')).body).toEqual([created]);
  });

  it('defaults a service to a fixed price and stores other pricing', async () => {
    expect(await create()).toMatchObject({ pricing: 'fixed' });
    const { id } = await create({ pricing: 'quote' });
    const edited = await owner.put(`/api/services/${id}`, serviceInput({ name: 'Renamed' }));
    expect(edited.body).toMatchObject({ name: 'Renamed', pricing: 'quote' });
    const call = serviceInput({ pricing: 'free call' });
    expect((await owner.put(`/api/services/${id}`, call)).body.pricing).toBe('free call');
    const wrong = { ...serviceInput(), pricing: 'auction' };
    expect((await owner.put(`/api/services/${id}`, wrong)).status).toBe(400);
  });

  it('keeps page texts when an app that does not know them saves a service', async () => {
    const { id } = await create({ audience: 'Small teams', process: '1. We talk' });
    const edited = await owner.put(`/api/services/${id}`, serviceInput({ name: 'Renamed' }));
    expect(edited.status).toBe(200);
    const kept = { name: 'Renamed', audience: 'Small teams', process: '1. We talk' };
    expect(edited.body).toMatchObject(kept);
    expect((await owner.get(`/api/services/${id}`)).body).toMatchObject(kept);
    const emptied = await owner.put(`/api/services/${id}`, serviceInput({ audience: '' }));
    expect(emptied.body).toMatchObject({ audience: null, process: '1. We talk' });
  });

  it('toggles active and landing separately', async () => {
    const { id, ...service } = await create({ showOnLanding: true });
    const edited = { ...service, isActive: false };
    expect((await owner.put(`/api/services/${id}`, edited)).body).toMatchObject({
      isActive: false,
      showOnLanding: true,
    });
  });

  race(
    'answers 409 to an edit of an older service, and to one of two concurrent edits',
    async () => {
      const { id, version } = await create();
      const edits = await Promise.all(
        ['One', 'Two'].map((name) =>
          owner.put(`/api/services/${id}`, serviceInput({ name, version })),
        ),
      );
      expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    },
  );

  it('searches and filters services and pages through them in list order', async () => {
    for (const [index, name] of ['Alpha', 'Beta', 'Gamma'].entries())
      await create({ name, sortOrder: index % 2, category: index === 0 ? 'ai_ml' : 'other' });
    expect(names((await owner.get('/api/services?q=BET')).body)).toEqual(['Beta']);
    expect(names((await owner.get('/api/services?category=ai_ml')).body)).toEqual(['Alpha']);
    const first = await owner.get('/api/services?limit=2');
    expect(names(first.body)).toEqual(['Alpha', 'Gamma']);
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')![1]!;
    expect(names((await owner.get(next)).body)).toEqual(['Beta']);
  });

  it('searches services by name and description', async () => {
    await create({ name: 'A bet', sortOrder: 1 });
    await create({ name: 'B', description: 'Better than luck.', sortOrder: 2 });
    await create({ name: 'C' });
    expect(names((await owner.get('/api/services?q=BET')).body)).toEqual(['A bet', 'B']);
  });

  it.each([
    ['name', { name: '' }, 'Name is required'],
    ['description', { description: ' ' }, 'Description is required'],
    ['price', { price: -1 }, 'Base price must be a number of at least 0 with at most two decimals'],
    [
      'price',
      { price: 1.005 },
      'Base price must be a number of at least 0 with at most two decimals',
    ],
    ['price', { price: 1e12 }, 'Must be at most 9,999,999,999.99.'],
    [
      'price',
      { price: '199' },
      'Base price must be a number of at least 0 with at most two decimals',
    ],
    [
      'price',
      { price: null },
      'Base price must be a number of at least 0 with at most two decimals',
    ],
    [
      'price',
      { price: [5] },
      'Base price must be a number of at least 0 with at most two decimals',
    ],
    ['category', { category: 'magic' }, 'Please select a category'],
    ['sortOrder', { sortOrder: 1.5 }, 'Must be a whole number.'],
    ['sortOrder', { sortOrder: 3e9 }, 'Must be a whole number.'],
    ['situation', { situation: 'x'.repeat(301) }, 'Must be at most 300 characters.'],
    ['process', { process: 'x'.repeat(4001) }, 'Must be at most 4000 characters.'],
  ])('rejects a wrong service %s: %j', async (path, overrides, message) => {
    const answer = await owner.post('/api/services', { ...serviceInput(), ...overrides });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path, message }]);
  });

  it.each(['abc', '1.5', '0', '-1', '2147483648', '9999999999999999999999999', '%00', '1%2F2'])(
    'returns 400 or 404 for the service id %s',
    async (id) => {
      expect([400, 404]).toContain((await polaris.visitor().get(`/api/services/${id}`)).status);
      expect([400, 404]).toContain((await owner.put(`/api/services/${id}`, serviceInput())).status);
    },
  );
});

describe('the order of services', () => {
  const order = (ids: number[]) => owner.put('/api/admin/services/order', { ids });
  const three = async (): Promise<number[]> => {
    const made = [];
    for (const name of ['A', 'B', 'C']) made.push((await create({ name })).id);
    return made;
  };

  it('stores a new order for the list and the landing page', async () => {
    const [a, b, c] = await three();
    await create({ name: 'On', showOnLanding: true });
    const { body } = await owner.get('/api/services');
    const on = body.find(({ name }: { name: string }) => name === 'On').id;
    const ordered = await order([c!, on, a!, b!]);
    expect([ordered.status, servicesSchema.safeParse(ordered.body).success]).toEqual([200, true]);
    expect(names((await owner.get('/api/services')).body)).toEqual(['C', 'On', 'A', 'B']);
    expect(ordered.body.map(({ sortOrder }: { sortOrder: number }) => sortOrder)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('raises the version of moved services only', async () => {
    const [a, b, c] = await three();
    await order([a!, b!, c!]);
    const { body } = await order([a!, c!, b!]);
    expect(body.map(({ version }: { version: number }) => version)).toEqual([2, 3, 3]);
  });

  it('rejects an order of services that does not name each once', async () => {
    const [a, b, c] = await three();
    for (const ids of [
      [a!, b!],
      [a!, b!, c!, 2147483647],
      [a!, b!, 2147483647],
    ])
      expect((await order(ids)).status).toBe(409);
    for (const ids of [[], [a!, a!, b!]]) expect((await order(ids)).status).toBe(400);
    expect(names((await owner.get('/api/services')).body)).toEqual(['A', 'B', 'C']);
  });

  it('stores one of two concurrent orders of services', async () => {
    const [a, b, c] = await three();
    await Promise.all([order([c!, b!, a!]), order([b!, a!, c!])]);
    expect(['CBA', 'BAC']).toContain(names((await owner.get('/api/services')).body).join(''));
  });
});
