/*
 * Import rules, see docs/decisions/001-workspace-and-imports.md. Everything that is not allowed here is
 * refused; `boundaries.spec.ts` tests each rule.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package may import only what its own manifest names. */
function declared(folder) {
  const manifest = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return names.filter((name) => !name.startsWith('@polaris/'));
}

const react = ['react', 'react-dom', 'clsx', 'lucide-react', '@radix-ui/*'];
const forms = ['react-hook-form', '@hookform/resolvers', 'zod'];
const screens = [...react, ...forms, 'react-router', '@tanstack/react-query', 'date-fns'];
/** Libraries for the lists and pickers of the admin area. */
const office = ['downshift', '@tanstack/react-table', '@tanstack/react-virtual'];
const vite = ['vite', '@tailwindcss/vite'];

/** The folders of the server's `platform`, lowest first: each may import those before it. */
const platform = [
  'problem',
  'processes',
  'typefaces',
  'config',
  'logging',
  'mail',
  'database',
  'jobs',
  'http',
  'idempotency',
  'blobs',
  'openapi',
].map((folder) => [`server-${folder}`, `apps/server/src/platform/${folder}`]);
const platformTypes = platform.map(([type]) => type);

/**
 * The areas of the product, lowest first: each has its nouns as folders, and may import the areas before it.
 */
const areas = ['identity', 'people', 'mail', 'sales', 'schedule', 'site', 'office'];
const levels = ['platform', 'records', ...areas];
const level = new RegExp(`^apps/server/src/(${levels.join('|')})/`);

/** The folders of the desktop app's main process: each may import those listed before it. */
const desktopFolders = [
  'store',
  'origin',
  'capture',
  'security',
  'shell',
  'windows',
  'notifications',
  'connection',
  'deep-links',
  'ipc',
  'sign-in',
];

/**
 * Folders; the first match names the element. Each folder in place of a star is its own element; files
 * directly beside it belong to none.
 */
const elements = [
  ['contracts', 'libs/contracts/src'],
  ['ui-primitives', 'libs/ui/src/primitives'],
  ['ui-theme', 'libs/ui/src/theme'],
  ['ui-api', 'libs/ui/src/api'],
  ['ui-offer', 'libs/ui/src/offer'],
  ['ui-sign-in', 'libs/ui/src/sign-in'],
  ['ui-account-screen', 'libs/ui/src/account/*'],
  ['ui-account', 'libs/ui/src/account'],
  ['ui-desktop', 'libs/ui/src/desktop'],
  ['ui-admin-shared', 'libs/ui/src/admin/shared/*'],
  [undefined, 'libs/ui/src/admin/shared'],
  ['ui-admin-shell', 'libs/ui/src/admin/shell'],
  ['ui-admin-page', 'libs/ui/src/admin/people/customer-page'],
  ...areas.map((area) => ['ui-admin-noun', `libs/ui/src/admin/${area}/*`]),
  ['ui-testing', 'libs/ui/testing'],
  ['web', 'apps/web'],
  ['desktop-renderer', 'apps/desktop/src/renderer'],
  ...desktopFolders.map((name) => [`desktop-${name}`, `apps/desktop/src/main/${name}`]),
  ['desktop-main', 'apps/desktop/src/main'],
  ['desktop-preload', 'apps/desktop/src/preload'],
  ['desktop-bridge', 'apps/desktop/src/bridge'],
  ['desktop-testing', 'apps/desktop/testing'],
  ...platform,
  ['server-command', 'apps/server/src/commands'],
  ['server-command', 'apps/server/src/migrations'],
  ['server-testing', 'apps/server/src/testing'],
  ['server-registry', 'apps/server/src/records/registry'],
  ['server-module', 'apps/server/src/records/*'],
  ...areas.map((area) => ['server-module', `apps/server/src/${area}/*`]),
  // Only an area's module is directly in the area's folder.
  ...['records', ...areas].map((area) => [undefined, `apps/server/src/${area}`]),
  ['server', 'apps/server/src'],
].map(([type, folder]) => ({
  type,
  pattern: new RegExp(`^${folder.replace('*', '[^./]+')}(?=/)`),
}));

