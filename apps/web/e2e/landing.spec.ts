import { expect, test } from '@playwright/test';

test('the landing page answers with a title and a heading', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
