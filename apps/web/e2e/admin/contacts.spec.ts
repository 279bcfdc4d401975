import type { ContactSubmission } from '@polaris/contracts';
import type { Page } from '@playwright/test';
import { readContact, writeContact } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import {
  NARROWEST,
  WIDEST,
  expectAccessibleInBothThemes,
  setWidth,
} from '../support/pages/visual-checks.ts';

const detail = (page: Page) => page.getByRole('region', { name: 'Submission', exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

async function openSubmission(page: Page, { id, name }: Pick<ContactSubmission, 'id' | 'name'>) {
  await page.goto(`/admin/contacts?highlight=${id}`);
  await expect(detail(page).getByRole('heading', { name, exact: true })).toBeVisible();
}

async function openEdit(page: Page, contact: Pick<ContactSubmission, 'id' | 'name'>) {
  await openSubmission(page, contact);
  await page.getByRole('button', { name: `Edit ${contact.name}` }).click();
  const form = page.getByRole('form', { name: `Edit ${contact.name}` });
  await expect(form).toBeVisible();
  return form;
}

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('scrolls to an old submission when a link names it', async ({ page, request, ownerApi }) => {
  const contact = await writeContact(request);
  const later: number[] = [];
  while (later.length < 55) later.push((await writeContact(request, { name: 'Later' })).id);
  await openSubmission(page, contact);
  await expect(card(page, contact.name)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  for (const id of later) await ownerApi.delete(`/api/admin/contact-submissions/${id}`);
});

test('keeps the text of the slower window and lets it resolve the conflict', async ({
  page,
  context,
  request,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(409));
  const contact = await writeContact(request);
  const other = await context.newPage();
  const mine = await openEdit(page, contact);
  await mine.getByRole('textbox', { name: 'Message' }).fill('What this window wrote.');
  await other.bringToFront();
  const theirs = await openEdit(other, contact);
  await theirs.getByRole('textbox', { name: 'Message' }).fill('What the other window wrote.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Success', 'Contact updated successfully');

  await page.bringToFront();
  await mine.getByRole('button', { name: 'Save' }).click();
  const conflict = mine.getByRole('group', { name: /Choose what to keep/ });
  await expect(conflict).toBeFocused();
  const text = 'Message was changed in another window. Choose what to keep, then save.';
  await expectToast(page, 'Error', text);
  await expect(conflict).toContainText('What the other window wrote.');
  await expect(mine.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'What this window wrote.',
  );
  expect((await readContact(ownerApi, contact.id))?.message).toBe('What the other window wrote.');
  await setWidth(page, NARROWEST);
  // The sticky header could cover half of a control.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessibleInBothThemes(page);
  await setWidth(page, WIDEST);

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(mine.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'What the other window wrote.',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Contact updated successfully');
  expect((await readContact(ownerApi, contact.id))?.message).toBe('What this window wrote.');
});
