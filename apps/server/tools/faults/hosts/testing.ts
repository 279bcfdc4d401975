import { join } from 'node:path';
import { createServer } from 'vite';

type Processes = typeof import('../../../src/testing/processes/server-process.ts');
type Stripe = typeof import('../../../src/testing/stand-ins/stripe/stripe-stand-in.ts');
type Wire = typeof import('../../../src/testing/stand-ins/database-wire.ts');
type Folders = typeof import('../../../src/testing/processes/data-folder.ts');

export type ServerProcess = Awaited<ReturnType<Processes['ServerProcess']['create']>>;
export type DatabaseWire = InstanceType<Wire['DatabaseWire']>;
export type Testing = Processes & Stripe & Wire & Folders;

const root = join(import.meta.dirname, '../../..');

/** What the tests use to run servers, and to stand in for what is outside. */
export async function loadTesting(): Promise<Testing> {
  const vite = await createServer({
    root,
    server: { middlewareMode: true, watch: null },
    // Nothing goes to a browser.
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  const load = <T>(file: string) => vite.ssrLoadModule(`/src/testing/${file}.ts`) as Promise<T>;
  const modules = {
    ...(await load<Processes>('processes/server-process')),
    ...(await load<Stripe>('stripe-stand-in/stripe-stand-in')),
    ...(await load<Wire>('database-wire')),
    ...(await load<Folders>('processes/data-folder')),
  };
  await vite.close();
  return modules;
}
