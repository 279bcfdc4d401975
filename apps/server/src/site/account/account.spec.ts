import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AccountData, accountDataSchema } from '@polaris/contracts';
import { inShortBlocks } from '../../testing/longest-block';
import { outbox } from '../../testing/mail/outbox';
import { addService, buy, linkAccount } from '../../testing/data/records';
import {
  PASSWORD,
  type Person,
  type TestApp,
  deleteAccount,
  startTestApp,
} from '../../testing/test-app';
import { untilBlocked } from '../../testing/until';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** A customer with rows in every table that can have some. */
async function knownCustomer(): Promise<Person> {
  const customer = await polaris.customer();
  const service = await addService(owner, { name: 'Known' });
  await buy(customer, service.id);
  const chosen = { email: false, phone: true, text: false };
  await customer.post('/api/communication-preferences', chosen);
  await polaris.dataSource.query(
    `insert into sessions_appointments ("userId", title, "startTime", "endTime", status)
     values ($1, 'Long ago', '2020-01-01T10:00Z', '2020-01-01T11:00Z', 'completed')`,
    [customer.user.id],
  );
  return customer;
}

/** Purchases, sessions and devices past the last page of every list. */
async function storeMany(userId: string): Promise<void> {
  await addService(owner);
  const store = (sql: string) => polaris.dataSource.query(sql, [userId]);
  await store(
    `insert into purchases ("userId", "serviceId", amount, status, "purchaseDate")
     select $1, (select max(id) from services), n, 'active', timestamptz '2020-01-01' + (n / 3) * interval '1 minute'
     from generate_series(1, 2500) n`,
  );
  await store(
    `insert into sessions_appointments ("userId", title, "startTime", "endTime", status)
     select $1, 'Session ' || n, at, at + interval '30 minutes', 'completed'
     from generate_series(1, 1200) n, lateral (select timestamptz '2020-01-01' + n * interval '1 hour' as at) t`,
  );
  await store(
    `insert into sessions (sid, sess, expire)
     select 'many-' || $1 || n, json_build_object('passport', $1::text,
       'signedInAt', (extract(epoch from now()) * 1000)::bigint), now() + interval '1 day'
     from generate_series(1, 700) n`,
  );
}

const count = async (table: string, column: string, value: string) => {
  const [{ count: found }] = await polaris.dataSource.query<[{ count: string }]>(
    `select count(*) from ${table} where ${column} = $1`,
    [value],
  );
  return Number(found);
};

describe('downloading account data', () => {
  it('downloads everything stored about an account, without its credentials', async () => {
    const customer = await knownCustomer();
    const { status, headers, body, text } = await customer.get('/api/account/data');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    expect(accountDataSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      user: { id: customer.user.id, email: customer.user.email },
      communicationPreferences: { email: false, phone: true, text: false },
      purchases: [{ service: { name: 'Known' }, amount: 950 }],
      sessions: [{ title: 'Long ago' }],
      devices: [{ current: true }],
    });
    expect(text).not.toMatch(/passwordHash|argon2/);
  });

  it('downloads all purchases of an account with very many', async () => {
    const customer = await polaris.customer();
    const { id } = customer.user;
    await storeMany(id);
    const { body } = await customer.get('/api/account/data');
    expect(accountDataSchema.safeParse(body).success).toBe(true);
    const amounts = (body as AccountData).purchases.map(({ amount }) => amount);
    expect(amounts).toEqual(Array.from({ length: 2500 }, (_, n) => 2500 - n));
    const titles = (body as AccountData).sessions.map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 1200 }, (_, n) => `Session ${1200 - n}`));
    const devices = (body as AccountData).devices;
    expect(devices.map(({ current }) => current)).toEqual([true, ...Array(700).fill(false)]);
  });

  it('handles other requests while account data is downloaded', async () => {
    const customer = await polaris.customer();
    await storeMany(customer.user.id);
    const { status } = await inShortBlocks(() => customer.get('/api/account/data'));
    expect(status).toBe(200);
  });

  it('returns 503 when the purchases for an account download cannot be read', async () => {
    const databaseTimeouts = { connectMs: 15_000, queryMs: 2000 };
    const impatient = await startTestApp({ beside: polaris, databaseTimeouts });
    const customer = await impatient.customer();
    await polaris.dataSource.transaction(async (manager) => {
      await manager.query('lock table purchases in access exclusive mode');
      const { status, headers } = await customer.get('/api/account/data');
      expect(status).toBe(503);
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(headers.has('retry-after')).toBe(true);
    });
    await impatient.close();
  });

  it('downloads only the data of the account that asked', async () => {
    await knownCustomer();
    const other = await polaris.customer();
    const { body } = await other.get('/api/account/data');
    expect(body).toMatchObject({ purchases: [], sessions: [], user: { id: other.user.id } });
    expect(body.devices).toHaveLength(1);
  });
});

