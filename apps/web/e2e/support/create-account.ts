import { type Page, expect } from '@playwright/test';
import { unique } from './data.ts';

/** Creates an account on the sign-in page, and returns its address. */
export async function createAccount(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Create account' }).click();
  return fillNewAccount(page);
}

/** The same where the form is shown first. */
export async function fillNewAccount(page: Page): Promise<string> {
  const email = `${unique('ada').replace(' ', '-')}@example.com`;
  // Until the scripts load, the sign-in form has the same two fields.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Create account' }).click();
  return email;
}
