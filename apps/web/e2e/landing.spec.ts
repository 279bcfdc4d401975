import { expect, test } from '@playwright/test';

test('the landing page answers with its name', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Polaris/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
