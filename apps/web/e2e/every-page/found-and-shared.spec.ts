import type { APIRequestContext } from '@playwright/test';
import type { Service } from '@polaris/contracts';
import { parse } from 'node-html-parser';
import { checkStructuredData } from '../../tools/check-structured-data.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

/** Needs an unchanged catalog. */
test.use({ ownPolaris: starterSite });

/** The owner's texts may be short. */
const isService = (path: string): boolean => path.startsWith('/services/');

async function readHead(request: APIRequestContext, path: string) {
  const head = parse(await (await request.get(path)).text());
  return {
    title: head.querySelector('title')?.text,
    meta: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content'),
    icons: head
      .querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .map((link) => link.getAttribute('href') ?? ''),
  };
}

/** Width and height from the first bytes of a PNG. */
async function measurePicture(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const picture = await response.body();
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

test('gives every public page its own title and description of suitable length', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const path of await listPublicPages(request)) {
    const { title = '', meta } = await readHead(request, path);
    const description = meta('description') ?? '';
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    if (!isService(path)) expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    for (const words of [title, description]) {
      expect(seen.get(words), `${path}: ${words}`).toBeUndefined();
      seen.set(words, path);
    }
  }
});

test('gives every unlisted page its own title', async ({ request }) => {
  const titles = [
    '/',
    '/login',
    '/nope',
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/purchases/31',
    '/pay',
    '/offer',
    '/admin',
  ].map(async (path) => (await readHead(request, path)).title);
  expect(await Promise.all(titles)).toEqual([
    expect.stringMatching(/\S/),
    'Sign in · Polaris',
    'Page not found · Polaris',
    'Dashboard · Polaris',
    'Your profile · Polaris',
    'Your purchase · Polaris',
    'Payment · Polaris',
    'Offer · Polaris',
    'Admin · Polaris',
  ]);
});

test('gives every page a share card with its own picture once the server has drawn it', async ({
  request,
  baseURL,
}) => {
  const paths = await listPublicPages(request);
  const pictureOf = async (path: string) => (await readHead(request, path)).meta('og:image');
  await expect
    .poll(async () => new Set(await Promise.all(paths.map(pictureOf))).size, { timeout: 60_000 })
    .toBe(paths.length);
  for (const path of paths) {
    const { title, meta } = await readHead(request, path);
    expect(meta('og:title'), path).toBe(title);
    // A description that was cut within a word is shared up to the previous word.
    const shared = (meta('og:description') ?? '').replace(/…$/, '');
    expect(meta('description'), path).toContain(shared);
    expect(shared.length, path).toBeGreaterThan(0);
    expect(meta('og:url'), path).toBe(baseURL + path);
    expect(meta('og:type'), path).toBe(path.startsWith('/PolarisNet/') ? 'article' : 'website');
    expect(meta('og:locale'), path).toBe('en_US');
    expect(meta('og:image:alt'), path).toMatch(/\S/);
    expect(meta('twitter:card'), path).toBe('summary_large_image');
    const size = await measurePicture(request, meta('og:image') ?? '');
    expect(size, path).toEqual({ width: 1200, height: 630 });
    expect(`${size.width}`).toBe(meta('og:image:width'));
    expect(`${size.height}`).toBe(meta('og:image:height'));
  }
  expect(paths.filter(isService)).toHaveLength(9);
  const { name, price } = (await (await request.get('/api/services/1')).json()) as Service;
  const { meta } = await readHead(request, '/services/1');
  expect(meta('og:image:alt')).toBe(`${name}, $${price}`);
});

test('gives every page structured data: owner, breadcrumbs, and article or service', async ({
  request,
}) => {
  for (const path of await listPublicPages(request)) {
    const page = parse(await (await request.get(path)).text());
    const [own, ...others] = page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text) as Record<string, unknown>)
      .sort((one, other) => Number('@type' in one) - Number('@type' in other));
    const article = path.startsWith('/PolarisNet/') ? ['Article'] : [];
    const types = checkStructuredData(own).map((node) => node['@type']);
    expect(types, path).toEqual(['Person', 'BreadcrumbList', ...article]);
    if (isService(path)) expect(others, path).toMatchObject([{ '@type': 'Service' }]);
  }
});

test('lists when services and essays last changed, and no other page', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const changed = (path: string) =>
    new RegExp(`${path}</loc>(?:<lastmod>(.*?)</lastmod>)?</url>`).exec(sitemap)?.[1];
  expect(changed('/PolarisNet/manifesto')).toBe('2025-07-19');
  const { updatedAt } = (await (await request.get('/api/services/1')).json()) as Service;
  expect(changed('/services/1')).toBe(updatedAt);
  expect(changed('/about')).toBeUndefined();
});

test('gives an essay its publication date', async ({ request }) => {
  const { meta } = await readHead(request, '/PolarisNet/manifesto');
  expect(meta('article:published_time')).toBe('2025-07-18');
  expect(meta('article:modified_time')).toBe('2025-07-19');
});

test('serves an app icon for every purpose', async ({ request }) => {
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'];
  for (const path of ['/', '/login']) expect((await readHead(request, path)).icons).toEqual(icons);
  const typeOf = async (path: string) => (await request.get(path)).headers()['content-type'];
  expect(await typeOf('/favicon.ico')).toBe('image/vnd.microsoft.icon');
  expect(await typeOf('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
  const touch = { width: 180, height: 180 };
  expect(await measurePicture(request, '/apple-touch-icon.png')).toEqual(touch);
});

test('describes the installed app with its name, colors and icons', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({ short_name: 'Polaris', start_url: '/' });
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await measurePicture(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("matches the browser's toolbar to the theme", async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const bars = page.locator('meta[name=theme-color]');
  const inRgb = () =>
    bars.evaluate((meta: HTMLMetaElement) => {
      const probe = document.createElement('i');
      probe.style.color = meta.content;
      return document.body.appendChild(probe) && getComputedStyle(probe).color;
    });
  for (const path of ['/', '/PolarisNet', '/login'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveClass('light');
      await expect(bars).toHaveCount(1);
      expect(await inRgb()).toBe(await ground());
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveClass('dark');
      await expect(bars).toHaveCount(1);
      expect(await inRgb()).toBe(await ground());
      await page.evaluate(() => localStorage.removeItem('theme'));
    });
});
