import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { sql } from '../platform/database/sql';
import { createClient } from '../platform/database/connections';
import { IdempotencyKeys1700000000045 } from './0045-idempotency-keys';
import { MailedRecords1700000000046 } from './0046-mailed-records';
import { migrate, revertLast } from './migrate';
import { writeBackupFile } from '../backup/backup-file';
import { restoreArchive } from '../backup/restore/restore-archive';
import { restoreRules } from '../restore-rules';
import { createTestDatabase } from '../testing/test-database';
import { untilBlocked } from '../testing/until';
import { migrations } from './migrations';
import { type OldDatabase, makeOldDatabase } from './testing/old-database';
import { readTables } from './testing/stored-tables';

let database: OldDatabase;
let other: pg.Client;
beforeAll(async () => {
  database = await makeOldDatabase(MailedRecords1700000000046);
  other = createClient({ connectionString: database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

const query = (sql: string) => database.client.query(sql);
const rowsOf = {
  query: async (sql: string, values: unknown[]) =>
    (await database.client.query<object>(sql, values)).rows,
};

const MAIL = `insert into mail_outbox (recipient, subject, body, "aboutTable", "aboutId")
  values ('maya@example.com', 'Subject', 'Text'`;
const NOTICE = `insert into owner_notices (topic, line, url, "aboutTable", "aboutId")
  values ('topic', 'Line', '/'`;

const ABOUT = sql`select subject, "aboutTable", "aboutId", attachment from mail_outbox
  where "aboutTable" is not null`;

const countAbout = async (table: string, id: number) => {
  const { rows } = await database.client.query<{ count: number }>(
    `select count(*)::int as count from
       (select "aboutTable", "aboutId" from mail_outbox
        union all select "aboutTable", "aboutId" from owner_notices) as all_mail
     where "aboutTable" = $1 and "aboutId" = $2`,
    [table, id],
  );
  return rows[0]!.count;
};

async function addContact(): Promise<number> {
  const { rows } = await database.client.query<{ id: number }>(
    `insert into contact_submissions (name, email, message)
     values ('Maya', 'maya@example.com', 'a long enough message') returning id`,
  );
  return rows[0]!.id;
}

describe('mails about a record', () => {
  afterEach(() => query('rollback'));

  it.each(['testimonials', 'subscribers', 'invitations', 'messages', 'contact_submissions'])(
    'deletes the mails about a row of %s with it',
    async (table) => {
      const { rows } = await database.client.query<{ id: number }>(
        'select "aboutId" as id from mail_outbox where "aboutTable" = $1 limit 1',
        [table],
      );
      const { id } = rows[0]!;
      await query('begin');
      await query(`delete from ${table} where id = ${id}`);
      expect(await countAbout(table, id)).toBe(0);
      await query('rollback');
      expect(await countAbout(table, id)).toBeGreaterThan(0);
    },
  );

  it('deletes the mails about a draft invoice with it', async () => {
    const { rows } = await database.client.query<{ id: number }>(
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
    ['that is not there', `${MAIL}, 'contact_submissions', 999)`],
    ['that is not there, as a notice', `${NOTICE}, 'contact_submissions', 999)`],
    ['without an id', `${MAIL}, null, 1)`],
    [
      'that it is changed to, and that is not there',
      `update mail_outbox set "aboutId" = 999 where "aboutTable" = 'invoices'`,
    ],
    ['when the message has a mail already', `${MAIL}, 'messages', (select min(id) from messages))`],
  ])('refuses a mail about a record %s', async (_, sql) => {
    await expect(query(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  it('refuses a mail when its record is deleted concurrently', async () => {
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

it('restores the records of all mails when the migration is reverted', async () => {
  const old = await makeOldDatabase(IdempotencyKeys1700000000045);
  const read = async () => {
    const tables = await readTables(old.client);
    return [tables.get('mail_outbox'), tables.get('owner_notices')];
  };
  const before = await read();
  await migrate(old.url, migrations.slice(0, migrations.indexOf(MailedRecords1700000000046) + 1));
  expect(await read()).not.toEqual(before);
  await revertLast(old.url);
  expect(await read()).toEqual(before);
  await old.drop();
});

it('names the records of mails when a backup from before the migration is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-mailed-records-'));
  const file = join(folder, 'backup.tar.gz');
  const old = await makeOldDatabase(IdempotencyKeys1700000000045);
  await writeBackupFile(old.url, file);
  const restored = await createTestDatabase('empty');
  await restoreArchive(restored.url, file, restoreRules);
  await migrate(old.url);
  const { rows } = await old.client.query(ABOUT);
  expect(rows.length).toBeGreaterThan(6);
  const client = createClient({ connectionString: restored.url });
  await client.connect();
  expect((await client.query(ABOUT)).rows).toEqual(rows);
  await client.query(sql`delete from contact_submissions`);
  expect((await client.query(sql`${ABOUT} and "aboutTable" = 'contact_submissions'`)).rows).toEqual(
    [],
  );
  await client.end();
  await restored.drop();
  await old.drop();
  rmSync(folder, { recursive: true });
});
