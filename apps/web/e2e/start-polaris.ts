import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { copyFolder } from './prepared-folder.ts';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const reports = fileURLToPath(new URL('../../../reports', import.meta.url));

/** Where Node keeps what it has compiled: the next start of the same server takes it from there. */
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

export const owner = { email: 'owner@polaris.test', password: 'follow the pole star' };

type Settings = Record<string, string>;

/** The visitors of the tests come from addresses of their own: the limits count by address. */
const usual: Settings = {
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SEED: 'demo',
  TRUST_PROXY: '1',
};

const passedOn = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** Settings of the person who runs the tests stay out: their database must not be touched. */
export const systemSettings = (): Record<string, string | undefined> =>
  Object.fromEntries(passedOn.map((name) => [name, process.env[name]]));

/** A port that nobody listens to at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Runs in its own folder too, where no .env lies. */
function spawnServer(folder: string, log: string, settings: Settings): ChildProcess {
  mkdirSync(reports, { recursive: true });
  const output = openSync(log, 'w');
  return spawn(process.execPath, [main], {
    cwd: folder,
    env: { ...systemSettings(), NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', output, output],
  });
}

async function ready(server: ChildProcess, url: string, log: string): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  server.kill('SIGTERM');
  throw new Error(`Polaris did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
}

async function stop(server: ChildProcess, log: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const late = setTimeout(() => server.kill('SIGKILL'), 20_000);
    server.kill('SIGTERM');
    await once(server, 'exit');
    clearTimeout(late);
  }
  if (server.exitCode !== 0) {
    throw new Error(`Polaris did not stop as it should: see ${log}`);
  }
}

export interface Polaris {
  url: string;
  /** Where mail is kept, a file each. */
  mailFolder: string;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * One built Polaris with a database of its own; `stop` leaves nothing behind but its log, named
 * after it. An empty setting is as good as none. Its data folder is a copy of `prepared`, or empty.
 */
export async function startPolaris(
  name = 'polaris',
  settings: Settings = {},
  prepared = '',
): Promise<Polaris> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = copyFolder(prepared);
  const log = join(reports, `${name}.log`);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const place = { PORT: `${port}`, DATA_DIR: folder };
  const server = spawnServer(folder, log, { ...usual, ...settings, ...place });
  await ready(server, url, log).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  return {
    url,
    mailFolder: join(folder, 'mail'),
    output: () => readFileSync(log, 'utf8'),
    stop: () => stop(server, log).finally(removeFolder),
  };
}
