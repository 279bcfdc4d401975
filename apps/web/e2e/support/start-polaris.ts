import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/testing/processes/free-port.ts';
import { copyPrepared } from './prepared-folder.ts';

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const reports = fileURLToPath(new URL('../../../../reports', import.meta.url));

/** Node's compile cache, which makes later starts of the same server faster. */
const compiled = fileURLToPath(
  new URL('../../../../node_modules/.cache/compiled', import.meta.url),
);

export const owner = { email: 'owner@polaris.test', password: 'follow the pole star' };

type Settings = Record<string, string>;

/** Each test's visitor has its own IP address, as rate limits count by address. */
const usual: Settings = {
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SEED: 'demo',
  TRUST_PROXY: '1',
};

const inheritedVariables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** Ignores the developer's settings, to protect their database. */
export const systemSettings = (): Record<string, string | undefined> =>
  Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));

/** Runs in its own folder, without an .env file. */
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
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
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

/** The owner is not asked to set up a second factor after each sign-in; `first-start.spec.ts` tests that. */
async function declineTwoFactor(url: string): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(`${url}/api/auth/${path}`, { method: 'POST', ...init });
  const body = JSON.stringify(owner);
  const response = await post('login', { body, headers: { 'Content-Type': 'application/json' } });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await post('two-factor/decline', { headers: { cookie } });
  await post('logout', { headers: { cookie } });
}

export interface Polaris {
  url: string;
  /** The folder of mails, one file each. */
  mailFolder: string;
  /** Its output so far. */
  output: () => string;
  /** Stops and restarts it with the same data, as an update does. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a built Polaris with its own database; `stop` removes everything but its log. Empty settings are
 * ignored. Its data folder is a copy of `prepared`, or empty.
 */
export async function startPolaris(
  name = 'polaris',
  settings: Settings = {},
  prepared = '',
): Promise<Polaris> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = copyPrepared(prepared);
  const log = join(reports, `${name}.log`);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const place = { PORT: `${port}`, DATA_DIR: folder };
  const start = () => spawnServer(folder, log, { ...usual, ...settings, ...place });
  let server = start();
  await ready(server, url, log).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  if (settings.ADMIN_EMAIL !== '') await declineTwoFactor(url);
  return {
    url,
    mailFolder: join(folder, 'mail'),
    output: () => readFileSync(log, 'utf8'),
    restart: async () => {
      await stop(server, log);
      server = start();
      await ready(server, url, log);
    },
    stop: () => stop(server, log).finally(removeFolder),
  };
}
