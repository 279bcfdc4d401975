import type { Page } from '@playwright/test';
import { cutOff } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

const html = (page: Page) => page.locator('html');

const choose = (page: Page, theme: string) =>
  page
    .getByRole('banner')
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio', { name: theme })
    .check();

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

for (const path of ['/', '/login']) {
  test(`keeps the dark theme for the next visit of ${path} from the first paint`, async ({
    page,
    context,
    browser,
    consoleErrors,
  }) => {
    await page.goto(path);
    await choose(page, 'Dark');
    await expect(html(page)).toHaveClass('dark');
    expect(await stored(page)).toBe('dark');

    // With an empty cache, the next visit must load scripts; cached ones in memory could not be blocked.
    const next = await browser.newContext({ storageState: await context.storageState() });
    await consoleErrors.watch(next);
    consoleErrors.allow(cutOff);
    const visit = await next.newPage();
    await visit.addInitScript(noteFirstClass);
    await visit.route('**/*.js', (route) => route.abort());
    await visit.goto(path);
    expect(await visit.evaluate('firstClass')).toBe('dark');
    await expect(html(visit)).toHaveClass('dark');
    await next.close();
  });
}

/** Nothing can be painted before there is a body. */
function noteFirstClass(): void {
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    Object.assign(window, { firstClass: document.documentElement.className });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

test('stays light until the visitor chooses; System follows the operating system live', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(html(page)).toHaveClass('light');
  expect(await stored(page)).toBeNull();
  await choose(page, 'System');
  await expect(html(page)).toHaveClass('dark');
  expect(await stored(page)).toBe('system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass('dark');
  await choose(page, 'Light');
  await expect(html(page)).toHaveClass('light');
});

test('applies a theme choice in other tabs, hydrated or not', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/login');
  await page.bringToFront();
  await choose(page, 'Dark');
  await expect(html(other)).toHaveClass('dark');
  await expect(other.getByRole('banner').getByRole('radio', { name: 'Dark' })).toBeChecked();
  await other.bringToFront();
  await choose(other, 'Light');
  await expect(html(page)).toHaveClass('light');
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Light' })).toBeChecked();
});
