import type { Page } from '@playwright/test';
import { readContact, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const detail = (page: Page) => page.getByRole('region', { name: 'Submission', exact: true });
const name = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('triages submissions with the keyboard alone', async ({ page, request, ownerApi }) => {
  const word = unique('triage').replace(' ', '');
  const question = await writeContact(request, { name: `Question ${word}` });
  const advert = await writeContact(request, { name: `Advert ${word}` });
  const answered = await writeContact(request, { name: `Answered ${word}` });
  await page.goto('/admin/contacts');
  await expect(page.getByRole('heading', { name: /^All Submissions/ })).toBeVisible();

  await test.step('find new submissions', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.type(word);
    await expect(page.getByRole('heading', { name: 'Matching Submissions (3)' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Status');
    const dialog = page.getByRole('dialog', { name: 'Status' });
    await dialog.getByRole('checkbox', { name: 'New' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Status: New', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
  });

  await test.step('list the keyboard shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(keysDialog(page)).toContainText('Mark as replied');
    await page.keyboard.press('r');
    await page.keyboard.press('Escape');
    await expect(keysDialog(page)).toHaveCount(0);
  });

  await test.step('move down and up', async () => {
    await page.keyboard.press('j');
    await expect(name(page, answered.name)).toBeFocused();
    await expect(detail(page).getByRole('heading', { name: answered.name })).toBeVisible();
    await page.keyboard.press('j');
    await expect(name(page, advert.name)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(name(page, answered.name)).toBeFocused();
  });

  await test.step('mark as replied, which selects the next new one', async () => {
    await page.keyboard.press('r');
    await expectToast(page, 'Success', 'Contact updated successfully', 'Undo');
    await expect(page.getByRole('heading', { name: 'Matching Submissions (2)' })).toBeVisible();
    await expect(name(page, advert.name)).toBeFocused();
    expect((await readContact(ownerApi, answered.id))?.status).toBe('replied');
  });

  await test.step('mark as spam by mistake, and undo', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(page.getByRole('heading', { name: 'Matching Submissions (1)' })).toBeVisible();
    await expect.poll(async () => (await readContact(ownerApi, question.id))?.status).toBe('spam');
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Contact updated successfully');
    await expect(page.getByRole('heading', { name: 'Matching Submissions (2)' })).toBeVisible();
    expect((await readContact(ownerApi, question.id))?.status).toBe('new');
    await expect(detail(page).getByRole('heading', { name: question.name })).toBeVisible();
  });

  await test.step('mark as spam', async () => {
    await page.keyboard.press('k');
    await expect(name(page, advert.name)).toBeFocused();
    await page.keyboard.press('s');
    await expect(name(page, question.name)).toBeFocused();
    await expect.poll(async () => (await readContact(ownerApi, advert.id))?.status).toBe('spam');
  });

  await test.step('open the reply, and go back to the list', async () => {
    await page.keyboard.press('Enter');
    await expect(detail(page).getByRole('link', { name: 'Reply via Email' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(name(page, question.name)).toBeFocused();
  });
});

test('scrolls the selection into view in a long list', async ({ page, request, ownerApi }) => {
  const word = unique('row').replace(' ', '');
  const rows = [];
  while (rows.length < 30) rows.push(await writeContact(request, { name: `${word} row` }));
  await page.goto('/admin/contacts');
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('heading', { name: 'Matching Submissions (30)' })).toBeVisible();
  await page.getByRole('heading', { name: 'Matching Submissions (30)' }).click();
  const selected = page.locator('[data-card-name][aria-current]');
  for (let step = 1; step <= 30; step += 1) await page.keyboard.press('j');
  await expect(selected).toBeFocused();
  await expect(selected).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1200);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('k');
  await expect(selected).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1200);
  for (const { id } of rows) await ownerApi.delete(`/api/admin/contact-submissions/${id}`);
});
