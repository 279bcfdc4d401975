import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from '../sql';
import { createClient } from '../connections';
import { emptyDataFolder } from '../../../testing/processes/data-folder';
import { until } from '../../../testing/until';
import { EmbeddedCluster } from './cluster';
import { PostgresLog } from './postgres-log';

const LARGEST = 1000;

let folder: string;
let log: PostgresLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-log-'));
  log = new PostgresLog(join(folder, 'postgres.log'), LARGEST);
});
afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

/** Another process writes a line, as PostgreSQL does. */
const writer = (fd: number) => (line: string) =>
  void spawnSync('sh', ['-c', 'echo "$0"', line], { stdio: ['ignore', fd, fd] });

const contentOf = (age: number) =>
  readFileSync(join(folder, age === 0 ? 'postgres.log' : `postgres.log.${age}`), 'utf8');

describe("PostgreSQL's own log", () => {
  it('keeps the last five parts of the log, each within its size limit, readable only by its owner', async () => {
    const write = writer(await log.open());
    for (let part = 1; part <= 8; part += 1) {
      write(`${part}: ${'x'.repeat(2 * LARGEST)} end of ${part}`);
      await log.rotateWhenLarge();
      expect(contentOf(0)).toBe('');
    }
    write('now');
    expect(readdirSync(folder).length).toBe(5);
    for (const name of readdirSync(folder)) {
      const { size, mode } = statSync(join(folder, name));
      expect(size).toBeLessThanOrEqual(LARGEST);
      expect(mode & 0o777).toBe(0o600);
    }
    expect(contentOf(0)).toBe('now\n');
    for (const age of [1, 2, 3, 4]) expect(contentOf(age)).toMatch(`end of ${9 - age}\n`);
  });

  it('leaves a small log unchanged, and appends to it at the next start', async () => {
    writer(await log.open())('first');
    await log.rotateWhenLarge();
    writer(await log.open())('second');
    expect(contentOf(0)).toBe('first\nsecond\n');
  });

  it('removes the rights of others from an existing log', async () => {
    for (const name of ['postgres.log', 'postgres.log.2'])
      writeFileSync(join(folder, name), '', { mode: 0o644 });
    await log.open();
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('starts an empty PostgreSQL log when there is no room for the old part', async () => {
    // Neither can be replaced by a file.
    for (const age of [1, 2])
      mkdirSync(join(folder, `postgres.log.${age}`, 'full'), { recursive: true });
    const write = writer(await log.open());
    write('x'.repeat(2 * LARGEST));
    await log.rotateWhenLarge();
    write('now');
    expect(contentOf(0)).toBe('now\n');
  });
});

it('rotates the log while PostgreSQL runs', async () => {
  const dataDir = emptyDataFolder();
  const cluster = await EmbeddedCluster.start(dataDir, () => undefined);
  try {
    const client = createClient({ connectionString: cluster.url() });
    await client.connect();
    await client.query(sql`do $$ begin
      for i in 1..60 loop raise warning '%', repeat('x', 200000); end loop; end $$`);
    await until(() => readdirSync(dataDir).includes('postgres.log.1'));
    await until(() => statSync(join(dataDir, 'postgres.log')).size === 0);
    await client.query(sql`do $$ begin raise warning 'after it'; end $$`);
    await client.end();
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(
      /^[^\0]*WARNING: +after it/,
    );
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
