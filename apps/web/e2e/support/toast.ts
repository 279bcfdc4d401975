import { type Page, expect } from '@playwright/test';

export const toastsOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).locator('li');

/** Waits for the toast with this full text, including its button. */
export async function expectToast(
  page: Page,
  title: string,
  text = '',
  button = '',
): Promise<void> {
  const toast = toastsOf(page);
  await expect(toast).toHaveCount(1);
  await expect(toast).toHaveText(`${title}${text}${button}`);
}

/** Presses Undo in the toast. */
export const undo = (page: Page) => toastsOf(page).getByRole('button', { name: 'Undo' }).click();
