import { type Page, expect } from '@playwright/test';

export const toastsOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('li');

/** Waits for the toast; the words are all of it. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = toastsOf(page);
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveText(`${title}${text ?? ''}`);
}
