/*
 * Runs the built main script as Electron runs it, over the stand-in, and prints what became of it. Where
 * the entry waits for what never comes, Node ends with 13: "unsettled top-level await".
 */
import { once } from 'node:events';
import { registerHooks } from 'node:module';
import type * as Stand from './electron.ts';

const electron = new URL('electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: electron, shortCircuit: true } : next(specifier, context),
});

// Named as the app's own import is, so that both get the same one.
const { app, fake } = (await import('electron')) as unknown as typeof Stand;
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
