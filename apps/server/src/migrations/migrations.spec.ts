import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { createClient } from '../platform/database/connections';
import { startTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';
import { migrations } from './migrations';
import { Schema } from '../office/backup/restore/schema';
import { migrate } from './migrate';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  client = createClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const tables = async () =>
  (
    await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).rows.map(({ name }) => name);

describe('the migrations', () => {
  it('runs each migration once when several servers start concurrently', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(ran.flat()).toHaveLength(migrations.length);
  });

  it('creates all eleven specified tables', async () => {
    expect(await tables()).toEqual(
      expect.arrayContaining([
        'activities',
        'assets',
        'communication_preferences',
        'contact_submissions',
        'customers',
        'purchases',
        'services',
        'sessions',
        'sessions_appointments',
        'testimonials',
        'users',
      ]),
    );
  });

  it('creates the columns that the entities read', async () => {
    const polaris = await startTestApp();
    const { dataSource } = polaris;
    expect(dataSource.entityMetadatas.length).toBeGreaterThan(10);
    for (const { target } of dataSource.entityMetadatas)
      await expect(dataSource.getRepository(target).find({ take: 1 })).resolves.toEqual([]);
    await polaris.close();
  });

  it('leaves nothing when all migrations are reverted, and runs them again', async () => {
    const dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations,
      installExtensions: false,
    }).initialize();
    const runner = dataSource.createQueryRunner();
    await new Schema(runner).removeAll();
    await dataSource.destroy();
    const { rows } = await client.query(`
      select relname as name from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
      union all select proname from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all select typname from pg_type where typtype in ('d', 'e') and typnamespace = 'public'::regnamespace`);
    expect(rows).toEqual([{ name: 'migrations' }]);
    expect(await migrate(database.url)).toHaveLength(migrations.length);
  });
});

describe('database constraints', () => {
  beforeAll(async () => {
    await client.query(`
      insert into users (id, email) values ('u1', 'a@example.com');
      insert into services (name, description, price) values ('S', 'D', 1);
      insert into contact_submissions (name, email, message)
        values ('Maya', 'a@example.com', 'a long enough message');
      insert into customers (name, "convertedFromContactId") values ('Maya', 1);`);
  });

  beforeAll(async () => {
    await client.query(`
      insert into purchases ("serviceId", amount) values (1, 100), (1, 100);
      insert into payments ("purchaseId", provider, amount, status, method, "paidAt") values
        (1, 'manual', 40, 'paid', 'cash', now()), (1, 'stripe', 60, 'open', 'card', null);
      insert into refunds ("paymentId", amount, status) values
        (1, 30, 'pending'), (1, 30, 'failed');`);
  });

  const payment = `insert into payments ("purchaseId", provider, amount, status, method, "paidAt") values`;
  const refund = `insert into refunds ("paymentId", amount, status) values`;
  const service = 'insert into services (name, description, price) values';
  const session = `insert into sessions_appointments ("userId", title, "startTime", "endTime")`;
  it.each([
    ['a negative price', `${service} ('a', 'b', -1)`],
    ['a price that is no number', `${service} ('a', 'b', 'NaN')`],
    ['a price past the column', `${service} ('a', 'b', 1e12)`],
    ['a blank name', `${service} (' ', 'b', 1)`],
    [
      'an unknown category',
      `insert into services (name, description, price, category) values ('a', 'b', 1, 'x')`,
    ],
    [
      'an asset that runs script',
      `insert into assets (name, type, url) values ('a', 'link', 'javascript:x')`,
    ],
    ['an address in other letters', `insert into users (email) values ('A@EXAMPLE.com')`],
    [
      'a second customer of one contact',
      `insert into customers (name, "convertedFromContactId") values ('Maya', 1)`,
    ],
    ['a short message', `update contact_submissions set message = 'short'`],
    [
      'an unknown purchase status',
      `insert into purchases ("userId", "serviceId", amount, status) values ('u1', 1, 1, 'lost')`,
    ],
    [
      'progress past 100',
      `insert into purchases ("userId", "serviceId", amount, progress) values ('u1', 1, 1, 101)`,
    ],
    ['an end before its start', `${session} values ('u1', 'x', now(), now() - interval '1 hour')`],
    [
      'an activity without a customer',
      `insert into activities ("customerId", subject) values (999, 'x')`,
    ],
    ['a payment of zero', `${payment} (2, 'manual', 0, 'paid', 'cash', now())`],
    ['a payment that is not a number', `${payment} (2, 'manual', 'NaN', 'paid', 'cash', now())`],
    ['a paid payment without a time', `${payment} (2, 'manual', 1, 'paid', 'cash', null)`],
    ['a second open payment', `${payment} (1, 'stripe', 60, 'processing', 'card', null)`],
    ['a payment without a purchase', `${payment} (999, 'manual', 1, 'failed', 'cash', null)`],
    ['more refunded than was paid', `${refund} (1, 10.01, 'succeeded')`],
    ['more refunded than was paid, later', `update refunds set status = 'pending' where id = 2`],
    ['a rating of six', `insert into testimonials (name, content, rating) values ('a', 'b', 6)`],
  ])('rejects %s in the database', async (_, statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({
      code: expect.stringMatching(/^(23|22)/),
    });
  });

  it('deletes activities with their customer in the database', async () => {
    await client.query(`insert into activities ("customerId", subject) values (1, 'x')`);
    await client.query('delete from customers');
    expect((await client.query('select 1 from activities')).rowCount).toBe(0);
  });

  it('keeps a customer in the database when its contact is deleted', async () => {
    await client.query(`insert into customers (name, "convertedFromContactId") values ('M', 1)`);
    await client.query('delete from contact_submissions');
    const { rows } = await client.query('select "convertedFromContactId" from customers');
    expect(rows).toEqual([{ convertedFromContactId: null }]);
  });
});

describe('database indexes', () => {
  beforeAll(async () => {
    await client.query(`
      delete from customers;
      insert into contact_submissions (name, email, message, "createdAt")
        select 'Person ' || n, n || '@example.com', 'Message number ' || md5(n::text), now() - n * interval '1 minute'
        from generate_series(1, 5000) n;
      insert into customers (name) select 'Customer ' || n from generate_series(1, 3000) n;
      insert into activities ("customerId", subject, "createdAt")
        select id, 'Activity', now() - id * interval '1 minute' from customers;
      analyze;
      -- A table this small is read whole; what counts is that the index can serve.
      set enable_seqscan = off;`);
  });

  const plan = async (query: string) =>
    (await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n');

  it.each([
    [
      'contacts_newest',
      `select * from contact_submissions order by "createdAt" desc, id desc limit 50`,
    ],
    [
      'contacts_newest',
      `select * from contact_submissions where ("createdAt", id) < (now() - interval '40 hours', 9)
       order by "createdAt" desc, id desc limit 50`,
    ],
    [
      'contacts_search',
      `select * from contact_submissions
       where search_key(name || ' ' || email || ' ' || message) like (select search_pattern('Abcdef'))`,
    ],
    ['activities_newest', `select * from activities order by "createdAt" desc, id desc limit 5`],
    [
      'customers_search',
      `select * from customers where "searchText" like (select search_pattern('mer 2999'))`,
    ],
    [
      'customers_beginning',
      `select * from customers where search_key(name) like search_beginning('Cu')`,
    ],
  ])('uses the index %s', async (index, query) => {
    expect(await plan(query)).toContain(index);
  });
});
