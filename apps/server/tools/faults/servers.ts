import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { OWNER, ask } from './recorder/ask.ts';

type Processes = typeof import('../../src/testing/processes/server-process.ts');
type Folders = typeof import('../../src/testing/processes/data-folder.ts');

export type ServerProcess = Awaited<ReturnType<Processes['ServerProcess']['create']>>;

const root = join(import.meta.dirname, '../..');
const PATIENCE_SECONDS = 60;

/** Creates servers as the tests do, here with an empty data folder and the owner's account. */
export async function loadServers(): Promise<
  (env?: Record<string, string>) => Promise<ServerProcess>
> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, watch: null },
    // No files are prepared for a browser.
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  const load = <T>(file: string) =>
    vite.ssrLoadModule(`/src/testing/processes/${file}.ts`) as Promise<T>;
  const { ServerProcess } = await load<Processes>('server-process');
  const { emptyDataFolder } = await load<Folders>('data-folder');
  await vite.close();
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  return (env) => ServerProcess.create({ ...owner, ...env }, emptyDataFolder());
}

/** The seconds until a server reports that it is ready. */
export async function untilReady(origin: string, began = performance.now()): Promise<number> {
  for (;;) {
    const answer = await ask({ origin, path: '/api/health/ready' }).catch(() => undefined);
    const seconds = (performance.now() - began) / 1000;
    if (answer?.status === 200) return seconds;
    if (seconds > PATIENCE_SECONDS)
      throw new Error(`${origin} is not ready after ${PATIENCE_SECONDS} s: ${answer?.text}`);
    await sleep(20);
  }
}

export const originOf = ({ port }: { port: number }): string => `http://127.0.0.1:${port}`;
