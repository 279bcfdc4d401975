import type { Page } from '@playwright/test';
import { makeAccount } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

const talk = (page: Page) => page.getByRole('button', { name: "Let's Talk" });

for (const path of ['/login', '/newsletter']) {
  test(`opens the contact page on Let's Talk at ${path}`, async ({ page }) => {
    await page.goto(path);
    // Scripts have loaded: without them it is a link.
    await page.waitForLoadState('networkidle');
    await talk(page).click();
    await expect(page).toHaveURL(/\/contact\??$/);
  });
}

test("leads a client to the messages on Let's Talk, as a plain button", async ({ page }) => {
  await makeAccount(page.request);
  await page.goto('/dashboard/profile');
  await page.waitForLoadState('networkidle');
  await expect(talk(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await talk(page).click();
  await expect(page).toHaveURL(/\/dashboard\??#messages$/);
});

test("lists the site's links and Let's Talk when the owner opens View site in the admin area", async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/admin/assets');
  await expect(talk(page)).toBeHidden();
  await page.getByRole('button', { name: 'View site' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'Portfolio',
    'Services',
    'About',
    'Contact',
    'PolarisNet',
  ]);
  await expect(talk(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
