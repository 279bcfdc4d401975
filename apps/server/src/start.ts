import { fileURLToPath } from 'node:url';
import { createServer } from 'node:net';
import type { WebBuild } from '@polaris/contracts';
import type { Logger } from 'pino';
import { type Environment } from './platform/config/environment';
import { StartError } from './platform/config/load-environment';
import { storedSecret } from './platform/config/secrets';
import { withFolderErrors } from './platform/config/folders';
import { Settings } from './platform/config/settings';
import { EmbeddedCluster } from './platform/database/embedded/cluster';
import { makeDataFolder } from './platform/database/embedded/data-folder';

/** The database that this server uses, and how to stop it at the end. */
export interface DatabaseHandle {
  url: string;
  embedded: boolean;
  stop(): Promise<void>;
}

/** Runs before anything else starts; rejects with the reason if the port cannot be opened. */
export function checkPort({ PORT, HOST }: Environment): Promise<void> {
  return new Promise((free, fail) => {
    const probe = createServer().once('error', (error) =>
      fail(explainListening(error, PORT, HOST)),
    );
    probe.listen(PORT, HOST, () => probe.close(() => free()));
  });
}

function explainListening(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use. Set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened. Set PORT to another one.`);
  return new StartError(`HOST cannot be used: ${host} is no address of this machine.`);
}

/** Opens DATABASE_URL or starts the embedded database. Calls `onStarted` once PostgreSQL is running. */
export async function openDatabase(
  environment: Environment,
  log: (line: string) => void,
  onStarted: () => void = () => undefined,
): Promise<DatabaseHandle> {
  if (environment.DATABASE_URL)
    return { url: environment.DATABASE_URL, embedded: false, stop: () => Promise.resolve() };
  const { DATA_DIR } = environment;
  const cluster = await withFolderErrors('DATA_DIR', DATA_DIR, async () => {
    await makeDataFolder(DATA_DIR, log);
    return EmbeddedCluster.start(DATA_DIR, log, onStarted);
  });
  return { url: cluster.socketUrl(), embedded: true, stop: () => cluster.stop() };
}

/** Like `openDatabase`, for a command: also uses the embedded database of a running server. */
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
  const { DATA_DIR, SESSION_SECRET } = environment;
  const secret =
    SESSION_SECRET ??
    (await withFolderErrors('DATA_DIR', DATA_DIR, () => storedSecret(DATA_DIR, 'session-secret')));
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  return new Settings(environment, databaseUrl, secret, publicUrl, undefined, isDryRun);
}

/** The web build next to this server, as created by `npm run build`. */
export function builtSite(): { clientDir: string; load: () => Promise<WebBuild> } {
  const build = new URL('../../web/build/', import.meta.url);
  const entry = new URL('server/index.js', build).href;
  return {
    clientDir: fileURLToPath(new URL('client/', build)),
    load: () => import(/* @vite-ignore */ entry) as Promise<WebBuild>,
  };
}

/** Ends the process after an error at startup: prints plain lines if the operator can fix it. */
export async function failStart(error: unknown, logger?: Logger): Promise<never> {
  const known = await explainStartError(error);
  if (known) console.error(known);
  else if (logger) logger.fatal({ err: error }, 'the server could not start');
  else console.error(error);
  process.exit(1);
}

/** Returns a sentence if the operator can fix the error. */
export async function explainStartError(error: unknown): Promise<string | undefined> {
  if (error instanceof StartError) return error.message;
  // The error of a write to an open file does not contain its name.
  if (/^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? ''))
    return 'There is no space left on the disk. Make room, and start again.';
  if (!(await isUnusable(error))) return undefined;
  const { message } = error as Error;
  const reason = message.startsWith('timeout expired') ? 'it does not answer' : message;
  const { DATABASE_URL, DATABASE_URL_FILE } = process.env;
  const which = DATABASE_URL || DATABASE_URL_FILE ? 'of DATABASE_URL' : 'in DATA_DIR';
  return `The database ${which} cannot be used: ${reason.replace(/\.?$/, '.')}`;
}

/** Whether the database rejects us, is away, or gives its role too few rights. */
async function isUnusable(error: unknown): Promise<boolean> {
  // Loaded only here, since a successful start does not need it so early.
  const { fromDatabaseError, sqlState } = await import('./platform/database/database-error');
  const state = sqlState(error);
  return fromDatabaseError(error)?.getStatus() === 503 || /^(42501|0A000)$/.test(state ?? '');
}
