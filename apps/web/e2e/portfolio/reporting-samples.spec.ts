import type { Page } from '@playwright/test';
import { reportingSamples } from '../../content/portfolio/reporting-samples.ts';
import { scrollThrough, useTheme } from '../support/pages/public-visual-checks.ts';
import { expect, test } from '../support/test.ts';

const path = '/portfolio/reporting-samples';
const { boards } = reportingSamples;

const section = (page: Page, title: string) => page.getByRole('region', { name: title });

test('shows seven dashboards with question, audience and decision', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('img')).toHaveCount(7);
  for (const { title, question, readers, decision, alt } of boards) {
    const own = section(page, title);
    await expect(own.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(own.getByRole('definition')).toHaveText([question, readers, decision]);
    await expect(own.getByRole('img')).toHaveAttribute('alt', alt);
  }
  for (const figure of [/^90%$/, /^15\+$/])
    await expect(page.locator('main dd').filter({ hasText: figure })).toBeVisible();
});

for (const theme of ['light', 'dark']) {
  test(`loads only the seven ${theme} pictures in the ${theme} theme`, async ({ page }) => {
    const loaded = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image' && request.url().endsWith('.avif'))
        loaded.add(new URL(request.url()).pathname);
    });
    await useTheme(page, theme);
    await page.goto(path, { waitUntil: 'networkidle' });
    const last = section(page, boards[6].title).getByRole('img');
    await expect(last, 'not before one scrolls').toHaveJSProperty('complete', false);
    await scrollThrough(page);
    for (const picture of await page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 1600);
      await expect(picture).toHaveJSProperty('naturalHeight', 1280);
    }
    expect(loaded.size).toBe(7);
    for (const file of loaded) expect(file).toContain(`-${theme}-`);
  });
}

test('opens each picture at full size in a new tab, by link or by click', async ({
  page,
  request,
}) => {
  await page.goto(path);
  for (const { title } of boards) {
    const link = section(page, title).getByRole('link', { name: /^See it at full size/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('image/avif');
    expect(response.headers()['cache-control']).toContain('immutable');
  }
  const opened = page.context().waitForEvent('page');
  // The link covers its picture.
  await section(page, boards[0].title).getByRole('img').click({ force: true });
  const tab = await opened;
  await expect(tab).toHaveURL(/executive-summary-light-.*\.avif$/);
  await tab.waitForLoadState();
  // Allows the browser's own styles for a picture document.
  await expect(tab.locator('img')).toHaveCSS('margin-top', /^\d/);
  await expect(tab.locator('img')).toHaveJSProperty('naturalWidth', 1600);
});

test('links to each dashboard, and shows the code of one number', async ({ page }) => {
  await page.goto(path);
  const links = page.getByRole('navigation', { name: 'Dashboards' }).getByRole('link');
  await expect(links).toHaveText(boards.map(({ title }) => new RegExp(title)));
  await links.last().click();
  await expect(page.getByRole('heading', { level: 2, name: boards[6].title })).toBeInViewport();
  const code = page.getByRole('region', { name: 'kept_after_first_gift.sql' });
  await expect(code).toContainText('-- Kept after a first gift');
  await expect(code.locator('.keyword').first()).toBeVisible();
});

test('pans a picture by keyboard on a phone, and updates two charts by menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(path);
  const picture = page.getByRole('group', { name: boards[0].title }).filter({ visible: true });
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => picture.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

  for (const [title, name] of [
    [boards[3].title, '2019'],
    [boards[6].title, 'Nursing'],
  ] as const) {
    const own = section(page, title);
    await own.getByRole('combobox').selectOption(name);
    await expect(own.getByRole('status')).toContainText(name);
    await own.locator('[data-chart-point][tabindex="0"]').filter({ visible: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(own.getByRole('status')).toContainText(name);
    await expect(own.locator('[data-chart-point]:focus')).toHaveCount(1);
  }
});
