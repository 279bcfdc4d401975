import { createAccount } from './create-account.ts';
import { register } from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test('sends who is not signed in to the sign-in page, and back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(401));
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

test('shows a picture where there is one, else initials', async ({ page, consoleErrors }) => {
  consoleErrors.allow(refusedWith(404));
  await register(page.request);
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
