import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownCpu, treeCpu } from '../measure/proc.ts';
import type { Host } from '../measure/target.ts';
import { freePort } from '../../../src/testing/processes/free-port.ts';
import { startChild, untilAnswered } from './child.ts';

const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

const OWNER = { email: 'owner@example.com', password: 'follow the pole star' };

/** The built server with its own PostgreSQL, started like `npm start`. */
export interface Polaris extends Host {
  pid: number;
  /** From the start to the first response that uses the database: elapsed and CPU seconds. */
  started: { seconds: number; cpuSeconds: number };
  databaseUrl: string;
  /** The owner's login session. */
  signIn: () => Promise<string>;
  stop: () => Promise<void>;
}

export async function startPolaris(dataDir: string): Promise<Polaris> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = startChild(
    process.execPath,
    ['--max-semi-space-size=4', '--max-old-space-size=512', MAIN],
    {
      cwd: dataDir,
      env: {
        MALLOC_ARENA_MAX: '1',
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        ADMIN_EMAIL: OWNER.email,
        ADMIN_PASSWORD: OWNER.password,
      },
    },
  );
  await untilAnswered(`${origin}/api/health/ready`, child);
  const seconds = (performance.now() - began) / 1000;
  const postgres = Number(postmasterLines(dataDir)[0]);
  const cpu = () => ({ node: ownCpu(child.pid), postgres: treeCpu(postgres) });
  const used = cpu();
  return {
    origin,
    pid: child.pid,
    started: { seconds, cpuSeconds: (used.node + used.postgres) / 1e6 },
    databaseUrl: databaseUrl(dataDir),
    cpu,
    signIn: () => signIn(origin),
    output: child.output,
    stop: child.stop,
  };
}

const postmasterLines = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  return `postgres://polaris:${password}@127.0.0.1:${postmasterLines(dataDir)[3]}/polaris`;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
