import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { CustomerOfSales1700000000020 } from './0020-customer-of-sales';
import { migrate, revertLast } from './migrate';
import { migrations } from './migrations';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const newer = migrations.length - migrations.indexOf(CustomerOfSales1700000000020);
  for (let back = 0; back < newer; back += 1) await revertLast(database.url);
  client = createClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const namesIn = async (table: string) => {
  const { rows } = await client.query<{ userId: string | null; name: string | null }>(
    `select r."userId", c.name from ${table} r left join customers c on c.id = r."customerId"
     order by r.id`,
  );
  return rows.map(({ userId, name }) => `${userId}: ${name}`);
};

it('assigns existing purchases and sessions of an account to its linked customer', async () => {
  await client.query(`
    insert into users (id, email) values ('linked', 'a@example.com'), ('alone', 'b@example.com');
    insert into services (name, description, price) values ('a', 'd', 950);
    insert into customers (name, email, "userId") values ('Linked', null, 'linked'),
      ('Of the same address', 'b@example.com', null);
    insert into purchases ("userId", "serviceId", amount)
      select account, s.id, 1 from services s, unnest(array['linked', 'alone', null]) account
      where s.name = 'a';
    insert into sessions_appointments ("userId", title, "startTime", "endTime") values
      ('linked', 'a', '2098-01-01T10:00Z', '2098-01-01T11:00Z'),
      ('alone', 'b', '2098-01-02T10:00Z', '2098-01-02T11:00Z');`);
  const audited = async () => (await client.query('select id from audit_log')).rowCount;
  const before = await audited();
  await migrate(database.url);
  expect(await namesIn('purchases')).toEqual(['linked: Linked', 'alone: null', 'null: null']);
  expect(await namesIn('sessions_appointments')).toEqual(['linked: Linked', 'alone: null']);
  expect(await audited()).toBe(before);
});
