import { fileURLToPath } from 'node:url';
import { createServer } from 'node:net';
import type { WebBuild } from '@polaris/contracts';
import type { Logger } from 'pino';
import { type Environment } from './platform/config/environment';
import { StartError } from './platform/config/load-environment';
import { storedSecret } from './platform/config/secrets';
import { Settings } from './platform/config/settings';
import { EmbeddedCluster } from './platform/database/embedded/cluster';
import { makeDataFolder } from './platform/database/embedded/data-folder';

/** The database that this server uses, and how to stop it at the end. */
export interface DatabaseHandle {
  url: string;
  embedded: boolean;
  stop(): Promise<void>;
}

/** Before anything else is started: fails with the reason when the port cannot be opened. */
export function checkPort({ PORT, HOST }: Environment): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer().once('error', taken);
    probe.listen(PORT, HOST, () => probe.close(() => free()));
  });
}

/** The one of DATABASE_URL, else our own; `begun` is called when programs of PostgreSQL are at work. */
export async function openDatabase(
  environment: Environment,
  log: (line: string) => void,
  begun: () => void = () => undefined,
): Promise<DatabaseHandle> {
  if (environment.DATABASE_URL)
    return { url: environment.DATABASE_URL, embedded: false, stop: () => Promise.resolve() };
  await makeDataFolder(environment.DATA_DIR, log);
  const cluster = await EmbeddedCluster.start(environment.DATA_DIR, log, begun);
  return { url: cluster.ownUrl(), embedded: true, stop: () => cluster.stop() };
}

/** The same for a command that works beside a running server: its embedded database is used as well. */
export async function joinDatabase(
  environment: Environment,
  log: (line: string) => void,
): Promise<DatabaseHandle> {
  const url = environment.DATABASE_URL
    ? undefined
    : await EmbeddedCluster.runningUrl(environment.DATA_DIR);
  if (!url) return openDatabase(environment, log);
  return { url, embedded: true, stop: () => Promise.resolve() };
}

/** Completes the environment with what is decided at the start. */
export async function resolveSettings(
  environment: Environment,
  databaseUrl: string,
  isDryRun = false,
): Promise<Settings> {
  const secret =
    environment.SESSION_SECRET ?? (await storedSecret(environment.DATA_DIR, 'session-secret'));
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return new Settings(environment, databaseUrl, secret, publicUrl, undefined, isDryRun);
}

/** The web build beside this server, as `npm run build` leaves it. */
export function builtSite(): { clientDir: string; load: () => Promise<WebBuild> } {
  const build = new URL('../../web/build/', import.meta.url);
  const entry = new URL('server/index.js', build).href;
  return {
    clientDir: fileURLToPath(new URL('client/', build)),
    load: () => import(/* @vite-ignore */ entry) as Promise<WebBuild>,
  };
}

/** Ends the process on a mistake at start: plain lines for what the operator can fix. */
export function failStart(error: unknown, logger?: Logger): never {
  const known = explainStartError(error);
  if (known) console.error(known);
  else if (logger) logger.fatal({ err: error }, 'the server could not start');
  else console.error(error);
  process.exit(1);
}

/** In a sentence, where it is something that an operator can mend. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened. Set PORT to another one.`;
  const disk = /^(EACCES|EDQUOT|EEXIST|ENOSPC|ENOTDIR|EPERM|EROFS)$/;
  // A write to an open file does not name it.
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  if (code && (path || isFull) && disk.test(code)) return `DATA_DIR cannot be used: ${message}`;
  const database = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28P01|28000|3D000|EHOSTUNREACH)$/;
  if (code && database.test(code)) return `The database of DATABASE_URL cannot be used: ${message}`;
  if (message?.startsWith('timeout expired'))
    return 'The database of DATABASE_URL cannot be used: it does not answer.';
  return undefined;
}
