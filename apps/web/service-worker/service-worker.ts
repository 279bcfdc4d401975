const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written into this script by the build: what this version consists of. */
declare const BUILD: { version: string; files: string[] };

const PREFIX = 'polaris-';
const CACHE = PREFIX + BUILD.version;
const OFFLINE_PAGE = '/offline';
/** What every address of the admin area loads, without anything of a person. */
const ADMIN_PAGE = '/admin';
const isAdmin = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
/** Right below /assets/: what lies deeper keeps its name when its content changes. */
const BUILT_FILE = /^\/assets\/[^/]*-[\w-]{8}\.\w+$/;

worker.addEventListener('install', (event) => event.waitUntil(keepThisVersion()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOtherVersions()));
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (!answer) return;
  event.respondWith(answer);
  const { pathname } = new URL(event.request.url);
  if (isAdmin(pathname) && event.request.mode === 'navigate')
    event.waitUntil(answer.then(keepAdminPage).catch(() => undefined));
});

/** Once a version, for those alone who use it. */
async function keepAdminPage({ ok }: Response): Promise<void> {
  if (!ok || (await caches.match(ADMIN_PAGE))) return;
  const cache = await caches.open(CACHE);
  await cache.add(new Request(ADMIN_PAGE, { credentials: 'omit', cache: 'reload' }));
}

async function keepThisVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Without cookies: what is kept must be the same for everyone.
  const page = new Request(OFFLINE_PAGE, { credentials: 'omit', cache: 'reload' });
  await cache.addAll([page, ...BUILD.files]);
  await worker.skipWaiting();
}

async function dropOtherVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Pages come from the server, built files from here; calls are never touched. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  if (BUILT_FILE.test(pathname)) return builtFile(request);
  return request.mode === 'navigate' ? page(request) : undefined;
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = isAdmin(new URL(request.url).pathname) ? await adminPage() : undefined;
    const page = kept ?? (await caches.match(OFFLINE_PAGE));
    if (!page) throw error;
    return withThisYear(page);
  }
}

/** Only where all its scripts are at hand, too. */
async function adminPage(): Promise<Response | undefined> {
  const page = await caches.match(ADMIN_PAGE);
  const html = await page?.clone().text();
  const scripts = [...(html ?? '').matchAll(/rel="modulepreload" href="([^"]+)"/g)];
  const kept = await Promise.all(scripts.map(([, script]) => caches.match(script!)));
  return kept.every(Boolean) ? page : undefined;
}

/** The page may have been stored in another year than it is shown in. */
async function withThisYear(page: Response): Promise<Response> {
  const html = await page.text();
  const year = `© ${new Date().getUTCFullYear()}`;
  return new Response(html.replace(/© \d{4}/, year), { headers: page.headers });
}

/** A built file never changes under its name. */
async function builtFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
