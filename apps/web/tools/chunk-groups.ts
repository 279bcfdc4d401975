import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

const app = join(import.meta.dirname, '../app');

/** Groups of browser modules: deferred scripts, islands, account, and admin area. */
const roots = {
  touched: ['entry.client.ts'],
  public: ['entry.client.ts'],
  account: [
    'routes/account/account-apps.client.ts',
    '../../../libs/ui/src/sign-in/login-screen.tsx',
    '../../../libs/ui/src/sign-in/invitation/invitation-screen.tsx',
  ],
  admin: ['routes/admin/admin-app.client.ts', 'hydrate-router.tsx'],
  /** The frame of every hydrated page. */
  frame: ['root.tsx', 'layout/site-layout.tsx', 'hydrate-router.tsx'],
};

/** Loaded by name, so no chunk may depend on them in a circle. */
const namedFiles = new Set(
  Object.values(roots).flatMap((files) => files.map((file) => join(app, file))),
);

const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const library = /node_modules[\\/]|libs[\\/](ui|contracts)[\\/]|vite[\\/]preload-helper/;
const ofTheSite = /apps[\\/]web[\\/](app|content)[\\/]/;
const screens = join(import.meta.dirname, '../../../libs/ui/src/admin/shell/screens.ts');
/** Modules used by this many screens load with the first one. */
const SHARED_BY = 3;

/** These modules with all static and dynamic imports. */
function imported(ids: string[], modules: Modules, isWanted = (_later: string) => false) {
  const found = new Set(ids);
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    for (const other of info?.importedIds ?? []) found.add(other);
    for (const other of info?.dynamicallyImportedIds ?? []) if (isWanted(other)) found.add(other);
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

/** Modules that at least this many screens load. */
function sharedByScreens(files: readonly string[], atLeast: number, modules: Modules): Set<string> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const id of imported([file], modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= atLeast).map(([id]) => id));
}

function readModules(modules: Modules) {
  const files = modules.getModuleInfo(screens)?.dynamicallyImportedIds ?? [];
  return {
    touched: loadedWith('touched', modules),
    public: loadedWith('public', modules),
    account: loadedWith('account', modules),
    admin: loadedWith('admin', modules),
    frame: loadedWith('frame', modules),
    dashboard: imported(
      files.filter((file) => file.endsWith('dashboard.tsx')),
      modules,
    ),
    shared: sharedByScreens(files, 2, modules),
    records: sharedByScreens(files, SHARED_BY, modules),
  };
}

let known: ReturnType<typeof readModules> | undefined;

/**
 * The chunk of a module that admin screens share. By default the bundler makes 140 files, as it counts
 * public pages too.
 */
function partOf(id: string, modules: Modules): string | null {
  if (react.test(id)) return 'react';
  // The bundler's runtime.
  if (id.includes('preload-helper')) return 'touched';
  known ??= readModules(modules);
  if (namedFiles.has(id)) return null;
  if (known.touched.has(id)) return 'touched';
  const isPublic = known.public.has(id);
  if (known.frame.has(id) && ofTheSite.test(id)) return isPublic ? 'base' : 'frame';
  if (!library.test(id)) return null;
  if (known.admin.has(id)) {
    if (isPublic) return 'base';
    return known.account.has(id) ? 'screens' : 'admin';
  }
  if (known.dashboard.has(id) && known.shared.has(id)) return isPublic ? 'base' : 'figures';
  if (!known.records.has(id)) return null;
  return isPublic ? 'forms' : 'records';
}

const group = (part: string, priority: number) => ({
  name: (id: string, modules: Modules) => (partOf(id, modules) === part ? part : null),
  debugName: part,
  priority,
});

const parts = [
  'react',
  'touched',
  'base',
  'frame',
  'screens',
  'admin',
  'forms',
  'figures',
  'records',
];

/** Each group imports only earlier ones, which prevents import cycles. */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: parts.map((part, index) => group(part, parts.length - index)),
};