describe('deleting an account', () => {
  it('removes personal data but keeps purchases for the books when an account is deleted (ASVS 14.2.4)', async () => {
    const customer = await knownCustomer();
    const { id, email } = customer.user;
    const { body } = await customer.get('/api/purchases');
    await owner.patch(`/api/admin/purchases/${body[0].id}`, { note: 'Dear Maya' });
    const others =
      (await count('audit_log', `coalesce(before, after) ->> 'title'`, 'Long ago')) - 1;
    expect((await deleteAccount(customer, email.toUpperCase())).status).toBe(204);
    expect(await count('users', 'id', id)).toBe(0);
    expect(await count('communication_preferences', '"userId"', id)).toBe(0);
    expect(await count('sessions_appointments', '"userId"', id)).toBe(0);
    expect(await count('audit_log', `coalesce(before, after) ->> 'title'`, 'Long ago')).toBe(
      others,
    );
    expect(await count('purchase_notes', '"purchaseId"', body[0].id)).toBe(0);
    expect(await count('mail_outbox', '"userId"', id)).toBe(0);
    expect(await count('mail_outbox', 'recipient', email)).toBe(0);
    expect(await count('sessions', `sess->>'passport'`, id)).toBe(0);
    const [kept] = await polaris.dataSource.query<object[]>(
      'select "userId", amount, status from purchases where id = $1',
      [body[0].id],
    );
    expect(kept).toEqual({ userId: null, amount: '950.00', status: 'active' });
  });

  it('removes the email address from the audit log when an account is deleted, even from its one-time links', async () => {
    const person = await polaris.customer();
    const { email, id } = person.user;
    const { body: customer } = await owner.post('/api/customers', { name: 'Linked' });
    await linkAccount(owner, customer.id, id);
    await owner.post(`/api/customers/${customer.id}/account/one-time-link`);
    const links = `/api/admin/audit?relation=customers&recordId=${customer.id}`;
    const before = await owner.get(links);
    expect(before.body).toMatchObject([
      { after: { oneTimeLinkFor: email } },
      { after: { userId: id } },
      { action: 'create' },
    ]);
    await deleteAccount(person, email);
    const [, link] = (await owner.get(links)).body;
    expect(link).toEqual({
      ...before.body[0],
      after: { ...before.body[0].after, oneTimeLinkFor: null },
    });
    expect(await count('audit_log', `concat(before, after) like '%${email}%'`, 'true')).toBe(0);
  });

  it('mails the owner the canceled sessions when an account is deleted, and keeps that mail', async () => {
    const customer = await polaris.customer();
    const book = async (title: string, day: string) => {
      const times = { startTime: `${day}T15:00:00Z`, endTime: `${day}T16:00:00Z` };
      const session = { userId: customer.user.id, title, ...times };
      expect((await owner.post('/api/admin/sessions', session)).status).toBe(201);
    };
    await book('Second', '2099-03-11');
    await book('Kick-off', '2099-03-10');
    await deleteAccount(customer, customer.user.email);
    const told = (await outbox(polaris, owner.user.email)).at(-1);
    expect(told?.subject).toMatch(/^Sessions canceled: person\d+$/);
    expect(told?.body).toMatch(
      /Kick-off: Tuesday, March 10, 2099, 11:00 AM – 12:00 PM EDT\nSecond: Wednesday, March 11, 2099/,
    );
  });

  it('sends the owner no mail about a deleted account without upcoming sessions', async () => {
    const before = await outbox(polaris, owner.user.email);
    const customer = await knownCustomer();
    await deleteAccount(customer, customer.user.email);
    expect(await outbox(polaris, owner.user.email)).toHaveLength(before.length);
  });

  it('deletes an account after an order that has just stored its key', async () => {
    const customer = await polaris.customer();
    const { id } = customer.user;
    const deleting = await polaris.dataSource.transaction(async (manager) => {
      await manager.query(
        `insert into idempotency_keys ("userId", key, request) values ($1, 'k', 'POST /api/purchases')`,
        [id],
      );
      const answer = deleteAccount(customer);
      await untilBlocked(polaris.dataSource);
      // The order's next step: it would be a deadlock if the deletion already held the account.
      await manager.query('select from users where id = $1 for no key update', [id]);
      return [answer] as const;
    });
    expect((await deleting[0]).status).toBe(204);
  });

  it('signs out every device and frees the email address when an account is deleted (ASVS 7.4.2)', async () => {
    const customer = await polaris.customer();
    const { email } = customer.user;
    const elsewhere = polaris.visitor();
    await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
    await deleteAccount(customer, email);
    for (const caller of [customer, elsewhere])
      expect((await caller.get('/api/auth/user')).status).toBe(401);
    const again = await polaris.visitor().post('/api/auth/register', { email, password: PASSWORD });
    expect(again.status).toBe(201);
  });

  it('deletes an account only when its email address is typed', async () => {
    const [customer, other] = [await polaris.customer(), await polaris.customer()];
    for (const email of [other.user.email, '', null, 'x@'])
      expect((await deleteAccount(customer, email)).status).toBe(400);
    const { body } = await deleteAccount(customer, other.user.email);
    expect(body.errors).toEqual([
      { path: 'email', message: 'This is not the address of your account.' },
    ]);
    for (const person of [customer, other])
      expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it('rejects to delete the account of the owner', async () => {
    const { status, body } = await deleteAccount(owner, owner.user.email);
    expect([status, body.detail]).toEqual([
      409,
      'The account of the owner cannot be deleted here.',
    ]);
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });
});
