import { expectEqualAccess } from '../support/equal-access.ts';
import { expect, test } from '../support/test.ts';

test('finds a link outside of all landmarks, which axe allows', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.prepend(document.querySelector('a[href="#main"]')!));
  await expect(expectEqualAccess(page)).rejects.toThrow('aria_content_in_landmark');
});
