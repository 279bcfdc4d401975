import { portfolioIndex, items } from '../support/portfolio.ts';
import { expect, test } from '../support/test.ts';

test('starts every piece with its intro, and links back and to the next one', async ({
  page,
  request,
}) => {
  await page.goto(items[0]?.path ?? '');
  for (const [place, { path, title, detailedDescription, tools }] of items.entries()) {
    expect((await request.get(path)).status(), path).toBe(200);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(detailedDescription);
    const made = page.getByRole('main').getByText('Made with', { exact: true });
    await expect(made).toHaveCount(tools.length > 0 ? 1 : 0);
    await expect(page.getByRole('main')).toContainText(tools.join(', '));
    const back = page.getByRole('link', { name: 'Back to Portfolio' });
    await expect(back).toHaveAttribute('href', portfolioIndex);
    const next = items[(place + 1) % items.length];
    await page
      .getByRole('navigation', { name: 'Next in the portfolio' })
      .getByRole('link', { name: next?.title })
      .click();
    await expect(page).toHaveURL(next?.path ?? '');
  }
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page).toHaveURL(portfolioIndex);
});

test('skips the bar by keyboard, and switches the theme in it', async ({ page }) => {
  await page.goto(items[0]?.path ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass('dark');
});
