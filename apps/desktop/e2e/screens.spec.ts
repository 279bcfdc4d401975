import type { Browser, Page } from '@playwright/test';
import { adminNavigation, adminScreens, screensBeside } from '@polaris/contracts/admin-screens';
import { isThorough } from '../../web/e2e/support/pages/visual-checks.ts';
import { settled } from './visual-check.ts';
import { expect, owner, test } from './test.ts';

/** Screenshots in the light and the dark theme, to be looked at: no test compares them. */
async function takeScreenshots(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await page.evaluate(settled);
    await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
  }
}

const loaded = async (page: Page, label: string) => {
  await expect(page).toHaveTitle(`${label} · Admin · Polaris`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
};

const nameOf = (index: number, label: string) =>
  `${index + 1}-${label.toLowerCase().replaceAll(' ', '-')}`;

/** By how many pixels the page is taller than its window. */
const verticalOverflow = () => document.documentElement.scrollHeight - innerHeight;

test('shows every admin screen without the header and footer of the site', async ({
  desktop,
  server,
  browser,
}) => {
  const page = await desktop.main();
  await page.getByRole('textbox', { name: 'Address' }).fill(server);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await loaded(page, 'Dashboard');

  for (const [index, { path, label }] of adminScreens.entries()) {
    await test.step(label, async () => {
      const first = screensBeside(path)[0]?.path ?? path;
      desktop.choose(adminNavigation.find((entry) => entry.path === first)!.label);
      if (label === 'Companies') await page.getByRole('button', { name: 'Manage' }).click();
      if (path !== first) await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
      await loaded(page, label);
      for (const part of ['banner', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toHaveCount(0);
      await expect(page.getByText("Let's Talk")).toHaveCount(0);
      // A short screen must not scroll, even with a banner above it.
      if (label === 'Trash') expect(await page.evaluate(verticalOverflow)).toBe(0);
      if (isThorough) await takeScreenshots(page, `${nameOf(index, label)}-app`);
    });
  }
  if (isThorough) await takeScreenshotsOfSite(browser, server);
});

/** The same screens in a browser, to compare them with. */
async function takeScreenshotsOfSite(browser: Browser, server: string): Promise<void> {
  const web = await browser.newContext({
    baseURL: server,
    viewport: { width: 1280, height: 800 },
  });
  await web.request.post('/api/auth/login', { data: owner });
  // Without this the site would be light in both screenshots.
  await web.addInitScript(() => localStorage.setItem('theme', 'system'));
  const site = await web.newPage();
  for (const [index, { path, label }] of adminScreens.entries()) {
    await site.goto(path);
    await loaded(site, label);
    await takeScreenshots(site, `${nameOf(index, label)}-web`);
  }
  await web.close();
}
