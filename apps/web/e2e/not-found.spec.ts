import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(refusedWith(404)));

for (const path of ['/nope', '/admin/nope', '/portfolio/nope', '/PolarisNet/nope']) {
  test(`${path} is not found, in the words of the specification`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByText('Oh... bummer.', { exact: true })).toBeVisible();
    await expect(main.getByText('Something went wrong.', { exact: true })).toBeVisible();
    await expect(
      main.getByText(
        "The page you're looking for doesn't exist, or maybe it wandered off to get coffee.",
        { exact: true },
      ),
    ).toBeVisible();
    const framed = ['/nope', '/admin/nope'].includes(path) ? 1 : 0;
    await expect(page.getByRole('banner')).toHaveCount(framed);
    await expect(page.getByRole('contentinfo')).toHaveCount(framed);
    await main.getByRole('link', { name: 'Take Me Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
