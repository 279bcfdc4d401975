import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/testing/processes/free-port.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const START_SECONDS = 60;

export const OWNER = { email: 'owner@example.com', password: 'follow the pole star' };

/** The built server on this machine's loopback, with an embedded database in a temporary folder. */
export interface AttackedServer {
  url: string;
  port: number;
  dataDir: string;
  /** The server's own process, to signal or to measure. */
  process: ChildProcess;
  /** The process of its PostgreSQL. */
  postgresPid(): number;
  /** Where its database can be looked into, as the server's own role. */
  databaseUrl(): string;
  /** Everything that it has printed. */
  output(): string;
  /** Stops it, if it still runs, and removes its folder. Answers the exit code. */
  stop(): Promise<number | null>;
}

export async function startAttackedServer(
  environment: Record<string, string> = {},
): Promise<AttackedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'polaris-abuse-'));
  // The account that PostgreSQL runs as has to reach its folder.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const child = launch(port, dataDir, environment);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const server = {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    process: child,
    postgresPid: () => Number(postmasterLines(dataDir)[0]),
    databaseUrl: () => databaseUrl(dataDir),
    output: () => output,
    stop: () => stop(child, dataDir),
  };
  await untilReady(server);
  return server;
}

function launch(port: number, dataDir: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--max-semi-space-size=4', '--max-old-space-size=512', MAIN], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      // Each attacker may name an address of its own.
      TRUST_PROXY: '1',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ...environment,
    },
  });
}

async function untilReady(server: AttackedServer): Promise<void> {
  const end = Date.now() + START_SECONDS * 1000;
  while (!server.output().includes('Every call is described at')) {
    if (server.process.exitCode !== null || Date.now() > end) {
      await server.stop();
      throw new Error(`The server did not start: ${server.output()}`);
    }
    await sleep(25);
  }
}

async function stop(child: ChildProcess, dataDir: string): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  rmSync(dataDir, { recursive: true, force: true });
  return child.exitCode;
}

const postmasterLines = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');

function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  return `postgres://polaris:${password}@127.0.0.1:${postmasterLines(dataDir)[3]}/polaris`;
}
