import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { OLDER, readRan, setRan } from '../../migrations/testing/ran-migrations';
import { createClient } from '../../platform/database/connections';
import { ADMIN_ROLE } from '../../platform/database/embedded/roles';
import { type SqlText, sql } from '../../platform/database/sql';
import { createTestDatabase } from '../test-database';
import { emptyDataFolder } from './data-folder';
import { runCommand } from './run-command';
import { useServers } from './running-servers';

const create = useServers();

/** None of them starts serving requests. */
async function expectLine(env: Record<string, string>, line: string | RegExp): Promise<void> {
  const server = await create(env, emptyDataFolder());
  const { code, output } = await server.runToEnd();
  expect(output.split('\n')).toEqual([
    typeof line === 'string' ? line : expect.stringMatching(line),
  ]);
  expect(code).toBe(1);
}

const external = (url: string) => ({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) });

describe('errors of a port', () => {
  it('prints one line when the port is in use', async () => {
    const server = await create({}, emptyDataFolder());
    const other = createServer().listen(server.port, '127.0.0.1');
    const { code, output } = await server.runToEnd();
    other.close();
    expect([code, output]).toEqual([1, `Port ${server.port} is in use. Set PORT to another one.`]);
  });

  it.each(['10.255.255.254', 'polaris.invalid', '::7'])(
    'prints one line when HOST is not an address of this machine: %s',
    (HOST) => expectLine({ HOST }, `HOST cannot be used: ${HOST} is no address of this machine.`),
  );
});

describe('errors of a folder', () => {
  function emptyFile(): string {
    const file = join(emptyDataFolder(), 'file');
    writeFileSync(file, '');
    return file;
  }

  it('prints one line when DATA_DIR is a file', () => {
    const file = emptyFile();
    return expectLine({ DATA_DIR: file }, `DATA_DIR cannot be used: ${file}: it is a file.`);
  });

  it('prints one line when DATA_DIR is below a file', () => {
    const folder = join(emptyFile(), 'below');
    return expectLine(
      { DATA_DIR: folder },
      `DATA_DIR cannot be used: ${folder}: it is a file, or below one.`,
    );
  });

  it('prints one line when DATA_DIR cannot exist', () =>
    expectLine(
      { DATA_DIR: '/proc/polaris/data' },
      'DATA_DIR cannot be used: /proc/polaris/data: there is no such folder.',
    ));

  it('starts without the backup folder, and prints one line about it', async () => {
    const folder = join(emptyFile(), 'below');
    const server = await create({ BACKUP_DIR: folder });
    await server.start();
    expect(server.output).toContain(
      `BACKUP_DIR cannot be used: ${folder}: it is a file, or below one. No backups are made until it can.\n`,
    );
  });

  it('prints one line when DATA_DIR of a command is a file', async () => {
    const file = emptyFile();
    expect(await runCommand('seed', [], { DATA_DIR: file })).toEqual({
      code: 1,
      output: `DATA_DIR cannot be used: ${file}: it is a file.`,
    });
  });

  it('prints one line when the disk is too full for the database at the first start', async () => {
    const folder = emptyDataFolder();
    // No file may have more than a kilobyte.
    const ended = await runCommand('seed', [], { DATA_DIR: folder }, 'ulimit -f 2;');
    expect(ended).toEqual({
      code: 1,
      output: expect.stringMatching(/^PostgreSQL could not be set up in \/.+: .+\.$/),
    });
  });
});

describe('errors of a database', () => {
  it.each(['postgres://nobody:x@127.0.0.1:1/none', 'postgres://nobody:x@polaris.invalid/none'])(
    'prints one line without the password when the database is missing: %s',
    (url) =>
      expectLine(
        external(url),
        /^The database of DATABASE_URL cannot be used: (?!.*nobody:x).+\.$/,
      ),
  );

  it('prints one line when the database has another password', () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.password = 'wrong';
    return expectLine(
      external(url.href),
      /^The database of DATABASE_URL cannot be used: password authentication failed .+\.$/,
    );
  });

  it('prints one line when there is no database of that name', () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = 'nowhere';
    return expectLine(
      external(url.href),
      'The database of DATABASE_URL cannot be used: database "nowhere" does not exist.',
    );
  });

  it('prints one line when the role cannot create tables', async () => {
    const database = await createTestDatabase('empty');
    const role = await readerOf(database.url);
    try {
      await expectLine(
        external(role.url),
        /^The database of DATABASE_URL cannot be used: permission denied .+\.$/,
      );
    } finally {
      await database.drop();
      await role.drop();
    }
  });

  it('prints one line when the database is from before the baseline', async () => {
    const database = await createTestDatabase();
    await setRan(database.url, OLDER);
    await expectLine(
      external(database.url),
      /^The database is too old for this Polaris: start commit [0-9a-f]{40} of it on the database once, then this one\.$/,
    );
    expect(await readRan(database.url)).toEqual(OLDER);
    await database.drop();
  });

  it('prints one line when a newer Polaris has changed the database', async () => {
    const database = await createTestDatabase();
    await run(
      database.url,
      sql`insert into migrations (timestamp, name) values (1999999999999, 'Future1999999999999')`,
    );
    await expectLine(
      external(database.url),
      /^The database was made by a newer Polaris \(Future1999999999999\)\./,
    );
    await database.drop();
  });
});

it('prints one line for each wrong value in the environment', async () => {
  const server = await create({ PORT: 'abc', SEED: 'all' }, emptyDataFolder());
  const { code, output } = await server.runToEnd();
  expect([code, output]).toEqual([1, 'PORT must be a whole number.\nSEED must be demo or none.']);
});

async function run(url: string, statement: SqlText): Promise<void> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A role that can only connect to a database. */
async function readerOf(database: string): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = new URL(process.env.TEST_DATABASE_URL!);
  [admin.username, admin.password] = [ADMIN_ROLE, process.env.TEST_ADMIN_PASSWORD!];
  const own = admin.href;
  await run(own, sql`create role polaris_reader login password 'reader'`);
  const url = new URL(database);
  [url.username, url.password] = ['polaris_reader', 'reader'];
  return { url: url.href, drop: () => run(own, sql`drop role polaris_reader`) };
}
