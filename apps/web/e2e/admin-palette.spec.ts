import type { Page } from '@playwright/test';
import { makeAsset, makeCustomer, makeService, readContact, unique, writeContact } from './data.ts';
import { expectAccessible, expectAccessibleInBothThemes, setWidth } from './looks.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const box = (page: Page) => palette(page).getByRole('combobox');
const group = (page: Page, name: string) => palette(page).getByRole('group', { name });

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test.beforeEach(async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/assets');
  await expect(page.getByRole('heading', { name: /^All Assets/ })).toBeVisible();
});

test('opens by its keys and its button, and hands the focus back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  for (const keys of ['Control+k', 'Meta+k']) {
    await button.focus();
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await open(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.mouse.click(5, 5);
  await expect(palette(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('goes to every page', async ({ page }) => {
  const pages = [
    ['Dashboard', '/admin'],
    ['Submissions', '/admin/contacts'],
    ['Services', '/admin/services'],
    ['Customers', '/admin/customers'],
    ['Activity', '/admin/activity'],
    ['Assets', '/admin/assets'],
    ['Mail', '/admin/mail'],
    ['Audit Log', '/admin/audit'],
    ['Trash', '/admin/trash'],
  ] as const;
  await open(page);
  await expect(group(page, 'Go to').getByRole('option')).toHaveText(pages.map(([label]) => label));
  await page.keyboard.press('Escape');
  for (const [label, path] of pages) {
    await open(page);
    await page.keyboard.type(label.toLowerCase());
    await expect(group(page, 'Go to').getByRole('option').first()).toHaveText(label);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  }
});

test('begins something new, with the keyboard in its first field', async ({ page }) => {
  await open(page);
  await page.keyboard.type('new cust');
  await page.keyboard.press('Enter');
  const adding = page.getByRole('form', { name: 'Add New Customer' });
  await expect(adding.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await open(page);
  await page.keyboard.type('add serv');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New Service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page);
  await page.keyboard.type('log new');
  await page.keyboard.press('Enter');
  const logging = page.getByRole('form', { name: 'Log New Activity' });
  await expect(logging.getByRole('combobox', { name: 'Customer' })).toBeFocused();
});

test('finds contacts, customers, services and assets, and opens them', async ({
  page,
  request,
  ownerApi,
}) => {
  const word = unique('polaris').replace(' ', '');
  const contact = await writeContact(request, { name: `Contact ${word}` });
  const customer = await makeCustomer(ownerApi, { name: `Customer ${word}` });
  const service = await makeService(ownerApi, { name: `Service ${word}` });
  const asset = await makeAsset(ownerApi, { name: `Asset ${word}` });
  const found = [
    ['Customers', customer.name, () => page.getByRole('heading', { name: customer.name })],
    [
      'Submissions',
      contact.name,
      () =>
        page
          .getByRole('region', { name: 'Submission', exact: true })
          .getByRole('heading', { name: contact.name }),
    ],
    ['Services', service.name, () => page.getByRole('dialog', { name: 'Edit Service' })],
    ['Assets', asset.name, () => page.getByRole('dialog', { name: 'Edit Asset' })],
  ] as const;
  for (const [heading, name, opened] of found) {
    await open(page);
    await page.keyboard.type(word.toUpperCase());
    await expect(palette(page).getByRole('option')).toHaveCount(4);
    await expect(palette(page).getByRole('status')).toHaveText('4 records found.');
    await expect(group(page, heading).getByRole('option')).toContainText(name);
    await expect(group(page, heading).locator('mark')).toHaveText(word);
    await group(page, heading).getByRole('option').click();
    await expect(opened()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await open(page);
  await page.keyboard.type(unique('nothing'));
  await expect(palette(page).getByRole('status')).toHaveText('No record matches.');
});

test('marks the first thing that is found, for the return key and for screen readers', async ({
  page,
  ownerApi,
}) => {
  const { name } = await makeCustomer(ownerApi);
  await open(page);
  await page.keyboard.type(name);
  const option = group(page, 'Customers').getByRole('option');
  await expect(option).toContainText([name]);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const id = (await option.getAttribute('id'))!;
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the return key opens what fits all the words, however soon it comes', async ({
  page,
  ownerApi,
}) => {
  const shared = unique('Grace');
  const elder = await makeCustomer(ownerApi, { name: `${shared} the Elder` });
  const younger = await makeCustomer(ownerApi, { name: `${shared} the Younger` });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/customers?limit=5*the*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page);
  await page.keyboard.type(shared);
  await expect(group(page, 'Customers').getByRole('option')).toHaveText([
    new RegExp(younger.name),
    new RegExp(elder.name),
  ]);
  await page.keyboard.type(' the Elder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: elder.name })).toBeVisible();

  await open(page);
  await box(page).fill(`${shared} the Young`);
  await page.keyboard.press('Enter');
  await expect(palette(page).getByRole('status')).toHaveText('Searching...');
  gate.resolve();
  await expect(page.getByRole('heading', { level: 1, name: younger.name })).toBeVisible();
});

test('the arrow keys go round', async ({ page }) => {
  await open(page);
  const marked = palette(page).getByRole('option', { selected: true });
  await expect(marked).toHaveText('Dashboard');
  await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText('Submissions');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(marked).toHaveText('Add Asset');
  await page.keyboard.type('tra');
  await expect(marked).toHaveText('Trash');
});

test('gives up what is asked no more', async ({ page }) => {
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route('**/api/customers?limit=5*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await open(page);
  await box(page).fill('ada');
  await expect.poll(() => asked).toEqual(['ada']);
  await box(page).fill('ada love');
  await expect.poll(() => asked).toEqual(['ada', 'ada love']);
  await expect.poll(() => failed.filter((url) => url.endsWith('q=ada'))).toHaveLength(1);
});

test("does what can be done on a customer's page", async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${customer.id}`);
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  await open(page);
  await expect(group(page, customer.name).getByRole('option')).toHaveText([
    'Log Activity',
    'Edit Information',
    'Write an Email',
    'Delete Customer',
  ]);
  await page.keyboard.press('Enter');
  const logging = page.getByRole('form', { name: 'Log New Activity' });
  await expect(logging.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await open(page);
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog');
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Customer deleted successfully', 'Undo');
  await expect(page).toHaveURL('/admin/customers');
  await open(page);
  await expect(group(page, customer.name)).toHaveCount(0);
});

test('does what can be done with the submission that is selected', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request);
  await page.goto(`/admin/contacts?highlight=${contact.id}`);
  await expect(page.getByRole('heading', { level: 2, name: contact.name })).toBeVisible();
  await open(page);
  await expect(group(page, contact.name).getByRole('option')).toHaveText([
    'Reply via Email',
    'Mark as Replied',
    'Mark as Spam',
    'Convert to Customer',
    'Delete',
  ]);
  await page.keyboard.type('spam');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Contact updated successfully', 'Undo');
  expect((await readContact(ownerApi, contact.id))?.status).toBe('spam');
  await open(page);
  await page.keyboard.type('convert');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Contact converted to customer successfully');
});

test('is accessible', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${customer.id}`);
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
  await open(page);
  await expectAccessible(page);
  await page.keyboard.type(customer.name);
  await expect(group(page, 'Customers').getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await setWidth(page, 375);
  await expectAccessible(page);
});

test('neither it nor the charts are loaded before they are wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { name: /^All Submissions/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('week-chart'))).toEqual([]);
  await open(page);
  expect(scripts.filter((url) => url.includes('command-palette'))).not.toEqual([]);
});
