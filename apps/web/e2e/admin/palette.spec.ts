import type { Page } from '@playwright/test';
import {
  makeAsset,
  makeCustomer,
  makeService,
  readContact,
  unique,
  writeContact,
} from '../support/data.ts';
import { expectAccessibleInBothThemes, setWidth } from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';

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

test('starts a new record with the focus in its first field', async ({ page }) => {
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
  await setWidth(page, 375);
  await open(page);
  await page.keyboard.type(word);
  await expect(palette(page).getByRole('option')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  await box(page).fill(unique('nothing'));
  await expect(palette(page).getByRole('status')).toHaveText('No record matches.');
});

test('loads the charts only when they are needed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { name: /^All Submissions/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('week-chart'))).toEqual([]);
});

test('treats text typed right after the palette shortcut as a query', async ({
  page,
  request,
  ownerApi,
}) => {
  const name = `Sara ${unique('srsr').replace(' ', '')}`;
  const { id } = await writeContact(request, { name });
  await page.goto(`/admin/contacts?highlight=${id}`);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sara');
  await expect(box(page)).toHaveValue('sara');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  expect((await readContact(ownerApi, id))?.status).toBe('new');
});
