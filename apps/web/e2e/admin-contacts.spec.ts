import type { ContactSubmission } from '@polaris/contracts';
import type { Page } from '@playwright/test';
import { changeContact, readContact, unique, writeContact } from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const detail = (page: Page) => page.getByRole('region', { name: 'Submission', exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search submissions' });

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

test('a card shows the beginning of a message, the detail all of it', async ({ page, request }) => {
  const message = `${'Numbers '.repeat(12)}1234END of the message, past its first hundred.`;
  const contact = await writeContact(request, {
    message,
    phone: '+1 (555) 010-0199',
    preferredContact: 'phone',
  });
  await openSubmission(page, contact);
  const own = card(page, contact.name);
  await expect(own.getByText(`${message.slice(0, 100)}...`, { exact: true })).toBeVisible();
  await expect(own.getByText('New', { exact: true })).toBeVisible();
  await expect(own.getByText('ada@example.com', { exact: true })).toBeVisible();
  await expect(own.getByText('+1 (555) 010-0199', { exact: true })).toBeVisible();
  await expect(own.getByText('Preferred contact: Phone')).toBeVisible();
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(own.getByText(day, { exact: true })).toBeVisible();

  await expect(detail(page)).toContainText(message);
  await expect(
    detail(page).getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/),
  ).toBeVisible();
  const reply = detail(page).getByRole('link', { name: 'Reply via Email' });
  await expect(reply).toHaveAttribute('href', 'mailto:ada@example.com');
  const call = detail(page).getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', 'tel:+15550100199');
});

test('without a phone there is nothing to call', async ({ page, request }) => {
  await openSubmission(page, await writeContact(request));
  await expect(detail(page).getByRole('link', { name: 'Reply via Email' })).toBeVisible();
  await expect(detail(page).getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('a link to an old submission scrolls to it, however many came after', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request);
  const later: number[] = [];
  while (later.length < 55) later.push((await writeContact(request, { name: 'Later' })).id);
  await openSubmission(page, contact);
  await expect(card(page, contact.name)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  for (const id of later) await ownerApi.delete(`/api/admin/contact-submissions/${id}`);
});

test('a link to a submission that is gone says so', async ({ page, request, ownerApi }) => {
  const { id } = await writeContact(request);
  await ownerApi.delete(`/api/admin/contact-submissions/${id}`);
  await page.goto(`/admin/contacts?highlight=${id}`);
  await expect(
    page.getByText('The submission that this link points to no longer exists.'),
  ).toBeVisible();
});

test('search finds by name, address and message, and status narrows it down', async ({
  page,
  request,
  ownerApi,
}) => {
  const word = unique('needle').replace(' ', '');
  const byName = await writeContact(request, { name: `Ada ${word}` });
  await writeContact(request, { name: `Bob ${word}`, email: `${word}@example.com` });
  await writeContact(request, { message: `A question about ${word} and hay.` });
  await changeContact(ownerApi, byName.id, { status: 'replied' });
  await page.goto('/admin/contacts');
  await search(page).fill(word.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Matching Submissions (3)' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Replied');
  await expect(page.getByRole('heading', { name: 'Matching Submissions (1)' })).toBeVisible();
  await expect(card(page, byName.name)).toBeVisible();
  await search(page).fill(`%${word}_`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('hostile text is shown as text, and stays inside of its links', async ({ page, request }) => {
  const contact = await writeContact(request, {
    name: `"><img src=x onerror=alert(1)> ${unique('Mallory')}`,
    phone: '555?call=<script>&#1;x',
    message: '</textarea><script>alert(1)</script>',
  });
  const email = 'ada?bcc=all@example.com&body=y@example.com';
  const refused = await request.post('/api/contact', { data: { ...contact, email } });
  expect(refused.status()).toBe(400);

  // However such an address came to be stored, the link must hold.
  await page.route('**/api/admin/contact-submissions?*', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as ContactSubmission[];
    await route.fulfill({ response, json: all.map((one) => ({ ...one, email })) });
  });
  await openSubmission(page, contact);
  await expect(detail(page)).toContainText('</textarea><script>alert(1)</script>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(detail(page).getByRole('link', { name: 'Reply via Email' })).toHaveAttribute(
    'href',
    'mailto:ada%3Fbcc%3Dall%40example.com%26body%3Dy@example.com',
  );
  await expect(detail(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:5551',
  );
});

test('what is wrong with an edit stands beside its field, and cancelling changes nothing', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request);
  const form = await openEdit(page, contact);
  const field = (name: string) => form.getByRole('textbox', { name });
  await expect(field('Email')).toHaveAttribute('type', 'email');
  await field('Name').fill('A');
  await field('Email').fill('ada@');
  await field('Message').fill('Too short');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field('Message')).toHaveAccessibleDescription(
    'Message must be at least 10 characters.',
  );
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, contact.name)).toBeVisible();
  expect(await readContact(ownerApi, contact.id)).toMatchObject({ name: contact.name });
});

test('all of a submission can be edited, its status between new, replied and spam', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request);
  const form = await openEdit(page, contact);
  const status = form.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText(['New', 'Replied', 'Spam']);
  const name = unique('Augusta King');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Phone' }).fill('555 0100');
  await form.getByRole('combobox', { name: 'Prefers' }).selectOption('Any');
  await status.selectOption('Spam');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Contact updated successfully');
  await expect(detail(page).getByRole('heading', { name })).toBeVisible();
  await expect(detail(page)).toContainText('Spam');
  expect(await readContact(ownerApi, contact.id)).toMatchObject({
    name,
    phone: '555 0100',
    preferredContact: 'any',
    status: 'spam',
  });
});

test('of two windows the slower one keeps its words, sees both and decides', async ({
  page,
  context,
  request,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(409));
  const contact = await writeContact(request);
  const other = await context.newPage();
  const mine = await openEdit(page, contact);
  await other.bringToFront();
  const theirs = await openEdit(other, contact);
  await theirs.getByRole('textbox', { name: 'Message' }).fill('What the other window wrote.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Success', 'Contact updated successfully');

  await page.bringToFront();
  await mine.getByRole('textbox', { name: 'Message' }).fill('What this window wrote.');
  await mine.getByRole('button', { name: 'Save' }).click();
  const conflict = mine.getByRole('alert');
  await expect(conflict).toContainText('This was changed elsewhere while you were editing.');
  await expect(conflict).toContainText('What the other window wrote.');
  await expect(mine.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'What this window wrote.',
  );
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/Error409: /);
  expect((await readContact(ownerApi, contact.id))?.message).toBe('What the other window wrote.');

  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Contact updated successfully');
  expect((await readContact(ownerApi, contact.id))?.message).toBe('What this window wrote.');
});
