import type { Page } from '@playwright/test';
import { reportingSamples } from '../content/portfolio/reporting-samples.ts';
import { scrollThrough, useTheme } from './public-visual-checks.ts';
import { expect, test } from './test.ts';

const path = '/portfolio/reporting-samples';
const { boards } = reportingSamples;

const section = (page: Page, title: string) => page.getByRole('region', { name: title });

test('seven dashboards are shown, each with its question, its readers and what it leads to', async ({
  page,
}) => {
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
  test(`in ${theme} the seven pictures of that theme load, and no other`, async ({ page }) => {
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

test('each picture opens at full size in a new tab, by its link or by itself', async ({
  page,
  request,
}) => {
  await page.goto(path);
  for (const { title } of boards) {
    const link = section(page, title).getByRole('link', { name: /^See it at full size/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/avif');
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
  const opened = page.context().waitForEvent('page');
  // The link lies over its picture.
  await section(page, boards[0].title).getByRole('img').click({ force: true });
  const tab = await opened;
  await expect(tab).toHaveURL(/executive-summary-light-.*\.avif$/);
  await tab.waitForLoadState();
  // The styles that browsers lay a picture out with are let through.
  await expect(tab.locator('img')).toHaveCSS('margin-top', /^\d/);
  await expect(tab.locator('img')).toHaveJSProperty('naturalWidth', 1600);
});

test('links lead to each dashboard, and the code tells how one number is made', async ({
  page,
}) => {
  await page.goto(path);
  const links = page.getByRole('navigation', { name: 'Dashboards' }).getByRole('link');
  await expect(links).toHaveText(boards.map(({ title }) => new RegExp(title)));
  await links.last().click();
  await expect(page.getByRole('heading', { level: 2, name: boards[6].title })).toBeInViewport();
  const code = page.getByRole('region', { name: 'kept_after_first_gift.sql' });
  await expect(code).toContainText('-- Kept after a first gift');
  await expect(code.locator('.keyword').first()).toBeVisible();
});

test('on a phone a picture pans by keys, and two charts change by a choice', async ({ page }) => {
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
