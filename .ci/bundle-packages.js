import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
const ENTRY = 'entry:';

/**
 * In a test's context each use of a global is a slow lookup, so a bundled file looks each one up only once.
 * Left out are globals that tests replace (Date, timers) and names that packages import.
 */
const lookUpOnce =
  'const { Array, Boolean, Error, JSON, Map, Math, Number, Object, Promise, Reflect, RegExp, Set, String, ' +
  'Symbol, TypeError, Uint8Array, WeakMap, WeakSet } = globalThis;';

/**
 * Jest loads the packages again for every test file, and some consist of hundreds of modules. This
 * bundles what the sources import of `packages`, once for each state of the lock file, and returns the
 * `moduleNameMapper` that leads to the bundles.
 *
 * @param {object} options
 * @param {string} options.project the folder that packages are resolved from
 * @param {string[]} options.folders the sources, seen from there
 * @param {string[]} options.packages what is bundled, which must be everything that shares state: a package in a
 * bundle is another instance than the same one outside
 * @param {Record<string, string[]>} [options.more] what is imported where no source says so
 * @param {string[]} [options.conditions] of the packages' exports
 */
export async function bundlePackages({ project, folders, packages, more = {}, conditions }) {
  const imports = readImports(folders.map((folder) => resolve(project, folder)));
  for (const [specifier, names] of Object.entries(more)) addNames(imports, specifier, names);
  const bundled = [...imports].filter(([specifier]) =>
    packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  );
  const sources = bundled.map(([specifier, names]) => [specifier, entrySource(specifier, names)]);
  const folder = join(cache, `test-packages-${keyOf(project, sources, conditions)}`);
  if (!existsSync(folder)) await write(folder, { project, sources, conditions });
  return Object.fromEntries(sources.map(([specifier]) => mapping(folder, specifier)));
}

const fileOf = (specifier) => `${specifier.replaceAll('/', '__')}.mjs`;

const mapping = (folder, specifier) => [
  `^${specifier.replaceAll('.', String.raw`\.`)}$`,
  join(folder, fileOf(specifier)),
];

const IMPORT = /^(?:import|export)(?: (?!type )([^;']*?) from)? '([^'.][^']*)'/gm;

/** What is imported from each package: names, `default`, or `*`. */
function readImports(folders) {
  const imports = new Map();
  for (const source of folders.flatMap(readSources)) {
    for (const [, clause = '', specifier] of source.matchAll(IMPORT)) {
      addNames(imports, specifier, namesIn(clause));
    }
  }
  return imports;
}

function addNames(imports, specifier, names) {
  imports.set(specifier, new Set([...(imports.get(specifier) ?? []), ...names]));
}

const readSources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

function namesIn(clause) {
  if (clause.includes('*')) return ['*'];
  const [, own = '', list = ''] = /^([\w$]*),? *(?:\{([^}]*)\})?/.exec(clause);
  const names = list.split(',').map((name) => name.trim().split(' as ')[0]);
  return [
    ...names.filter((name) => name && !name.startsWith('type ')),
    ...(own ? ['default'] : []),
  ];
}

/** A name that is only a type becomes undefined. */
function entrySource(specifier, names) {
  if (names.size === 0) return `import '${specifier}';`;
  if (names.has('*')) return `export * from '${specifier}';`;
  return `export { ${[...names].sort().join(', ')} } from '${specifier}';`;
}

function keyOf(...parts) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...parts]));
  for (const file of [join(root, 'package-lock.json'), import.meta.filename])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Moved there once complete, as another run may be writing the same bundle. */
async function write(folder, { project, sources, conditions }) {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  const bundle = await rolldown({
    cwd: project,
    input: Object.fromEntries(sources.map(([name]) => [fileOf(name), ENTRY + fileOf(name)])),
    platform: 'node',
    resolve: conditions && { conditionNames: conditions },
    shimMissingExports: true,
    logLevel: 'silent',
    plugins: [entries(project, sources), ownLocations],
  });
  await bundle.write({
    dir: draft,
    format: 'esm',
    entryFileNames: '[name]',
    chunkFileNames: '[name]-[hash].mjs',
    strictExecutionOrder: true,
    banner: lookUpOnce,
  });
  await bundle.close();
  if (!existsSync(folder)) renameSync(draft, folder);
}

/** A module for each import, as if it lay in the project. */
function entries(project, sources) {
  const codes = new Map(sources.map(([name, code]) => [join(project, fileOf(name)), code]));
  return {
    name: 'entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? join(project, id.slice(ENTRY.length)) : undefined),
    load: (id) => codes.get(id),
  };
}

/** Packages look for their own files relative to the importing module. */
const ownLocations = {
  name: 'own-locations',
  transform(code, id) {
    const located = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
    if (!/\b__(dirname|filename)\b/.test(code)) return located;
    const names = `__filename = ${JSON.stringify(id)}, __dirname = ${JSON.stringify(dirname(id))}`;
    return `var ${names};${located}`;
  },
};
