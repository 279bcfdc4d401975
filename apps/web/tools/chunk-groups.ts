import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const app = join(import.meta.dirname, '../app');

/** The modules that pages load first: deferred scripts with their islands, account, and admin area. */
const roots = {
  touched: ['entry.client.ts'],
  public: ['entry.client.ts'],
  account: [
    'routes/account/account-apps.client.ts',
    '../../../libs/ui/src/sign-in/login-screen.tsx',
    '../../../libs/ui/src/sign-in/invitation/invitation-screen.tsx',
    '../../../libs/ui/src/account/pay-app.tsx',
    '../../../libs/ui/src/account/offer-app.tsx',
  ],
  admin: ['routes/admin/admin-app.client.ts'],
  /** The frame of every hydrated page. */
  frame: ['root.tsx', 'layout/site-layout.tsx', 'layout/quiet-layout.tsx', 'hydrate-router.tsx'],
};

/** Files that are loaded by name, so no chunk may import them in a cycle. */
const namedFiles = new Set(
  Object.values(roots).flatMap((files) => files.map((file) => join(app, file))),
);

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const library = /node_modules[\\/]|libs[\\/](ui|contracts)[\\/]/;
/** The bundler's runtime. */
const runtime = /vite[\\/]preload-helper|rolldown[\\/]runtime/;
const screens = join(import.meta.dirname, '../../../libs/ui/src/admin/shell/screens.ts');
/** Modules used by this many screens load with the first one. */
const SHARED_BY = 3;

/** Index files that only re-export. A module that imports one loads only the files of the names it uses. */
const indexFile =
  /libs[\\/]contracts[\\/]src[\\/](\w+[\\/])?index\.ts$|lucide-react[\\/]dist[\\/]esm[\\/](icons[\\/]index|lucide-react)\.mjs$/;
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["'](?:@polaris\/contracts|lucide-react)["']/g;

/** The files that an index lists, also by the index of a folder. */
const filesOf = (index: string, modules: Modules): string[] =>
  modules
    .getModuleInfo(index)!
    .importedIds.flatMap((id) => (indexFile.test(id) ? filesOf(id, modules) : [id]));

/** The static imports of a module. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  const index = importedIds.filter((other) => indexFile.test(other));
  if (index.length === 0) return importedIds;
  const names = [...(code ?? '').matchAll(namedImports)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0]!),
  );
  const icons = names.map((name) => name.toLowerCase());
  const isNamed = (file: string) =>
    !indexFile.test(file) &&
    (modules.getModuleInfo(file)!.exports.some((name) => names.includes(name)) ||
      icons.includes(basename(file, '.mjs').replaceAll('-', '')));
  const named = index.flatMap((other) => filesOf(other, modules)).filter(isNamed);
  return [...importedIds.filter((other) => !index.includes(other)), ...named];
}

/** These modules with all static and dynamic imports. */
function imported(ids: string[], modules: Modules, isWanted = (_later: string) => false) {
  const found = new Set(ids);
  for (const id of found) {
    for (const other of importsOf(id, modules)) found.add(other);
    for (const other of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (isWanted(other)) found.add(other);
  }
  return found;
}

/** All static imports of a module; for public pages also the deferred ones. */
function loadedWith(part: keyof typeof roots, modules: Modules): Set<string> {
  return imported(
    roots[part].map((file) => join(app, file)),
    modules,
    (id) => part === 'public' && !id.endsWith('hydrate-router.tsx'),
  );
}

/** Modules that several screens load. */
function sharedByScreens(modules: Modules): Set<string> {
  const counts = new Map<string, number>();
  for (const file of modules.getModuleInfo(screens)?.dynamicallyImportedIds ?? [])
    for (const id of imported([file], modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= SHARED_BY).map(([id]) => id));
}

const readModules = (modules: Modules) => ({
  touched: loadedWith('touched', modules),
  public: loadedWith('public', modules),
  account: loadedWith('account', modules),
  admin: loadedWith('admin', modules),
  frame: loadedWith('frame', modules),
  records: sharedByScreens(modules),
});

let known: ReturnType<typeof readModules> | undefined;

/**
 * The chunk of a module that admin screens share. By default the bundler makes 140 files, as it counts
 * public pages too.
 */
function partOf(id: string, modules: Modules): string | null {
  if (runtime.test(id)) return 'touched';
  known ??= readModules(modules);
  if (namedFiles.has(id)) return null;
  if (known.touched.has(id)) return 'touched';
  if (react.test(id)) return 'base';
  if (known.frame.has(id)) return known.public.has(id) ? 'base' : 'frame';
  if (!library.test(id)) return null;
  const [ofAdmin, ofPublic, ofAccount] = [known.admin, known.public, known.account].map((part) =>
    part.has(id),
  );
  if (ofAdmin) return ofPublic ? 'base' : ofAccount ? 'frame' : 'admin';
  if (!known.records.has(id)) return null;
  return ofPublic ? 'forms' : ofAccount ? 'fields' : 'records';
}

const parts = ['touched', 'base', 'forms', 'frame', 'fields', 'admin', 'records'];

/** Each group imports only earlier ones, which prevents import cycles. */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: parts.map((part, index) => ({
    name: (id: string, modules: Modules) => (partOf(id, modules) === part ? part : null),
    debugName: part,
    priority: parts.length - index,
  })),
};
