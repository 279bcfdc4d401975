import type { Page } from '@playwright/test';
import { defaultContent } from '../../content/content.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

const letter = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '+1 555 0100',
  Message: 'Can you make sense of our sales table?',
};

test('keeps what was typed and chosen before the scripts loaded', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.context().route(/contact-island/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  for (const [name, text] of Object.entries(letter)) await field(page, name).fill(text);
  await form(page).getByRole('radio', { name: 'Phone' }).check();
  gate.resolve();
  // React renders the toast region.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  for (const [name, text] of Object.entries(letter))
    await expect(field(page, name)).toHaveValue(text);
  await expect(form(page).getByRole('radio', { name: 'Phone' })).toBeChecked();
  const sent = page.waitForRequest('**/api/contact');
  await form(page).getByRole('button').click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: letter.Name,
    phone: letter.Phone,
    preferredContact: 'phone',
  });
  await expect(page.getByRole('heading', { name: 'Thanks for reaching out!' })).toBeVisible();
  await expectToast(page, 'Message sent', "Thanks for reaching out! I'll get back to you soon.");
});

test('prints the landing page with the email address in place of the form', async ({ page }) => {
  await page.goto('/');
  await expect(form(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
  await expect(page.locator('#lets-connect').getByText(defaultContent.site.mail)).toBeVisible();
});
