import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../../platform/database/connections';
import { createTestDatabase } from '../../testing/test-database';
import { untilBlocked } from '../../testing/until';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let other: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  [client, other] = [connectTo(database.url), connectTo(database.url)];
  await client.connect();
  await other.connect();
  await query(RECORDS);
  for (const table of tables) await query(`${MAIL}, '${table}', (select min(id) from ${table}))`);
});
afterAll(async () => {
  await client.end();
  await other.end();
  await database.drop();
});

const connectTo = (connectionString: string) => createClient({ connectionString });

const query = (sql: string) => client.query(sql);
const rowsOf = {
  query: async (sql: string, values: unknown[]) => (await client.query<object>(sql, values)).rows,
};

const MAIL = `insert into mail_outbox (recipient, subject, body, "aboutTable", "aboutId")
  values ('maya@example.com', 'Subject', 'Text'`;
/** Each owner gets a notice of a client's message; its mail is one. */
const SECOND = `insert into mail_outbox (recipient, subject, body, kind, "aboutTable", "aboutId")
  select 'maya@example.com', 'Subject', 'Text', 'message', 'messages', id from messages, generate_series(1, 2)`;
const NOTICE = `insert into owner_notices (topic, line, url, "aboutTable", "aboutId")
  values ('topic', 'Line', '/'`;

/** The tables that mails refer to; of invoices, only drafts can be deleted. */
const tables = [
  ...['testimonials', 'subscribers', 'invitations', 'messages', 'contact_submissions'],
  ...['customer_files', 'undeliverable_addresses', 'intro_call_holds', 'sessions_appointments'],
];

const RECORDS = `
  insert into services (name, description, price) values ('Call', 'A call', 0);
  insert into customers (name) values ('Zoe');
  insert into contact_submissions (name, email, message)
    values ('Maya', 'maya@example.com', 'a long enough message');
  insert into testimonials (name, content) values ('Maya', 'Clear at last, after years of doubt.');
  insert into subscribers (email, "askedAt") values ('sub@example.com', now());
  insert into invitations ("customerId", email, "byMail", "expiresAt")
    select id, 'zoe@example.com', true, now() + interval '1 day' from customers;
  insert into messages ("customerId", author, via, text) select id, 'client', 'page', 'Hello' from customers;
  insert into customer_files ("customerId", name, "mediaType", size, parts, "uploadedBy", "isShared")
    select id, 'Plan.txt', 'text/plain', 1, '{a}', 'owner', true from customers;
  insert into undeliverable_addresses (email, kind, reason) values ('gone@example.com', 'bounce', 'x');
  insert into intro_call_holds ("serviceId", "startTime", "endTime", name, email, "expiresAt")
    select id, now(), now() + interval '1 hour', 'Maya', 'maya@example.com', now() from services;
  insert into sessions_appointments ("customerId", title, "startTime", "endTime")
    select id, 'Review', now(), now() + interval '1 hour' from customers;`;

const countAbout = async (table: string, id: number) => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from
       (select "aboutTable", "aboutId" from mail_outbox
        union all select "aboutTable", "aboutId" from owner_notices) as all_mail
     where "aboutTable" = $1 and "aboutId" = $2`,
    [table, id],
  );
  return rows[0]!.count;
};

async function addContact(): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into contact_submissions (name, email, message)
     values ('Maya', 'maya@example.com', 'a long enough message') returning id`,
  );
  return rows[0]!.id;
}

describe('mails about a record', () => {
  afterEach(() => query('rollback'));

  it.each(tables)('deletes the mails about a row of %s with it', async (table) => {
    const { rows } = await client.query<{ id: number }>(
      'select "aboutId" as id from mail_outbox where "aboutTable" = $1 limit 1',
      [table],
    );
    const { id } = rows[0]!;
    await query('begin');
    await query(`delete from ${table} where id = ${id}`);
    expect(await countAbout(table, id)).toBe(0);
    await query('rollback');
    expect(await countAbout(table, id)).toBeGreaterThan(0);
  });

  it('deletes the mails about a draft invoice with it', async () => {
    const { rows } = await client.query<{ id: number }>(
      `insert into invoices (kind, buyer) values ('invoice', '{"name": "Zoe"}') returning id`,
    );
    const { id } = rows[0]!;
    await query(`${MAIL}, 'invoices', ${id})`);
    await query(`delete from invoices where id = ${id}`);
    expect(await countAbout('invoices', id)).toBe(0);
  });

  it('deletes a waiting owner notice with its record', async () => {
    const id = await addContact();
    await query(`${NOTICE}, 'contact_submissions', ${id})`);
    await query(`delete from contact_submissions where id = ${id}`);
    expect(await countAbout('contact_submissions', id)).toBe(0);
  });

  it('keeps a mail when a record of another table with the same id is deleted', async () => {
    const id = await addContact();
    await query(`${MAIL}, 'contact_submissions', ${id})`);
    await query(`insert into subscribers (id, email, "askedAt") overriding system value
      values (${id}, 'same-id@example.com', now())`);
    await query(`delete from subscribers where id = ${id}`);
    expect(await countAbout('contact_submissions', id)).toBe(1);
  });

  it.each([
    ['of a table that deletes no mails', `${MAIL}, 'services', 1)`],
    ['of a table that does not exist', `${NOTICE}, 'no such "table"', 1)`],
    ['that does not exist', `${MAIL}, 'contact_submissions', 999)`],
    ['that does not exist, as a notice', `${NOTICE}, 'contact_submissions', 999)`],
    ['without an id', `${MAIL}, null, 1)`],
    [
      'when it is changed to a missing one',
      `update mail_outbox set "aboutId" = 999 where "aboutTable" = 'testimonials'`,
    ],
    ['when the message already has a mail', SECOND],
  ])('rejects a mail about a record %s', async (_, sql) => {
    await expect(query(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('rejects a mail when its record is deleted concurrently', async () => {
    const id = await addContact();
    await query('begin');
    await query(`delete from contact_submissions where id = ${id}`);
    const written = expect(
      other.query(`${MAIL}, 'contact_submissions', ${id})`),
    ).rejects.toMatchObject({ code: '23503' });
    await untilBlocked(rowsOf);
    await query('commit');
    await written;
  });

  it('deletes a mail that is written while its record is deleted', async () => {
    const id = await addContact();
    await query('begin');
    await query(`${MAIL}, 'contact_submissions', ${id})`);
    const deleted = other.query(`delete from contact_submissions where id = ${id}`);
    await untilBlocked(rowsOf);
    await query('commit');
    await deleted;
    expect(await countAbout('contact_submissions', id)).toBe(0);
  });
});
