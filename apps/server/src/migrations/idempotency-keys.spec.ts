import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { IdempotencyKeys1700000000045 } from './0045-idempotency-keys';
import { migrate } from './migrate';
import { migrations } from './migrations';

/** Keys as servers stored them; `money` names a payment and an activity. */
const before = `
  insert into users (id, email) values ('owner', 'owner@example.com'), ('maya', 'maya@example.com');
  insert into customers (name) values ('Maya');
  insert into services (name, description, price) values ('Audit', 'An audit', 100);
  insert into purchases ("serviceId", amount, "userId", "idempotencyKey", "recordedBy", "recordKey") values
    (1, 100, 'maya', 'order', null, null), (1, 100, 'maya', null, 'owner', 'sale'),
    (1, 100, null, 'of nobody', null, 'of nobody'), (1, 100, 'maya', null, null, null);
  insert into invoices (kind, buyer, "creditOf", "recordedBy", "recordKey") values
    ('invoice', '{"name": "Maya"}', null, 'owner', 'draft'),
    ('credit_note', '{"name": "Maya"}', 1, 'owner', 'credit');
  insert into payments ("purchaseId", "invoiceId", provider, amount, status, method, "paidAt",
      "recordedBy", "recordKey") values
    (1, null, 'manual', 60, 'paid', 'cash', now(), 'owner', 'money'),
    (null, 1, 'manual', 40, 'paid', 'cash', now(), 'owner', 'of an invoice');
  insert into refunds ("paymentId", amount, status, "recordedBy", "recordKey") values
    (1, 10, 'succeeded', 'owner', 'back');
  insert into contact_submissions (name, email, message) values
    ('Maya', 'maya@example.com', 'A message that is long enough.');
  insert into messages ("contactId", "customerId", recipient, subject, text, thread, "internetMessageId",
      "leavesAt") values
    (1, null, 'maya@example.com', 'Re', 'Hi', gen_random_uuid(), '<1>', now()),
    (null, 1, 'maya@example.com', 'Re', 'Hi', gen_random_uuid(), '<2>', now());
  insert into message_keys ("userId", key, "inputHash", answer) values
    ('owner', 'reply', 'a', '{"id": 1, "leavesAt": "now"}'),
    ('owner', 'message', 'b', '{"id": 2, "leavesAt": "now"}'),
    ('owner', 'taken back', 'c', '{"id": 9, "leavesAt": "now"}'),
    ('owner', 'template', 'd', '{"id": 1, "body": "Hello"}');
  insert into activity_keys ("userId", key, input, answer) values
    ('owner', 'activity', '{}', '{"id": 5, "subject": "Call"}'),
    ('owner', 'money', '{}', '{"id": 6, "subject": "Call"}'),
    ('owner', 'unanswered', '{}', null);
`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  await migrate(
    database.url,
    migrations.slice(0, migrations.indexOf(IdempotencyKeys1700000000045)),
  );
  client = createClient({ connectionString: database.url });
  await client.connect();
  await client.query(before);
  await migrate(database.url, migrations);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('keeps every idempotency key and its response, without a digest', async () => {
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from idempotency_keys order by key',
  );
  expect(rows.map(({ userId, key, request, answer }) => [userId, key, request, answer])).toEqual([
    ['owner', 'activity', 'POST /api/activities', { id: 5, subject: 'Call' }],
    ['owner', 'back', 'POST /api/admin/payments/1/refunds', { id: 1 }],
    ['owner', 'credit', 'POST /api/admin/invoices/1/credit', { id: 2 }],
    ['owner', 'draft', 'POST /api/admin/invoices', { id: 1 }],
    ['owner', 'message', 'POST /api/admin/customers/1/messages', { id: 2, leavesAt: 'now' }],
    ['owner', 'money', 'POST /api/admin/purchases/1/payments', { id: 1 }],
    ['owner', 'of an invoice', 'POST /api/admin/invoices/1/payments', { id: 2 }],
    ['maya', 'order', 'POST /api/purchases', { id: 1 }],
    ['owner', 'reply', 'POST /api/admin/contact-submissions/1/reply', { id: 1, leavesAt: 'now' }],
    ['owner', 'sale', 'POST /api/admin/purchases', { id: 2 }],
    ['owner', 'taken back', 'POST', { id: 9, leavesAt: 'now' }],
    ['owner', 'template', 'POST /api/admin/reply-templates', { id: 1, body: 'Hello' }],
  ]);
  expect(new Set(rows.map(({ contentHash }) => contentHash))).toEqual(new Set([null]));
});

it('leaves no idempotency key in the audit log', async () => {
  const { rows } = await client.query(
    `select from audit_log where before ? 'recordKey' or after ? 'recordKey'`,
  );
  expect(rows).toEqual([]);
});
