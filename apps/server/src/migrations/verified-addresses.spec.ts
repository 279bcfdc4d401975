import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { migrations } from './migrations';
import { migrate, revertLast } from './migrate';
import { VerifiedAddresses1700000000009 } from './0009-verified-addresses';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const newer = migrations.length - migrations.indexOf(VerifiedAddresses1700000000009);
  for (let back = 0; back < newer; back += 1) await revertLast(database.url);
  client = createClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('removes links from existing mails and keeps accounts unchanged', async () => {
  await client.query(`
    insert into users (id, email, "passwordHash") values ('u1', 'a@example.com', 'hash'),
      ('u2', 'b@example.com', null);
    insert into one_time_tokens (hash, purpose, "userId", "expiresAt")
      values ('h', 'reset', 'u1', now() + interval '1 hour');
    insert into mail_outbox (recipient, subject, body, html, status, confidential, "userId") values
      ('a@example.com', 'Waiting', 'https://a.example/#reset=secret', 'secret', 'queued', true, 'u1'),
      ('a@example.com', 'Kept', 'https://a.example/#reset=secret', null, 'kept', true, 'u1'),
      ('a@example.com', 'Receipt', 'Thank you', null, 'queued', false, 'u1');`);
  await migrate(database.url);
  const mails = await client.query(
    'select subject, status, body, html from mail_outbox order by id',
  );
  expect(mails.rows).toMatchObject([
    { subject: 'Waiting', status: 'failed' },
    { subject: 'Kept', status: 'kept' },
    { subject: 'Receipt', status: 'queued', body: 'Thank you' },
  ]);
  expect(JSON.stringify(mails.rows)).not.toContain('secret');
  const users = await client.query(
    'select id, "hasPassword", "pendingEmail" from users order by id',
  );
  expect(users.rows).toEqual([
    { id: 'u1', hasPassword: true, pendingEmail: null },
    { id: 'u2', hasPassword: false, pendingEmail: null },
  ]);
  const tokens = await client.query('select purpose, email from one_time_tokens');
  expect(tokens.rows).toEqual([{ purpose: 'reset', email: null }]);
});
