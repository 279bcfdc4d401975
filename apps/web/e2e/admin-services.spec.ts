import type { Page } from '@playwright/test';
import { makeService, unique } from './data.ts';
import { cutOff, refusedWith } from './faults.ts';
import { expect, test } from './test.ts';
import { expectToast, toastsOf } from './toast.ts';

test.use({ ownPolaris: { name: 'admin-services', settings: { SEED: 'none' } } });

const PRICE = 'Base price must be a number of at least 0 with at most two decimals';

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

test('an empty catalogue says how to begin', async ({ page }) => {
  await page.route(/\/api\/services(\?|$)/, (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Services (0)' })).toBeVisible();
  await expect(page.getByText('No services yet', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Create your first service to get started.', { exact: true }),
  ).toBeVisible();
});

test('a new service starts with the defaults, and says what it needs', async ({ page }) => {
  await openNew(page);
  await expect(field(page, 'Service Name')).toBeFocused();
  await expect(dialog(page).getByLabel('Category')).toHaveValue('strategy');
  await expect(field(page, 'Icon')).toHaveValue('chart-line');
  await expect(number(page, 'Base Price')).toHaveAttribute('placeholder', '199');
  await expect(number(page, 'Sort Order')).toHaveValue('0');
  await expect(dialog(page).getByRole('switch', { name: 'Active' })).toBeChecked();
  await expect(
    dialog(page).getByRole('switch', { name: 'Show on landing page' }),
  ).not.toBeChecked();

  await number(page, 'Base Price').fill('-1');
  await dialog(page).getByRole('button', { name: 'Create Service' }).click();
  await expect(field(page, 'Service Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'Description')).toHaveAccessibleDescription('Description is required');
  await expect(number(page, 'Base Price')).toHaveAccessibleDescription(new RegExp(PRICE));

  const asked: string[] = [];
  page.once('dialog', async (question) => {
    asked.push(question.message());
    await question.dismiss();
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => asked).toEqual(['Your changes are not saved. Leave without saving?']);
  await expect(number(page, 'Base Price')).toHaveValue('-1');
  page.once('dialog', (question) => question.accept());
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Service' })).toBeFocused();
});

test('a landing service is on the landing page at once, with its rank and badge here', async ({
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
  await expect(card(page, name)).toContainText('$1250.5');
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
  await expect(card(page, name)).toContainText('$1250.5');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('an empty price counts as 0', async ({ page }) => {
  const name = unique('For Free');
  await openNew(page);
  await field(page, 'Service Name').fill(name);
  await field(page, 'Description').fill('A first look.');
  await dialog(page).getByRole('button', { name: 'Create Service' }).click();
  await expectToast(page, 'Service created', 'New service has been added successfully.');
  await expect(card(page, name)).toContainText('$0');
});

test('a failure keeps the words and says so', async ({ page, ownerApi, faults }) => {
  faults.announce(cutOff);
  const { name } = await makeService(ownerApi);
  await page.route('**/api/services{,/*}', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await openNew(page);
  await field(page, 'Service Name').fill('Never Stored');
  await field(page, 'Description').fill('The line is cut.');
  await dialog(page).getByRole('button', { name: 'Create Service' }).click();
  await expectToast(page, 'Error', 'Failed to create service. Please try again.');
  await expect(toastsOf(page)).toHaveClass(/border-danger/);
  await expect(field(page, 'Service Name')).toHaveValue('Never Stored');

  await openEdit(page, name);
  await field(page, 'Description').fill('Cut off again.');
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Error', 'Failed to update service. Please try again.');
  await expect(field(page, 'Description')).toHaveValue('Cut off again.');
});

test('of two windows the slower one keeps its words and sees both', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(409));
  const service = await makeService(ownerApi);
  await openEdit(page, service.name);
  const theirs = { ...service, description: 'What the other window wrote.' };
  await ownerApi.put(`/api/services/${service.id}`, { data: theirs });
  await field(page, 'Description').fill('What this window wrote.');
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  const conflict = dialog(page).getByRole('alert');
  await expect(conflict).toContainText('What the other window wrote.');
  await expect(field(page, 'Description')).toHaveValue('What this window wrote.');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Service updated', 'Service has been updated successfully.');
  await expect(card(page, service.name)).toContainText('What this window wrote.');
});

test('a service that has gone meanwhile cannot be saved, says so, and is not made anew', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(404));
  const name = unique('Gone');
  const gone = { ...(await makeService(ownerApi)), id: 2_147_483_647, name };
  let isThere = true;
  await page.route('**/api/services', async (route) => {
    const response = await route.fetch();
    const stored = (await response.json()) as object[];
    await route.fulfill({ response, json: isThere ? [...stored, gone] : stored });
  });
  await openEdit(page, name);
  isThere = false;
  await field(page, 'Description').fill('Too late.');
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  await expectToast(page, 'Error', 'Failed to update service. Please try again.');
  await expect(card(page, name)).toHaveCount(0);
  await expect(dialog(page).getByRole('alert')).toHaveText('This service was not found.');
  const again = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Update Service' }).click();
  expect((await again).status()).toBe(404);
  await expect(field(page, 'Description')).toHaveValue('Too late.');
  const { length } = (
    (await (await ownerApi.get('/api/services')).json()) as { name: string }[]
  ).filter((service) => service.name === name);
  expect(length).toBe(0);
});
