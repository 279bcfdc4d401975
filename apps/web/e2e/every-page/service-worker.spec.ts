import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const disconnected = /net::ERR_INTERNET_DISCONNECTED/;

/** Every cached address. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

async function openWithServiceWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((controlled) =>
      navigator.serviceWorker.addEventListener('controllerchange', controlled, { once: true }),
    );
  });
}

test('reports that there is no connection, and recovers on reconnect', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected);
  await openWithServiceWorker(page, '/');
  const files = (await kept(page)).join(' ');
  for (const part of [/public-[\w-]+\.css/, /page-[\w-]+\.js/, /hanken-grotesk-[\w-]+\.woff2/])
    expect(files).toMatch(part);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No star in sight.' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Level-Up Pack' })).toBeVisible();
});

test('shows the current year on the offline page, even when stored in another', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(disconnected);
  await openWithServiceWorker(page, '/');
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const stored = (await cache.match('/offline'))!;
    const html = (await stored.text()).replace(/© \d{4}/, '© 2001');
    await cache.put('/offline', new Response(html, { headers: stored.headers }));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} `);
});

test('stores no personal data on the device (ASVS 14.3.2)', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await openWithServiceWorker(page, '/admin/contacts');
  await expect(page.getByRole('heading', { name: /All Submissions \(/ })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const paths = await kept(page);
  expect(paths).toContain('/offline');
  const pages = ['/offline', '/admin'];
  expect(paths.filter((path) => !pages.includes(path) && !path.startsWith('/assets/'))).toEqual([]);
  const admin = await page.evaluate(async () => (await caches.match('/admin'))?.text() ?? '');
  expect(admin).not.toContain('/api/auth/user');
});
