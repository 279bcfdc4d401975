import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPolaris } from './polaris.ts';

const server = fileURLToPath(new URL('../../..', import.meta.url));
const SEED = join(server, 'dist/seed.js');

/** The sources of the seed: changing one of them changes the database. */
const SOURCES = ['package.json', 'src/migrations/{*,baseline/*}.ts', 'src/commands/seed/**/*.ts'];

/** As root, PostgreSQL runs as another user, which cannot access root's home. */
const cache =
  process.getuid?.() === 0
    ? join(tmpdir(), 'polaris-bench')
    : join(homedir(), '.cache/polaris-bench');

/** A data folder with a share of 100,000 customers and a million activities, created once. */
export async function seededFolder(share: number, log: (text: string) => void): Promise<string> {
  const folder = join(cache, `${seedKey()}-${share}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const path of [cache, unfinished]) chmodSync(path, 0o711);
  await seed(unfinished, share, log);
  await tidy(unfinished, log);
  renameSync(unfinished, folder);
  return folder;
}

function seedKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: server }).sort())
    hash.update(file).update(readFileSync(join(server, file)));
  return hash.digest('hex').slice(0, 12);
}

async function seed(dataDir: string, share: number, log: (text: string) => void): Promise<void> {
  const child = spawn(process.execPath, [SEED, '--large-crm', String(share)], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  child.stdout.on('data', (chunk: Buffer) => log(`seeding, ${chunk.toString().trim()}`));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Seeding failed.');
}

/** Runs the database's maintenance now, as it would otherwise happen during the first measurement. */
async function tidy(dataDir: string, log: (text: string) => void): Promise<void> {
  log('seeding, vacuum');
  const polaris = await startPolaris(dataDir);
  const client = new pg.Client({ connectionString: polaris.databaseUrl });
  await client.connect();
  await client.query('vacuum (analyze)');
  await client.end();
  await polaris.stop();
}
