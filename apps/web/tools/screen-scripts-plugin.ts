import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const MODULE = 'virtual:screen-scripts';
const SCREENS = join(import.meta.dirname, '../../../libs/ui/src/admin/shell/screens.ts');
const HYDRATE = join(import.meta.dirname, '../app/hydrate-router.tsx');

/** The source file of each admin screen. */
const screenFiles = (): [path: string, file: string][] =>
  [
    ...readFileSync(SCREENS, 'utf8').matchAll(
      /'(\/admin[^']*)': \{[^}]*?\(\) => import\('([^']+)'\)/g,
    ),
  ].map(([, path, file]) => [path!, join(dirname(SCREENS), file!)]);

/** The addresses of a lazy script and its static imports. */
function scriptsOf(bundle: Rolldown.OutputBundle, file: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
  if (!start) throw new Error(`${file} has no script of its own`);
  const found = new Set([start.fileName]);
  for (const name of found)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      found.add(imported);
  return [...found].map((name) => `/${name}`);
}

/**
 * Provides each screen's scripts as the module `virtual:screen-scripts`, so that pages can preload them.
 * The client is built before the server.
 */
export function screenScripts(): Plugin {
  let screens: Record<string, string[]> = {};
  let hydrate: string[] = [];
  return {
    name: 'polaris:screen-scripts',
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      return `export const screens = ${JSON.stringify(screens)}; export const hydrate = ${JSON.stringify(hydrate)};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      screens = Object.fromEntries(
        screenFiles().map(([path, file]) => [path, scriptsOf(bundle, file)]),
      );
      hydrate = scriptsOf(bundle, HYDRATE);
    },
  };
}
