import type { Page } from '@playwright/test';
import { register } from './data.ts';
import { expect, test } from './test.ts';

const talk = (page: Page) => page.getByRole('button', { name: "Let's Talk" });

for (const path of ['/login', '/newsletter', '/dashboard', '/dashboard/profile']) {
  test(`Let's Talk on ${path} leads to the contact page`, async ({ page }) => {
    if (path.startsWith('/dashboard')) await register(page.request);
    await page.goto(path);
    // The scripts are there: without them it leads there anyway.
    await page.waitForLoadState('networkidle');
    await talk(page).click();
    await expect(page).toHaveURL(/\/contact\??$/);
  });
}

test("Let's Talk is a quiet button in the admin area", async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/assets');
  await expect(talk(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
