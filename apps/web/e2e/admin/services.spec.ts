import type { Page } from '@playwright/test';
import { makeService, unique } from '../support/data.ts';
import { emptySite, expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ ownPolaris: emptySite });

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => dialog(page).getByRole('spinbutton', { name });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add New Service' })).toBeVisible();
}

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Service' })).toBeVisible();
}

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('shows a landing service on the landing page immediately, with rank and badge in the list', async ({
  page,
}) => {
  const name = unique('Landing Service');
  await page.goto('/');
  await expect(page.getByText(name)).toHaveCount(0);

  await openNew(page);
  await field(page, 'Service Name').fill(name);
  await field(page, 'Description').fill('What it is about.');
  await number(page, 'Base Price').fill('1250.5');
  await number(page, 'Sort Order').fill('-3');
  await dialog(page).getByRole('switch', { name: 'Show on landing page' }).check();
  await dialog(page).getByRole('button', { name: 'Create Service' }).click();
  await expectToast(page, 'Service created', 'New service has been added successfully.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, name)).toContainText('#-3');
  await expect(card(page, name)).toContainText('Landing Page');
  await expect(card(page, name)).toHaveClass(/border-success/);

  await page.goto('/');
  await expect(card(page, name)).toContainText('$1,250.50');
  await expect(page.locator('#pricing').getByRole('listitem').first()).toContainText(name);

  await openEdit(page, name);
  await field(page, 'Display Price').fill('From $1,250');
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Service updated', 'Service has been updated successfully.');
  await page.goto('/');
  await expect(card(page, name)).toContainText('From $1,250');

  await openEdit(page, name);
  await expect(field(page, 'Display Price')).toHaveValue('From $1,250');
  await field(page, 'Display Price').fill('');
  await dialog(page).getByRole('switch', { name: 'Active' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  await expect(card(page, name)).toContainText('Inactive');
  await expect(card(page, name)).toContainText('$1,250.50');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('moves a card by drag and drop, and keeps the order after a reload', async ({
  page,
  ownerApi,
}) => {
  const [first, second] = [unique('First'), unique('Second')];
  for (const [index, name] of [first, second].entries())
    await makeService(ownerApi, { name, sortOrder: index - 100 });
  const names = page.getByRole('heading', { level: 3, name: /^(First|Second) / });
  await page.goto('/admin/services');
  await expect(names).toHaveText([first, second]);
  await page.getByRole('button', { name: `Move ${first}` }).hover();
  await page.mouse.down();
  await card(page, second).hover();
  await expect(names).toHaveText([second, first]);
  await page.mouse.up();
  await expectToast(page, 'Success', 'Order saved');
  await page.reload();
  await expect(names).toHaveText([second, first]);
});
