/*
 * Runs the built main script with the fake Electron and prints the result. If the entry awaits `ready`
 * at its top level, Node exits with 13: "unsettled top-level await".
 */
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import type * as FakeElectron from './electron.ts';

const electron = new URL('electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
});

// The same specifier as in the app, so that both get the same module instance.
const { app, fake } = (await import('electron')) as unknown as typeof FakeElectron;
const { start } = await import('./start.ts');
const shown = once(fake.opened, 'load');
const ended = once(app, 'quit');
await start(() => import(process.argv[2]!));
await Promise.race([shown, ended]);
console.log(
  JSON.stringify({
    windows: fake.windows().map(({ url }) => url),
    trays: fake.trays.length,
    shortcuts: [...fake.shortcuts.keys()],
    schemes: fake.schemes.length,
    sandboxed: fake.sandboxed,
    errors: fake.errors,
    exitCode: fake.exitCode,
  }),
);
process.exit(fake.exitCode ?? 0);