/** Other roles of a file, by its path without `.ts` and `.tsx`. */
const files = Object.entries({
  tool: /\.(spec|test|config)$|^apps\/(web\/(e2e|tools)|server\/(tools|src\/testing))\//,
  service: /^apps\/server\/src\/.+\.service$/,
  module: /^apps\/server\/src\/.+\.module$/,
  'area-module': new RegExp(`^apps/server/src/(records|${areas.join('|')})/[^/]+\\.module$`),
  events: /^apps\/server\/src\/.+\.events$/,
  entity: /^apps\/server\/src\/.+\.entity$/,
  balances: /^apps\/server\/src\/sales\/balances\/balances\.read-model$/,
  'of-company': /^apps\/server\/src\/people\/companies\/of-company\.read-model$/,
  'payment-items': /^apps\/server\/src\/sales\/payments\/payment-items\.read-model$/,
  'has-left': /^apps\/server\/src\/records\/outbox\/has-left\.read-model$/,
  'silent-calendars': /^apps\/server\/src\/schedule\/busy-calendars\/silent-calendars\.read-model$/,
  'business-day': /^apps\/server\/src\/sales\/business-profile\/business-day\.read-model$/,
  'attached-files': /^apps\/server\/src\/people\/files\/attached-files\.read-model$/,
  access: /^apps\/server\/src\/identity\/auth\/access\/access\.(service|module)$/,
  credentials: /^apps\/server\/src\/identity\/auth\/access\/credentials$/,
  'user-access': /^apps\/server\/src\/identity\/users\/user-access\.repository$/,
  'mail-template': /^apps\/server\/src\/(platform\/mail|.+\/mails)\/[^/]+$/,
  // No other file may be directly in the folder of the admin area.
  'admin-app': /^libs\/ui\/src\/admin\/admin-app$/,
  // What the server-side rendering needs of the admin area, which it does not render.
  'admin-page': /^libs\/ui\/src\/admin\/shell\/frame\/frame-skeleton$/,
  exported: /^libs\/ui\/src\/admin\/[^/]+\/[^/]+\/[^/]+-(badge|picker)$/,
  'first-factor': /^libs\/ui\/src\/account\/profile\/two-factor\/first-factor$/,
  manifest: /^apps\/server\/package\.json$/,
  clock: /^libs\/contracts\/src\/values\/clock\/clock$/,
  names: /^libs\/contracts\/src\/site\/pages\/browser-names$/,
  node: /^apps\/web\/[^/]+$/,
});

/** Which element a file of the workspace lies in, and what it is besides. */
export function placeOf(path) {
  const found = elements.find(({ pattern }) => pattern.test(path));
  const bare = path.replace(/\.tsx?$/, '');
  return {
    element: found?.type,
    folder: found?.type && found.pattern.exec(path)[0],
    level: levels.indexOf(level.exec(path)?.[1]),
    categories: files.flatMap(([name, pattern]) => (pattern.test(bare) ? [name] : [])),
  };
}

const element = (...elements) => ({ elements });
const category = (...categories) => ({ categories });
const packages = (...names) => ({ packages: names });
const nodeItself = { node: true };

const allow = (from, ...targets) => targets.map((to) => ({ from, to }));

const adminApp = category('admin-app');
const everyAdmin = ['ui-admin-shell', 'ui-admin-page', 'ui-admin-shared', 'ui-admin-noun'];

