import { index, items, pages } from './portfolio.ts';
import { expect, test } from './test.ts';

for (const [place, { path, title, detailedDescription, tools }] of items.entries()) {
  test(`${path} opens with its words, leads back and to the next piece`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(detailedDescription);
    await expect(page.getByRole('main')).toContainText(tools.join(', '));
    const next = items[(place + 1) % items.length];
    await page
      .getByRole('navigation', { name: 'Next in the portfolio' })
      .getByRole('link', { name: next?.title })
      .click();
    await expect(page).toHaveURL(next?.path ?? '');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back to Portfolio' }).click();
    await expect(page).toHaveURL(index);
  });
}

test('no page of the portfolio has the common header or footer', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: "Let's Talk" })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Polaris, home' })).toHaveAttribute('href', '/');
  }
});

test('every page has a title, a description and an address of its own', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of pages) {
    await page.goto(path);
    titles.add(await page.title());
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /^.{50,160}$/s);
    descriptions.add(await description.getAttribute('content'));
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${baseURL}${path}`);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
});

test('the keyboard skips past the bar, and the theme is chosen in it', async ({ page }) => {
  await page.goto(items[0]?.path ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('the site map lists every page', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of pages) expect(map).toContain(`${path}</loc>`);
});
