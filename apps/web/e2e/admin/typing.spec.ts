import type { Page } from '@playwright/test';
import { makeCustomer, readContact, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

const focused = (page: Page) => page.locator(':focus');

/** What each button opens, and the field with the focus. */
const openings = [
  ['/admin/customers', 'Add New Customer', 'Name'],
  ['/admin/customers', 'Manage > Tags', 'Name'],
  ['/admin/customers', 'Manage > Fields', 'Name'],
  ['/admin/customers', 'Import CSV', 'CSV file'],
  ['/admin/contacts?status=new', 'Save view', 'Name'],
  ['/admin/services', 'Add Service', 'Service Name'],
  ['/admin/assets', 'Add Asset', 'Name'],
  ['/admin/reply-templates', 'Add Template', 'Name'],
] as const;

for (const width of [375, 1440]) {
  test(`focuses the first field of every form and dialog at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    for (const [path, button, field] of openings) {
      await page.goto(path);
      for (const name of button.split(' > '))
        await page.getByRole('button', { name, exact: true }).click();
      await expect(focused(page), button).toHaveAccessibleName(new RegExp(`^${field}`));
      await expect(focused(page), button).toBeInViewport();
    }
  });
}

test('focuses the first field of each customer action', async ({ page, ownerApi }) => {
  const { id } = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${id}`);
  for (const [button, field] of [
    ['Write', 'Subject'],
    ['Book', 'Service'],
    ['Record a Sale', 'Service'],
    ['Log', 'Subject'],
    ['Add tags', 'Search tags'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(focused(page), button).toHaveAccessibleName(new RegExp(`^${field}`));
    await page.keyboard.press('Escape');
  }
});

test('treats what follows Ctrl+K as text, however fast it is typed', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request, { name: unique('Rose') });
  await page.goto(`/admin/contacts?highlight=${contact.id}`);
  await expect(page.getByRole('heading', { level: 2, name: contact.name })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rosevxg');
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toHaveValue('rosevxg');
  expect((await readContact(ownerApi, contact.id))?.status).toBe('new');
});