const library = [
  ...allow(element('contracts'), packages('zod')),
  ...allow(element('ui-primitives', 'ui-theme'), packages(...react)),
  ...allow(element('ui-primitives', 'ui-theme'), element('ui-primitives', 'ui-theme'), {
    ...element('contracts'),
    ...category('names'),
  }),
  ...allow(element('ui-primitives'), packages('react-markdown', 'rehype-slug', 'remark-gfm'), {
    ...element('contracts'),
    ...category('clock'),
  }),
  ...allow(element('ui-api'), element('contracts')),
  ...allow(
    element('ui-api'),
    packages('react', '@simplewebauthn/browser', '@tanstack/react-query', 'zod'),
  ),
  ...allow(
    element('ui-sign-in', 'ui-account', 'ui-account-screen', 'ui-desktop', ...everyAdmin),
    element('ui-primitives', 'ui-theme', 'ui-api', 'contracts'),
    packages(...screens),
  ),
  ...allow(element(...everyAdmin), packages(...office)),
  // An offer looks the same to the owner and to the client.
  ...allow(element('ui-offer'), element('ui-primitives', 'contracts'), packages(...react)),
  ...allow(element('ui-account', 'ui-account-screen', 'ui-admin-noun'), element('ui-offer')),
  // Quick capture picks customers like the admin area; the first start looks like the sign-in page.
  ...allow(element('ui-desktop'), element('ui-admin-shared', 'ui-sign-in'), {
    ...element('ui-admin-noun'),
    ...category('exported'),
  }),
  // A new owner sets up the second factor on the way, as in the profile.
  ...allow(element('ui-sign-in'), { ...element('ui-account-screen'), ...category('first-factor') }),
  ...allow(element('ui-account'), element('ui-account-screen'), packages('uqr')),
  ...allow(element('ui-account-screen'), element('ui-account')),
  ...allow(adminApp, packages(...screens), element('ui-primitives', 'ui-api')),
  ...allow(adminApp, element('ui-admin-shell', 'ui-admin-shared')),
  ...allow(element('ui-admin-shell'), element(...everyAdmin)),
  // A customer's page shows the customer's records of other nouns.
  ...allow(element('ui-admin-page'), element('ui-admin-shared', 'ui-admin-noun')),
  ...allow(element('ui-admin-shared'), element('ui-admin-shared')),
  ...allow(element('ui-admin-noun'), element('ui-admin-shared'), {
    ...element('ui-admin-noun'),
    ...category('exported'),
  }),
];

const everyUi = ['ui-primitives', 'ui-theme', 'ui-api', 'ui-sign-in', 'ui-account'];
const desktopUi = [...everyUi, 'ui-desktop'];

const everyFolder = desktopFolders.map((name) => `desktop-${name}`);
const everyMain = ['desktop-main', ...everyFolder];

const shells = [
  ...allow(element('web'), element('contracts', ...everyUi), adminApp, category('admin-page')),
  ...allow(element('desktop-renderer'), element('contracts', ...desktopUi), adminApp),
  ...allow(
    element('web'),
    packages(
      ...declared('apps/web'),
      'virtual:react-router',
      'virtual:page-script',
      'virtual:screen-scripts',
    ),
  ),
  ...allow({ ...element('web'), ...category('node', 'tool') }, nodeItself),
  // Node's replacements for browser features that jsdom lacks.
  ...allow({ ...element('ui-api'), ...category('tool') }, nodeItself),
  // Replaces a payment provider in journeys that pay.
  ...allow({ ...element('web'), ...category('tool') }, element('server-testing')),
  ...allow(element('desktop-renderer'), packages(...screens)),
  ...allow(
    element(...everyMain, 'desktop-preload'),
    nodeItself,
    packages('electron'),
    element('contracts', 'desktop-bridge'),
  ),
  ...allow(element(...everyMain), packages('zod', 'electron-updater', 'eventsource-parser')),
  ...allow(element('desktop-main'), element(...everyFolder)),
  ...everyFolder.flatMap((name, index) =>
    allow(element(name), element(...everyFolder.slice(0, index))),
  ),
  ...allow(element('desktop-bridge'), element('contracts')),
  ...allow(element('desktop-renderer'), element('desktop-bridge')),
  ...allow({ ...element(...everyMain), ...category('tool') }, element('desktop-testing')),
];

/** Everything above `platform`, which knows no noun, no migration and no command. */
const abovePlatform = [
  'server',
  'server-command',
  'server-registry',
  'server-module',
  'server-testing',
];
const everyServer = [...abovePlatform, ...platformTypes];

