import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type SqlText, sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { usesCheapPassphrases } from '../../testing/cheap-passphrases';
import { createTestDatabase } from '../../testing/test-database';
import { writeBackupFile } from './backup-file';
import { restoreArchive } from './restore/restore-archive';

usesCheapPassphrases();

/** Values that are easily damaged in a backup. */
class Values1700000009001 implements MigrationInterface {
  name = 'Values1700000009001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table things (
        id integer generated always as identity primary key, data bytea, amount numeric,
        words text, at timestamptz, span interval, part double precision,
        doubled integer generated always as (id * 2) stored);
      create table parts ("thing Id" integer not null references things, "na""me" varchar(20),
        parent varchar(20), primary key ("thing Id", "na""me"),
        foreign key ("thing Id", parent) references parts);
      create table loose (a text, b integer);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table loose, parts, things');
  }
}

const FILL = `
  insert into things (data, amount, words, at, span, part)
    values ('\\x00ff0a5c'::bytea, 'NaN', E'tab\\t, line\\n, \\\\N, \\\\. and "quotes" 😀', 'infinity',
      '1 year 2 mons -3 days 04:05:06.7', 0.1::float8 + 0.2::float8),
    (null, 12345678901234567890.12345678901234567890, repeat('xyz é ', 900000), '1900-01-01 00:00+05',
      null, 'Infinity'),
    (decode(repeat('c0ffee', 400000), 'hex'), -0, '', null, null, '-0');
  insert into parts values (1, 'b', 'a'), (1, 'a', null), (2, E'\\t', E'\\t');
  insert into loose values ('x', 1), (null, 2), ('x', 1);
  select nextval('things_id_seq');
  delete from things where id = 3;
`;

const tables = ['things', 'parts', 'loose'];
const rules = { migrations: [Values1700000009001], tables };
const passphrase = 'a passphrase of some words';

let folder: string;
const databases: { drop(): Promise<void> }[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-backup-'));
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function newDatabase(kind: 'migrated' | 'empty' = 'empty'): Promise<string> {
  const database = await createTestDatabase(kind);
  databases.push(database);
  return database.url;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: SqlText): Promise<Row[]> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A database with the values above. */
async function valuesDatabase(): Promise<string> {
  const url = await newDatabase();
  const { DataSource } = await import('typeorm');
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    migrations: rules.migrations,
  }).initialize();
  await dataSource.runMigrations();
  await dataSource.query(FILL);
  await dataSource.destroy();
  return url;
}

let files = 0;
const newFile = () => join(folder, `backup-${(files += 1)}.tar.gz`);

const contents = async (url: string) =>
  JSON.stringify([
    await query(url, sql`select *, md5(words) from things order by id`),
    await query(url, sql`select * from parts order by 1, 2`),
    await query(url, sql`select * from loose order by b, a`),
    await query(url, sql`select last_value, is_called from things_id_seq`),
  ]);

describe('a backup and its restore', () => {
  it.each([undefined, passphrase])(
    'restores a backup with identical rows (passphrase: %s)',
    async (secret) => {
      const source = await valuesDatabase();
      const file = newFile();
      const summary = await writeBackupFile(source, file, { passphrase: secret, tables });
      expect(summary.tables.map(({ name, rows }) => [name, rows])).toEqual([
        ['loose', 3],
        ['things', 2],
        ['parts', 3],
      ]);
      const target = await newDatabase();
      await restoreArchive(target, file, rules, { passphrase: secret });
      expect(await contents(target)).toBe(await contents(source));
      const [next] = await query(
        target,
        sql`insert into things (words) values (null) returning id`,
      );
      expect(next).toEqual({ id: 5 });
      const orphan = query(target, sql`insert into parts values (99, 'x', null)`);
      await expect(orphan).rejects.toMatchObject({ code: '23503' });
    },
  );
});
