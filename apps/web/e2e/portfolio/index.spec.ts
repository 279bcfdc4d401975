import type { Page } from '@playwright/test';
import { portfolioIndex, items } from '../support/portfolio.ts';
import { readPage } from '../support/pages/read-page.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').locator('li:has(h2)');
const types = (page: Page) => page.getByRole('navigation', { name: 'Show' });

test('shows every piece of work with at most three tags, and opens it', async ({ page }) => {
  await page.goto(portfolioIndex);
  await expect(cards(page)).toHaveCount(8);
  for (const [place, { title, description, path, tags }] of items.entries()) {
    const card = cards(page).nth(place);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', path);
    await expect(card).toContainText(description);
    const shown = card.getByRole('list', { name: 'Tags' }).getByRole('listitem');
    await expect(shown).toHaveText(tags.slice(0, 3));
  }
});

test('filters by type in place, and keeps the type in the address', async ({ page }) => {
  await page.goto(portfolioIndex, { waitUntil: 'networkidle' });
  const teaching = types(page).getByRole('link', { name: /^Teaching/ });
  await teaching.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await teaching.click();
  await expect(page).toHaveURL('/portfolio?type=teaching#work');
  await expect(cards(page).filter({ visible: true }).getByRole('heading')).toHaveText([
    'The MQE Mentorship',
    'Explainer Videos',
  ]);
  // The page does not jump, but may have become too short to stay where it was.
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await page.evaluate(() => scrollY)).toBe(Math.min(scrolled, end));
  await page.reload();
  await expect(cards(page).filter({ visible: true })).toHaveCount(2);
  await expect(types(page).locator('[aria-current]')).toContainText('Teaching');
  await types(page)
    .getByRole('link', { name: /^Everything/ })
    .click();
  await expect(page).toHaveURL(`${portfolioIndex}#work`);
  await expect(cards(page).filter({ visible: true })).toHaveCount(8);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by type without scripts', async ({ page }) => {
    await page.goto(portfolioIndex);
    await types(page)
      .getByRole('link', { name: /^Tools/ })
      .click();
    await expect(page).toHaveURL('/portfolio?type=tool#work');
    await expect(cards(page).filter({ visible: true })).toHaveCount(3);
  });
});

test('shows everything for an unknown type', async ({ page }) => {
  for (const query of ['?type=nothing', '?type=__proto__', '?type=%00', '?type[]=tool']) {
    expect((await page.goto(portfolioIndex + query))?.status()).toBe(200);
    await expect(cards(page).filter({ visible: true })).toHaveCount(8);
  }
});

test('opens the admin area from the index on Ctrl+Shift+Space', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto(portfolioIndex);
  await page.keyboard.press('Control+Shift+Space');
  await expect(page).toHaveURL('/admin');
});

test('returns 404 for an unknown piece of work', async ({ request }) => {
  for (const path of ['nothing', 'resume/more', 'entity_match']) {
    const { status, text } = await readPage(request, `${portfolioIndex}/${path}`);
    expect(status).toBe(404);
    expect(text('h1')).toContain('Oh... bummer.');
  }
});
