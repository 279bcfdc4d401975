import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endpoints } from '@polaris/contracts/api';
import { MISSING } from '../../testing/calls';
import { keyedCalls } from '../../testing/keyed-requests';
import { KeyedShop, type RepeatableRequest } from '../../testing/data/keyed-shop';
import type { Pool } from 'pg';
import { driverPoolOf } from '../database/pool';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { race, someOf } from '../../testing/long-form';

let polaris: TestApp;
let shop: KeyedShop;
beforeAll(async () => {
  polaris = await startTestApp();
  shop = await KeyedShop.open(polaris);
});
afterAll(() => polaris.close());

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;

const send = (
  { path, body, people: [person] }: RepeatableRequest,
  key?: string,
  change: object = {},
) =>
  person.post(
    path,
    { ...body, ...change },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );

const sql = <T>(query: string) => polaris.dataSource.query<T>(query);

const count = async (table: string): Promise<number> =>
  (await sql<[{ n: number }]>(`select count(*)::int as n from ${table}`))[0].n;

const tables = [...new Set(Object.values(keyedCalls).map(({ table }) => table))];

/** Every row that a request could create or change, directly or indirectly. */
async function everything(): Promise<object> {
  const rows: Record<string, unknown> = {};
  for (const table of [...tables, 'customers', 'contact_submissions', 'idempotency_keys'])
    rows[table] = await sql(`select md5(t::text) from ${table} t order by 1`);
  rows.mail_outbox = await sql('select id from mail_outbox order by 1');
  return rows;
}

type Query = (asked: string | { text?: string }, ...rest: unknown[]) => unknown;

/** Gives out no connection after the transaction of a keyed request was committed. */
function failAfterCommit(): () => void {
  const pool = driverPoolOf(polaris.dataSource);
  const watch = (client: { query: unknown }): void => {
    const query = client.query as Query;
    let isKeyed = false;
    client.query = (...asked: Parameters<Query>) => {
      const [statement] = asked;
      const text = typeof statement === 'string' ? statement : (statement.text ?? '');
      if (/into idempotency_keys/i.test(text)) isKeyed = true;
      if (isKeyed && /^commit/i.test(text)) pool.connect = lost as Pool['connect'];
      return query.apply(client, asked);
    };
    const stop = (_error: unknown, released: object): void => {
      if (released !== client) return;
      client.query = query;
      pool.off('release', stop);
    };
    pool.on('release', stop);
  };
  pool.on('acquire', watch);
  return () => {
    pool.off('acquire', watch);
    Reflect.deleteProperty(pool, 'connect');
  };
}

const lost = (done?: (error: Error) => void): Promise<never> | undefined => {
  const error = new Error('timeout exceeded when trying to connect');
  return done ? void done(error) : Promise.reject(error);
};

const fieldsOf = (body: unknown): string[] =>
  Object.keys((body as { shape?: object } | undefined)?.shape ?? {}).sort();

it('covers every endpoint with a key and every field of its body', () => {
  const taking = Object.entries(endpoints).filter(([, endpoint]) => endpoint.hasIdempotencyKey);
  const tried = Object.entries(keyedCalls).map(([name, { changes }]) => [
    name,
    Object.keys(changes).sort(),
  ]);
  expect(Object.fromEntries(tried)).toEqual(
    Object.fromEntries(taking.map(([name, { body }]) => [name, fieldsOf(body)])),
  );
});

const allCalls = Object.entries(keyedCalls);

