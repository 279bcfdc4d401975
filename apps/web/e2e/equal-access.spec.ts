import { expectEqualAccess } from './equal-access.ts';
import { expect, test } from './test.ts';

test('the second engine finds what axe allows: a link outside of all landmarks', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.body.prepend(document.querySelector('a[href="#main"]')!));
  await expect(expectEqualAccess(page)).rejects.toThrow('aria_content_in_landmark');
});