/**
 * Pieces of SQL that lists of any area select, such as paid and owed amounts; they import only platform and
 * each other.
 */
const pieces = [
  'balances',
  'of-company',
  'payment-items',
  'has-left',
  'silent-calendars',
  'business-day',
  'attached-files',
];

/** Mails are React components; the rest of the server renders nothing. */
const templates = ['react', 'react-dom'];

const server = [
  ...allow(
    element(...everyServer),
    nodeItself,
    packages(...declared('apps/server').filter((name) => !templates.includes(name))),
    element('contracts'),
  ),
  ...allow(element(...abovePlatform), element(...platformTypes)),
  ...platformTypes.flatMap((type, level) =>
    allow(element(type), element(...platformTypes.slice(0, level + 1))),
  ),
  ...allow({ ...element(...everyServer), ...category('mail-template') }, packages(...templates)),
  ...allow(element('server-module'), {
    ...element('server-module'),
    ...category('service', 'module', 'events'),
  }),
  ...allow(element('server-module'), { ...element('server-module'), ...category(...pieces) }),
  ...allow(
    category('area-module'),
    element('server-module', ...platformTypes),
    packages('@nestjs/common', '@nestjs/typeorm'),
    category('area-module'),
  ),
  ...allow(category('area-module'), element('server-registry')),
  ...allow(element('server', 'server-module'), category('area-module')),
  // Nothing else may revoke part of an account's access.
  ...allow(
    { ...element('server-module'), ...category('access') },
    { ...element('server-module'), ...category('user-access') },
  ),
  // The list of credentials has the lifetime of every kind.
  ...allow(element('server-module'), {
    ...element('server-module'),
    ...category('credentials'),
  }),
  // A backup says which version made it.
  ...allow(element('server-config'), category('manifest')),
  // Every noun registers its kind of record; the registry knows none of them.
  ...allow(element('server-module'), element('server-registry')),
  // A foreign key ties tables together, and a service's response has its entity's type.
  ...allow(
    { ...element('server-module'), ...category('entity') },
    { ...element('server-module'), ...category('entity') },
  ),
  ...allow(element('server-module'), {
    ...element('server-module'),
    ...category('entity'),
    typeOnly: true,
  }),
  ...allow(element('server', 'server-command', 'server-testing'), element(...everyServer)),
  ...allow({ ...element(...everyServer), ...category('tool') }, element(...everyServer)),
];

const tools = allow(
  category('tool'),
  packages(...declared('.'), ...vite, 'fast-check', '@testing-library/*'),
  element('ui-testing'),
);

const policies = [...library, ...shells, ...server, ...tools];

const isPackage = (pattern, name) =>
  pattern.endsWith('*') ? name?.startsWith(pattern.slice(0, -1)) : pattern === name;

const isPiece = (category) => pieces.includes(category);

const fits = (wanted, place) =>
  (!wanted.elements || wanted.elements.includes(place.element)) &&
  (!wanted.categories || wanted.categories.some((name) => place.categories?.includes(name))) &&
  (!wanted.packages || wanted.packages.some((pattern) => isPackage(pattern, place.package))) &&
  (!wanted.node || place.node) &&
  (!wanted.typeOnly || place.typeOnly);

/** What a file at this path may import, besides files of its own element. */
export function allowedFrom(place) {
  const targets = policies.flatMap(({ from, to }) => (fits(from, place) ? [to] : []));
  const isTool = place.categories.includes('tool');
  const isFree = ({ element, categories = [] }) =>
    element === 'contracts' || platformTypes.includes(element) || categories.some(isPiece);
  if (place.categories.some(isPiece)) return isFree;
  const isAbove = ({ level, categories = [] }) =>
    !isTool && place.level >= 0 && level > place.level && !categories.some(isPiece);
  return (target) =>
    (place.folder !== undefined && place.folder === target.folder) ||
    (!isAbove(target) && targets.some((to) => fits(to, target)));
}
