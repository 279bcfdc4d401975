import { makeLinkedCustomer, section } from '../support/delivery.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';

test('gives the owner a password link to share when no mail is sent', async ({
  page,
  browser,
  polaris,
  ownerApi,
  signInAsOwner,
  playwright,
}) => {
  test.slow();
  const calls = await playwright.request.newContext({ baseURL: polaris.url });
  const { customer, email } = await makeLinkedCustomer(ownerApi, calls);
  const context = await browser.newContext({ baseURL: polaris.url });
  const person = await context.newPage();
  await person.goto('/login');
  await person.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(
    person.getByText('The owner of this site will personally send you a link'),
  ).toBeVisible();
  await person.getByRole('textbox', { name: 'Email' }).fill(email);
  await person.getByRole('button', { name: 'Request a link' }).click();
  await expect(person.getByRole('status')).toContainText(
    'the owner of this site has been notified',
  );
  await expectVisualChecks(person);

  await signInAsOwner();
  await page.goto(`/admin/customers/${customer.id}`);
  const opener = section(page, 'Account').getByRole('button', { name: 'Make a one-time link' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'One-time link' });
  await expect(dialog).toContainText(email);
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain(`${polaris.url}/login#reset=`);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await expectVisualChecks(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await page.content()).not.toContain(link);

  await person.goto(link);
  await person.getByLabel('New password', { exact: true }).fill('eight loud harbors');
  await person.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(person).toHaveURL('/dashboard');
  expect((await person.request.get('/api/auth/user')).status()).toBe(200);
  expect((await calls.get('/api/auth/user')).status()).toBe(401);
  await context.close();
  await calls.dispose();
});

test('copies a link even when the page has no clipboard', async ({
  page,
  ownerApi,
  signInAsOwner,
  request,
}) => {
  const { customer } = await makeLinkedCustomer(ownerApi, request);
  await signInAsOwner();
  for (const withClipboard of [true, false]) {
    if (!withClipboard)
      await page.addInitScript(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
      );
    await page.goto(`/admin/customers/${customer.id}`);
    await page.getByRole('button', { name: 'Make a one-time link' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await page.keyboard.press('Escape');
    const title = page.getByRole('textbox', { name: 'Subject' }).first();
    await title.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(title).toHaveValue(link);
    await title.fill('');
  }
});
