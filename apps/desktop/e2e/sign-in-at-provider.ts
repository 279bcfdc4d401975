import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Signs in at the OpenID provider in a browser page. Returns the link back to the app. */
export async function signInAtProvider(browser: Page, start: string): Promise<string> {
  // The provider's pages load an external font.
  await browser.route(/fonts\./, (route) => route.fulfill({ body: '' }));
  await browser.goto(start);
  const name = browser.getByPlaceholder('Enter any login');
  const allow = browser.getByRole('button', { name: 'Continue' });
  const open = browser.getByRole('link', { name: 'Open the app' });
  await expect(name.or(allow).or(open)).toBeVisible();
  if (await name.isVisible()) {
    await name.fill('owner');
    await browser.getByPlaceholder('and password').fill('any');
    await browser.getByRole('button', { name: 'Sign-in' }).click();
    await expect(allow.or(open)).toBeVisible();
  }
  if (await allow.isVisible()) await allow.click();
  const link = await open.getAttribute('href');
  await browser.close();
  return link!;
}
