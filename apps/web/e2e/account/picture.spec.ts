import { makeAccount } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('crops a picture to a small square, uploads it, shows it on the dashboard, and removes it', async ({
  page,
}) => {
  await makeAccount(page.request);
  await page.goto('/dashboard/profile');
  const section = page.getByRole('region', { name: 'Picture', exact: true });
  const chosen = page.waitForEvent('filechooser');
  // By keyboard.
  await section.getByRole('button', { name: 'Upload a picture' }).press('Enter');
  await (
    await chosen
  ).setFiles({
    name: 'wide.png',
    mimeType: 'image/png',
    // A screenshot serves as a photo.
    buffer: await page.screenshot(),
  });
  await expectToast(page, 'Picture updated', 'Your new picture has been saved.');
  await page.goto('/dashboard');
  const avatar = page.getByRole('region', { name: 'Profile', exact: true }).locator('img');
  await expect(avatar).toBeVisible();
  await expect(avatar).toHaveJSProperty('naturalWidth', 320);
  await expect(avatar).toHaveJSProperty('naturalHeight', 320);
  const address = (await avatar.getAttribute('src'))!;
  const sent = await page.request.get(address);
  expect(sent.headers()['content-type']).toBe('image/jpeg');
  expect((await sent.body()).length).toBeLessThan(200_000);
  await page.goto('/dashboard/profile');
  await section.getByRole('button', { name: 'Remove picture' }).click();
  await expectToast(page, 'Picture removed', 'Your initials are shown instead.');
  await expect(section.locator('img')).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
