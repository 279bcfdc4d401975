const worker = self as unknown as ServiceWorkerGlobalScope;

/** The files of this version, set by the build. */
declare const BUILD: { version: string; files: string[] };

const PREFIX = 'polaris-';
const CACHE = PREFIX + BUILD.version;
const OFFLINE_PAGE = '/offline';
/** The shell of the admin area, without personal data. */
const ADMIN_PAGE = '/admin';
const isAdmin = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
/** Only files directly in /assets/ are hashed. */
const BUILT_FILE = /^\/assets\/[^/]*-[\w-]{8}\.\w+$/;

worker.addEventListener('install', (event) => event.waitUntil(cacheThisVersion()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherVersions()));
worker.addEventListener('fetch', (event) => {
  const response = answerTo(event.request);
  if (!response) return;
  event.respondWith(response);
  const { pathname } = new URL(event.request.url);
  if (isAdmin(pathname) && event.request.mode === 'navigate')
    event.waitUntil(response.then(cacheAdminPage).catch(() => undefined));
});

/** Caches the shell once for each version, for its users only. */
async function cacheAdminPage({ ok }: Response): Promise<void> {
  if (!ok || (await caches.match(ADMIN_PAGE))) return;
  const cache = await caches.open(CACHE);
  await cache.add(new Request(ADMIN_PAGE, { credentials: 'omit', cache: 'reload' }));
}

async function cacheThisVersion(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Without cookies, so that the cached response is the same for everyone.
  const page = new Request(OFFLINE_PAGE, { credentials: 'omit', cache: 'reload' });
  await cache.addAll([page, ...BUILD.files]);
  await worker.skipWaiting();
}

async function deleteOtherVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Pages come from the network, built files from the cache; API calls are ignored. */
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
    const cached = isAdmin(new URL(request.url).pathname) ? await adminPage() : undefined;
    const page = cached ?? (await caches.match(OFFLINE_PAGE));
    if (!page) throw error;
    return withThisYear(page);
  }
}

/** Only if all its scripts are cached too. */
async function adminPage(): Promise<Response | undefined> {
  const page = await caches.match(ADMIN_PAGE);
  const html = await page?.clone().text();
  const scripts = [...(html ?? '').matchAll(/rel="modulepreload" href="([^"]+)"/g)];
  const cached = await Promise.all(scripts.map(([, script]) => caches.match(script!)));
  return cached.every(Boolean) ? page : undefined;
}

/** The cached page may be from another year. */
async function withThisYear(page: Response): Promise<Response> {
  const html = await page.text();
  const year = `© ${new Date().getUTCFullYear()}`;
  return new Response(html.replace(/© \d{4}/, year), { headers: page.headers });
}

/** Built files are immutable. */
async function builtFile(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
