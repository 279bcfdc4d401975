import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { emptyDataFolder } from './data-folder';
import { runCommand } from './run-command';
import { useServers } from './running-servers';
import type { ServerProcess } from './server-process';
import { createTestDatabase } from '../test-database';

const create = useServers();

describe('a server with a database of its own', () => {
  it('seeds prices and prints an owner link at the first start, alone on its data folder', async () => {
    const server = await create({}, join(emptyDataFolder(), 'data'));
    await server.start();
    expect(server.output).toMatch(/Make the owner account .*\/login#setup=[\w-]{43}/);
    const { body } = await server.caller.get('/api/services/landing');
    expect(body.map(({ name }: { name: string }) => name)).toContain('Level-Up Pack');
    expect(body.length).toBeGreaterThanOrEqual(3);
    expect(statSync(server.dataDir).mode & 0o077).toBe(process.getuid!() === 0 ? 0o011 : 0);
    await expectAlone(server);
    await expectUsedByCommands(server);
  });

  async function expectAlone(server: ServerProcess): Promise<void> {
    const second = await server.sibling();
    const { code, output } = await second.runToEnd();
    expect([code, output]).toEqual([
      1,
      'Another Polaris is running on this DATA_DIR. Stop it first.',
    ]);
    expect((await server.caller.get('/api/health/ready')).status).toBe(200);
  }

  /** Commands use the embedded database of the server that is running. */
  async function expectUsedByCommands(server: ServerProcess): Promise<void> {
    const env = { DATA_DIR: server.dataDir };
    const seed = await runCommand('seed', ['--demo-crm'], env);
    expect(seed).toEqual({ code: 0, output: expect.stringMatching(/Activities: \d+$/) });
    const link = await runCommand('one-time-link', ['nobody@example.com'], env);
    expect(link).toEqual({
      code: 1,
      output: 'There is no account with the address nobody@example.com.',
    });
    expect((await server.caller.get('/api/health/ready')).status).toBe(200);
  }
});

/** None of them gets as far as the database. */
const createEmpty = (env?: Record<string, string>) => create(env, emptyDataFolder());

describe('errors at start in one line', () => {
  it('prints one line when the port is in use', async () => {
    const server = await createEmpty();
    const other = createServer().listen(server.port, '127.0.0.1');
    const { code, output } = await server.runToEnd();
    other.close();
    expect([code, output]).toEqual([1, `Port ${server.port} is in use. Set PORT to another one.`]);
  });

  it.each([
    ['postgres://nobody:x@127.0.0.1:1/none', /^The database of DATABASE_URL cannot be used: .+/],
    [
      'postgres://nobody:x@polaris.invalid/none',
      /^The database of DATABASE_URL cannot be used: .+/,
    ],
  ])('prints one line when the database is missing: %s', async (url, line) => {
    const server = await createEmpty({ DATABASE_URL: url, SESSION_SECRET: 's'.repeat(32) });
    const { code, output } = await server.runToEnd();
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).toMatch(line);
    expect(output).not.toContain('nobody:x');
  });

  it('prints one line when the database password is wrong', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.password = 'wrong';
    const server = await createEmpty({ DATABASE_URL: url.href, SESSION_SECRET: 's'.repeat(32) });
    const { code, output } = await server.runToEnd();
    expect([code, output.split('\n').length]).toEqual([1, 1]);
  });

  it('prints one line when a newer Polaris has changed the database', async () => {
    const database = await createTestDatabase();
    const client = createClient({ connectionString: database.url });
    await client.connect();
    await client.query(
      sql`insert into migrations (timestamp, name) values (1999999999999, 'Future1999999999999')`,
    );
    await client.end();
    const env = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32) };
    const { code, output } = await (await createEmpty(env)).runToEnd();
    await database.drop();
    expect([code, output.split('\n').length]).toEqual([1, 1]);
    expect(output).toMatch(/^The database was made by a newer Polaris \(Future1999999999999\)\./);
  });

  it('prints one line when the data folder is a file', async () => {
    const folder = emptyDataFolder();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, output } = await (await create({ DATA_DIR: file }, folder)).runToEnd();
    expect([code, output]).toEqual([
      1,
      `DATA_DIR cannot be used: EEXIST: file already exists, mkdir '${file}'`,
    ]);
  });

  it('prints one line for each wrong value in the environment', async () => {
    const server = await createEmpty({ PORT: 'abc', SEED: 'all' });
    const { code, output } = await server.runToEnd();
    expect([code, output]).toEqual([1, 'PORT must be a whole number.\nSEED must be demo or none.']);
  });
});
