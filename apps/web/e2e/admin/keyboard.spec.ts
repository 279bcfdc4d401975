import { readContact, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('reads, edits and deletes submissions without a mouse', async ({
  page,
  request,
  ownerApi,
}) => {
  const word = unique('keyboard').replace(' ', '');
  const older = await writeContact(request, { name: `Older ${word}` });
  const newer = await writeContact(request, { name: `Newer ${word}` });
  await page.goto('/admin/contacts');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('heading', { name: 'Matching Submissions (2)' })).toBeVisible();
  const name = (text: string) => page.getByRole('button', { name: text, exact: true });
  const detail = page.getByRole('region', { name: 'Submission', exact: true });

  await name(newer.name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(name(older.name)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(name(newer.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail.getByRole('heading', { name: newer.name })).toBeVisible();

  const edit = name(`Edit ${newer.name}`);
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: `Edit ${newer.name}` });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Contact updated successfully');
  await expect(edit).toBeFocused();

  const remove = name(`Delete ${newer.name}`);
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog');
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(remove).toBeFocused();
  expect(await readContact(ownerApi, newer.id)).toBeDefined();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(confirm.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Contact deleted successfully', 'Undo');
  await expect(page.getByRole('heading', { name: 'Matching Submissions (1)' })).toBeFocused();
  expect(await readContact(ownerApi, newer.id)).toBeUndefined();
});
