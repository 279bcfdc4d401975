import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type SqlText, sql } from '../sql';
import { createClient } from '../connections';
import { storedSecret } from '../../config/secrets';
import { JOBS_SCHEMA } from '../../jobs/job-queue';
import { contactInput } from '../../../testing/data/factories';
import { freePort } from '../../../testing/processes/free-port';
import { ServerProcess } from '../../../testing/processes/server-process';
import { until } from '../../../testing/until';
import { prepareDatabase } from '../../../prepare-database';
import { findBinaries } from './binaries';
import { EmbeddedCluster } from './cluster';
import { initializeCluster } from './initdb';
import { runningPostmaster, stopPostmaster } from './postmaster';
import { type ConnectAs, ensureRoles } from './roles';
import { clusterFolder, postgresUser } from './system-user';

const folders: string[] = [];
const started: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-roles-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** A cluster of an older server: its only role is a superuser that owns everything. */
async function startOldCluster(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const user = postgresUser();
  const folder = clusterFolder(dataDir, user);
  const password = await storedSecret(dataDir, 'postgres-password');
  await initializeCluster(folder, user, 'polaris', password);
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  spawn(findBinaries().postgres, ['-D', folder, '-p', String(port), ...settings], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  const url = (database: string) => `postgres://polaris:${password}@127.0.0.1:${port}/${database}`;
  await untilUp(url('postgres'));
  await query(url('postgres'), sql`create database polaris`);
  return { url: url('polaris'), stop: () => stopPostmaster(runningPostmaster(folder)!.pid) };
}

const untilUp = (url: string) => until(() => query(url, sql`select 1`).catch(() => false));

async function query<Row extends pg.QueryResultRow>(url: string, text: SqlText): Promise<Row[]> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const FOREIGN = sql`
  select c.oid::regclass::text as name, relowner::regrole::text as owner from pg_class c
    join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'jobs', 'extra') and relowner::regrole::text <> 'polaris'
  union all
  select p.oid::regprocedure::text, proowner::regrole::text from pg_proc p
    join pg_namespace n on n.oid = pronamespace
    where nspname in ('public', 'jobs', 'extra') and proowner::regrole::text <> 'polaris'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select t.oid::regtype::text, typowner::regrole::text from pg_type t
    join pg_namespace n on n.oid = typnamespace
    where nspname in ('public', 'jobs', 'extra') and typowner::regrole::text <> 'polaris'
      and not exists (select from pg_depend where objid = t.oid and deptype = 'e')
      and not exists (select from pg_type e where e.typarray = t.oid
        and exists (select from pg_depend where objid = e.oid and deptype = 'e'))
  union all
  select nspname, nspowner::regrole::text from pg_namespace
    where nspname in ('jobs', 'extra') and nspowner::regrole::text <> 'polaris'`;

/** Objects of every kind that migrations may create, with names that need quotes. */
const EXTRA = sql`
  create schema extra;
  create type extra."Kind" as enum ('a', 'b');
  create type extra.pair as (a int, b int);
  create domain extra.positive as int check (value > 0);
  create sequence extra.free;
  create table extra."A table" (id serial primary key, n int generated always as identity, k extra."Kind");
  create view extra.seen as select * from extra."A table";
  create materialized view extra.stored as select * from extra."A table";
  create function extra.one(int, text) returns int language sql as 'select 1';
  create procedure extra.two() language sql as 'select 1';
  create aggregate extra.total(int) (sfunc = int4pl, stype = int);
  create table extra.parts (id int) partition by range (id);
  create table extra.part partition of extra.parts for values from (0) to (9);`;

/** What the product does with its database besides reading and writing rows. */
async function work(url: string): Promise<void> {
  await prepareDatabase(url);
  await query(
    url,
    sql`create table fresh (name text);
     create index on fresh using gin (name gin_trgm_ops);
     insert into fresh select similarity('polaris', 'polar')::text;
     select pg_advisory_lock(42), pg_advisory_unlock(42);
     listen content_changed; notify content_changed;
     alter table activities disable trigger user;
     alter table activities enable trigger user;
     alter table customers add by_hand text;
     alter table customers drop by_hand;
     truncate contact_submissions, customers, activities cascade;
     drop table fresh`,
  );
  await query(url, sql`create database another_one`);
  await query(url.replace(/polaris$/, 'another_one'), sql`create extension pg_trgm`);
  await query(url, sql`drop database another_one with (force)`);
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, max: 1 });
  await boss.start();
  await boss.send('mail', { id: 1 });
  expect(await boss.fetch('mail')).toHaveLength(1);
  await boss.stop({ graceful: false });
}

const isSuperuser = async (url: string) =>
  (
    await query<{ super: boolean }>(
      url,
      sql`select rolsuper as super from pg_roles where rolname = current_user`,
    )
  )[0]!.super;

/** The address that a connection comes from; null for a Unix socket. */
const CLIENT = sql`select host(inet_client_addr()) as address`;