describe.each(allCalls)('%s with an Idempotency-Key', (_name, { table, make }) => {
  race('performs a keyed request once out of 20 concurrent ones', async () => {
    const [request, key] = [await make(shop), newKey()];
    const before = await count(table);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(request, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(await count(table)).toBe(before + 1);
  });
});

/**
 * All calls share one mechanism: one call shows that requests work once, work again, and belong to their
 * caller.
 */
const SHOWN = ['createReplyTemplate', 'createActivity', 'bookSession'];

describe.each(someOf(allCalls, ([name]) => SHOWN.includes(name)))(
  '%s with an Idempotency-Key',
  (_name, { table, make, changes, refuse, onlyOnce, ofOthers }) => {
    /** The status of another request with the same content. */
    const second = onlyOnce ? 409 : 201;
    const rowsOf = (requests: number) => (onlyOnce ? 1 : requests);

    it('repeats the response and changes nothing when a keyed request is sent again', async () => {
      const [request, key] = [await make(shop), newKey()];
      const first = await send(request, key);
      const after = await everything();
      const again = await send(request, key);
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await everything()).toEqual(after);
    });

    it('repeats the stored response when the database is lost right after it', async () => {
      const [request, key] = [await make(shop), newKey()];
      const back = failAfterCommit();
      const { status } = await send(request, key).finally(back);
      expect(status).toBe(201);
      expect((await send(request, key)).status).toBe(201);
    });

    it('returns 422 to a used key when any field has changed', async () => {
      const [request, key] = [await make(shop), newKey()];
      expect((await send(request, key)).status).toBe(201);
      const after = await everything();
      const detail =
        'Something else was sent with this Idempotency-Key, and is recorded. Reload to see it.';
      for (const [field, change] of Object.entries(changes)) {
        const { status, body } = await send(request, key, change);
        expect([field, status, body.detail]).toEqual([field, 422, detail]);
      }
      expect(await everything()).toEqual(after);
    });

    it('returns 422 to a used key when it is sent for another record', async () => {
      const [request, other, key] = [await make(shop), await make(shop), newKey()];
      expect((await send(request, key)).status).toBe(201);
      const after = await everything();
      expect((await send({ ...other, people: request.people }, key)).status).toBe(422);
      expect(await everything()).toEqual(after);
    });

    it('performs the request again when another user sends the same key', async () => {
      const [request, key] = [await make(shop), newKey()];
      const before = await count(table);
      expect((await send(request, key)).status).toBe(201);
      const [person, other] = request.people;
      const { status, body } = await send({ ...request, people: [other, person] }, key);
      expect([status, body.detail]).toEqual(ofOthers ?? [second, onlyOnce]);
      expect(await count(table)).toBe(before + rowsOf(2));
    });

    it('performs requests without a key or with different keys separately', async () => {
      const request = await make(shop);
      const before = await count(table);
      expect((await send(request)).status).toBe(201);
      expect((await send(request)).status).toBe(second);
      expect(await count(table)).toBe(before + rowsOf(2));
      const others = await Promise.all(Array.from({ length: 8 }, () => send(request, newKey())));
      expect(others.map(({ status }) => status)).toEqual(Array(8).fill(second));
      expect(await count(table)).toBe(before + rowsOf(10));
    });

    it('stores no key of a failed request', async () => {
      const [request, key] = [await make(shop), newKey()];
      const failing = { ...request, path: request.path.replace(/\d+/, `${MISSING}`) };
      const change = changes.customerId ?? changes.serviceId ?? changes.email ?? changes.name;
      const allow = await refuse?.(shop, request.people[0]);
      expect([404, 409]).toContain((await send(failing, key, change)).status);
      await allow?.();
      expect((await send(request, key)).status).toBe(201);
    });

    it.each([
      ['empty', ''],
      ['too long', 'x'.repeat(256)],
    ])('rejects a request when its key is %s', async (_what, key) => {
      const { status, body } = await send(await make(shop), key);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'Idempotency-Key' }]);
    });
  },
);

it('rejects a key that was used at another endpoint', async () => {
  const [key, sale] = [newKey(), await keyedCalls.recordSale!.make(shop)];
  expect((await send(sale, key)).status).toBe(201);
  const { recordSale: _sale, ...others } = keyedCalls;
  for (const [name, { make }] of Object.entries(others)) {
    const { status } = await send({ ...(await make(shop)), people: shop.owners }, key);
    expect([name, status]).toEqual([name, 422]);
  }
});

it('repeats the response when the same address is sent with percent escapes', async () => {
  const [request, key] = [await keyedCalls.createActivity!.make(shop), newKey()];
  const first = await send({ ...request, path: '/api/%61ctivities' }, key);
  const again = await send(request, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
});

it('repeats the response to any body on the same path when a key has no digest', async () => {
  const [request, key] = [await keyedCalls.createActivity!.make(shop), newKey()];
  const first = await send(request, key);
  await sql(`update idempotency_keys set "contentHash" = null where key = '${key}'`);
  expect((await send(request, key, { subject: 'Other words' })).body).toEqual(first.body);
  expect((await send(await keyedCalls.recordSale!.make(shop), key)).status).toBe(422);
});
