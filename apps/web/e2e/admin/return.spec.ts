import type { Page } from '@playwright/test';
import { atRest } from '../support/at-rest.ts';
import { unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The position of a row, in pixels from the top of the window. */
const topOf = (page: Page, name: string) =>
  page
    .getByRole('link', { name, exact: true })
    .evaluate((row) => Math.round(row.getBoundingClientRect().top));

/** Scrolls down the list that is filtered by `word`; returns a row in view, and a check that it is in its place. */
async function scrollDown(page: Page, word: string) {
  await expect(page.getByRole('heading', { name: 'Your Customers (60)' })).toBeVisible();
  const scroll = () => page.evaluate(() => (scrollTo(0, 1200), scrollY));
  // The page is short until its rows are rendered.
  await expect.poll(scroll).toBeGreaterThan(500);
  const name = (await atRest(page, () =>
    page
      .getByRole('link', { name: new RegExp(`^${word} `) })
      .evaluateAll(
        (rows) => rows.find((row) => row.getBoundingClientRect().top > 300)?.textContent,
      ),
  ))!;
  const place = await topOf(page, name);
  const isThere = async () => {
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect.poll(() => topOf(page, name)).toBe(place);
  };
  return { name, isThere };
}

test('restores filter and scroll position on Back, even across a full page load', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  const word = unique('row').replace(' ', '');
  for (let at = 0; at < 60; at += 1)
    await ownerApi.post('/api/customers', { data: { name: `${word} ${at}` } });
  // The heading must show the filtered count, not 60.
  await ownerApi.post('/api/customers', { data: { name: unique('other') } });
  await signInAsOwner();
  await page.goto('/admin/customers');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('heading', { name: 'Your Customers (60)' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=/);
  const { name, isThere } = await scrollDown(page, word);
  await test.step('reload the list', async () => {
    await page.reload();
    await isThere();
  });
  await test.step('reload the record', async () => {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await isThere();
  });
  await test.step('open a page of the site', async () => {
    await page.goto('/about');
    await page.goBack();
    await isThere();
  });
  await test.step('type addresses into the tab', async () => {
    await page.goto('/about');
    await page.goto(`/admin/customers?q=${word}`);
    const opened = await scrollDown(page, word);
    await page.goto('/admin/assets');
    await expect(page.getByRole('heading', { name: /^All Assets/ })).toBeVisible();
    await page.goBack();
    await opened.isThere();
  });
});