describe("the server's database role", () => {
  it('supports the whole product without being a superuser (ASVS 13.2.2)', async () => {
    const cluster = await EmbeddedCluster.start(makeDataDir(), () => undefined);
    started.push(cluster);
    expect(await isSuperuser(cluster.socketUrl())).toBe(false);
    expect(await query(cluster.socketUrl(), CLIENT)).toEqual([{ address: null }]);
    expect(await query(cluster.url(), CLIENT)).toEqual([{ address: '127.0.0.1' }]);
    await prepareDatabase(cluster.socketUrl());
    await work(cluster.url());
  });

  it("demotes an older server's superuser role and keeps its ownership", async () => {
    const dataDir = makeDataDir();
    const old = await startOldCluster(dataDir);
    await prepareDatabase(old.url);
    await query(old.url, EXTRA);
    await query(old.url, sql`insert into users (email) values ('maya@example.com')`);
    expect(await isSuperuser(old.url)).toBe(true);
    await old.stop();

    const cluster = await EmbeddedCluster.start(dataDir, () => undefined);
    started.push(cluster);
    expect(await isSuperuser(cluster.url())).toBe(false);
    expect(await query(cluster.url(), FOREIGN)).toEqual([]);
    expect(await query(cluster.url(), sql`select email from users`)).toEqual([
      { email: 'maya@example.com' },
    ]);
    await work(cluster.url());
    await query(cluster.url(), sql`drop schema extra cascade`);
  });

  it('completes the change of roles at the next start after any interruption', async () => {
    const dataDir = makeDataDir();
    const old = await startOldCluster(dataDir);
    started.push(old);
    await query(old.url, EXTRA);
    const passwords = {
      app: await storedSecret(dataDir, 'postgres-password'),
      admin: 'of the admin',
    };
    let interruptions = 0;
    for (let left = 0, done = false; !done; left += 1) {
      const connect = interruptedAfter(left, old.url);
      done = await ensureRoles(connect, passwords).then(
        () => true,
        () => false,
      );
      if (!done) interruptions += 1;
    }
    expect(interruptions).toBeGreaterThan(3);
    expect(await isSuperuser(old.url)).toBe(false);
    expect(await query(old.url, FOREIGN)).toEqual([]);
  });

  it('demotes the role when the server starts', async () => {
    const server = await ServerProcess.create({}, makeDataDir());
    const old = await startOldCluster(server.dataDir);
    await prepareDatabase(old.url);
    await old.stop();
    await server.start();
    const { status } = await server.caller.post('/api/contact', contactInput());
    await server.dispose();
    expect([status, server.output]).toEqual([201, server.output]);
  });
});

/** A process that dies after this many connections. */
function interruptedAfter(connections: number, base: string): ConnectAs {
  let left = connections;
  return async (role, password, database = 'postgres') => {
    if (left === 0) throw new Error(`killed ${randomBytes(2).toString('hex')}`);
    const url = new URL(base);
    Object.assign(url, {
      username: role,
      password: encodeURIComponent(password),
      pathname: database,
    });
    const client = createClient({ connectionString: url.href });
    await client.connect();
    left -= 1;
    return client;
  };
}

describe('data folders with a missing password', () => {
  const secret = (dataDir: string, name: string) => join(dataDir, 'secrets', name);
  const start = async (dataDir: string) => {
    const cluster = await EmbeddedCluster.start(dataDir, () => undefined);
    started.push(cluster);
    return cluster;
  };

  it('starts with a new server password when the stored one was cut off', async () => {
    const dataDir = makeDataDir();
    await (await start(dataDir)).stop();
    writeFileSync(secret(dataDir, 'postgres-password'), '');
    const cluster = await start(dataDir);
    expect(await query(cluster.url(), sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it("rejects to start with one sentence when the administrator's password is missing", async () => {
    const dataDir = makeDataDir();
    await (await start(dataDir)).stop();
    writeFileSync(secret(dataDir, 'postgres-admin-password'), '');
    await expect(start(dataDir)).rejects.toThrow(
      `The passwords in ${join(dataDir, 'secrets')} are not those of its PostgreSQL.`,
    );
    expect(runningPostmaster(clusterFolder(dataDir, postgresUser()))).toBeUndefined();
  });
});

it("restricts PostgreSQL's log to its owner and omits the values of refused rows (ASVS 16.2.5, 16.4.2)", async () => {
  const dataDir = makeDataDir();
  const log = join(dataDir, 'postgres.log');
  writeFileSync(log, 'of an older server\n', { mode: 0o644 });
  const cluster = await EmbeddedCluster.start(dataDir, () => undefined);
  started.push(cluster);
  const twice = sql`create temp table one (name text unique); insert into one values ('Ada'), ('Ada')`;
  await expect(query(cluster.url(), twice)).rejects.toThrow('duplicate key');
  const written = readFileSync(log, 'utf8');
  expect(written).toMatch(/duplicate key/);
  expect(written).not.toMatch(/Ada|DETAIL|STATEMENT/);
  expect(statSync(log).mode & 0o777).toBe(0o600);
});
