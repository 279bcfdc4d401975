import { createAccount } from '../support/create-account.ts';
import { makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test('sends a signed-out visitor to the sign-in page, and back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(401));
  const toLogin = page.waitForRequest(/\/api\/login/);
  await page.goto('/dashboard');
  await toLogin;
  await createAccount(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('shows the profile picture, or else initials', async ({ page, consoleErrors }) => {
  consoleErrors.allow(failedResponse(404));
  await makeAccount(page.request);
  const picture = 'https://pictures.example/grace.png';
  await page.request.patch('/api/auth/user', { data: { profileImageUrl: picture } });
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .context()
    .route(picture, (route) =>
      route.fulfill({ body: Buffer.from(pixel, 'base64'), contentType: 'image/png' }),
    );
  await page.goto('/dashboard');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.locator('img')).toHaveAttribute('src', picture);
  await page.context().route(picture, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(profile.getByText('GH', { exact: true })).toBeVisible();
});
