import type { Page } from '@playwright/test';
import { makeAsset, unique } from './data.ts';
import { refusedWith } from './faults.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name, exact: true });
const save = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Asset' })).toBeVisible();
}

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('an asset is made, changed, dimmed and deleted', async ({ page }) => {
  const name = unique('Resume');
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'URL').fill('https://example.com/resume.docx');
  await dialog(page).getByLabel('Type').selectOption('Document');
  await expect(dialog(page).getByLabel('Usage')).toHaveValue('general_resource');
  await field(page, 'Name').fill(name);
  await save(page, 'Create Asset');
  await expectToast(page, 'Asset created');
  await expect(card(page, name)).toContainText('Document');
  const link = card(page, name).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.com/resume.docx');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const bright = await card(page, name).evaluate((own) => getComputedStyle(own).color);

  await openEdit(page, name);
  await dialog(page).getByRole('switch', { name: 'Active' }).uncheck();
  await save(page, 'Update Asset');
  await expectToast(page, 'Asset updated');
  await expect(card(page, name)).toContainText('Inactive');
  expect(await card(page, name).evaluate((own) => getComputedStyle(own).color)).not.toBe(bright);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(`"${name}"`);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Asset deleted', '', 'Undo');
  await expect(card(page, name)).toHaveCount(0);
});

test('says what an asset needs, and takes only web addresses', async ({ page }) => {
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await save(page, 'Create Asset');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required');
  await expect(field(page, 'URL')).toHaveAccessibleDescription('Please enter a valid URL');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'example']) {
    await field(page, 'URL').fill(url);
    await save(page, 'Create Asset');
    await expect(field(page, 'URL')).toHaveAccessibleDescription('Please enter a valid URL');
  }
  await field(page, 'Name').fill('x'.repeat(256));
  await save(page, 'Create Asset');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Must be at most 255 characters.');
  await expect(dialog(page).getByLabel('Usage').getByRole('option')).toHaveCount(7);
  await expect(dialog(page).getByLabel('Type').getByRole('option')).toHaveText([
    'Video',
    'Document',
    'Image',
    'Presentation',
    'Link',
    'Other',
  ]);
});

test('an asset that was deleted elsewhere cannot be saved, says so, and is not made anew', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(404));
  const { id, name } = await makeAsset(ownerApi);
  await openEdit(page, name);
  await ownerApi.delete(`/api/assets/${id}`);
  await field(page, 'URL').fill('https://example.com/elsewhere');
  await save(page, 'Update Asset');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/Error404: /);
  await expect(card(page, name)).toHaveCount(0);
  await expect(dialog(page).getByRole('alert')).toHaveText('This asset was not found.');
  await expect(dialog(page).getByRole('heading', { name: 'Edit Asset' })).toBeVisible();
  const again = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await save(page, 'Update Asset');
  expect((await again).status()).toBe(404);
  await expect(field(page, 'URL')).toHaveValue('https://example.com/elsewhere');
  const assets = (await (await ownerApi.get('/api/assets')).json()) as { name: string }[];
  expect(assets.filter((asset) => asset.name === name)).toEqual([]);
});

test('of two windows the slower one keeps its words and sees both', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(409));
  const asset = await makeAsset(ownerApi);
  await openEdit(page, asset.name);
  const theirs = { ...asset, url: 'https://example.com/theirs' };
  await ownerApi.put(`/api/assets/${asset.id}`, { data: theirs });
  await field(page, 'URL').fill('https://example.com/mine');
  await save(page, 'Update Asset');
  const conflict = dialog(page).getByRole('alert');
  await expect(conflict).toContainText('https://example.com/theirs');
  await expect(field(page, 'URL')).toHaveValue('https://example.com/mine');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await save(page, 'Update Asset');
  await expectToast(page, 'Asset updated');
  await expect(card(page, asset.name)).toContainText('https://example.com/mine');
});

test('without assets it says what belongs here', async ({ page }) => {
  await page.route(/\/api\/assets(\?|$)/, (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/assets');
  await expect(page.getByText('No assets yet', { exact: true })).toBeVisible();
});
