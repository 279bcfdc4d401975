import type { Page } from '@playwright/test';
import { readContact } from './data.ts';
import { cutOff, refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';
import { expectToast, toastsOf } from './toast.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button').click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks for reaching out!' });

const letter = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '+1 555 0100',
  Message: 'Can you make sense of our sales table?',
};

/** React brings the place for toasts along. */
const expectAlive = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

/** Filled in as people do: the first touch brings the form to life. */
async function open(page: Page, words: Partial<typeof letter> = letter): Promise<void> {
  await page.goto('/');
  for (const [name, text] of Object.entries(words)) await field(page, name).fill(text);
  await expectAlive(page);
}

async function expectWordsKept(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(letter)) {
    await expect(field(page, name)).toHaveValue(text);
  }
}

async function expectError(page: Page, name: string, text: string): Promise<void> {
  await expect(field(page, name)).toHaveAccessibleDescription(text);
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
}

test('says beside each field what is wrong with it, and takes it back', async ({ page }) => {
  await open(page, { Name: '' });
  await send(page);
  await expectError(page, 'Name', 'Name must be at least 2 characters.');
  await expectError(page, 'Email', 'Please enter a valid email address.');
  await expectError(page, 'Message', 'Message must be at least 10 characters.');
  await expect(field(page, 'Name')).toBeFocused();

  await field(page, 'Name').fill('A');
  await field(page, 'Email').fill('ada@');
  await field(page, 'Message').fill('Too short');
  await send(page);
  await expectError(page, 'Name', 'Name must be at least 2 characters.');
  await expectError(page, 'Email', 'Please enter a valid email address.');
  await expectError(page, 'Message', 'Message must be at least 10 characters.');

  await field(page, 'Name').fill('Al');
  await field(page, 'Email').fill('al@example.com');
  await field(page, 'Message').fill('Ten letter');
  for (const name of ['Name', 'Email', 'Message']) {
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
  }
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test('asks for one of the three ways to answer', async ({ page }) => {
  await open(page);
  const ways = form(page).getByRole('group', { name: 'Preferred contact method' });
  await expect(ways.getByRole('radio')).toHaveCount(3);
  await expect(ways.getByRole('radio', { name: 'Email' })).toBeChecked();
  await ways.getByRole('radio', { name: 'Any' }).check();
  await ways.getByRole('radio', { name: 'Any' }).evaluate((radio: HTMLInputElement) => {
    radio.value = 'pigeon';
  });
  await send(page);
  await expect(ways.getByText('Please select a preferred contact method.')).toBeVisible();
});

test("reads 'Sending...' while the message is on its way", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await gate.promise;
    await route.continue();
  });
  await open(page);
  await send(page);
  const button = form(page).getByRole('button');
  await expect(button).toHaveText('Sending...');
  await button.click({ force: true });
  gate.resolve();
  await expect(thanks(page)).toBeVisible();
  await expectToast(page, 'Message sent', "Thanks for reaching out! I'll get back to you soon.");
  expect(sent).toBe(1);
});

test('keeps the words when sending fails, and sends them with the next try', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(cutOff);
  await page.route('**/api/contact', (route) => route.abort());
  await open(page);
  await send(page);
  await expectToast(page, 'Message failed', 'Failed to send your message. Please try again.');
  await expect(toastsOf(page)).toHaveClass(/border-danger/);
  await expectWordsKept(page);
  await page.unroute('**/api/contact');
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test("shows the server's words beside the fields they are about", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(400));
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        title: 'Bad Request',
        status: 400,
        detail: 'Please check the fields.',
        errors: [{ path: 'email', message: 'Mail to this address comes back.' }],
      },
    }),
  );
  await open(page);
  await send(page);
  await expectToast(page, 'Message failed', 'Failed to send your message. Please try again.');
  await expectError(page, 'Email', 'Mail to this address comes back.');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await expectWordsKept(page);
});

test('the 21st message in ten minutes has to wait, and says how long', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(429));
  await open(page);
  const data = { name: 'Ada', email: 'ada@example.com', message: 'One of many, many messages.' };
  for (let count = 1; count <= 20; count += 1) {
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  }
  await send(page);
  await expectToast(page, 'Message failed', 'Failed to send your message. Please try again.');
  await expect(form(page).getByRole('alert')).toHaveText(
    'Too many attempts. Try again in 10 minutes.',
  );
  await expectWordsKept(page);
});

test('warns on the console of a filled decoy, and sends all the same', async ({
  page,
  ownerApi,
}) => {
  await open(page);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  const answer = page.waitForResponse('**/api/contact');
  await form(page)
    .locator('[name=website]')
    .evaluate((decoy: HTMLInputElement) => (decoy.value = 'https://spam.example'));
  await send(page);
  expect((await warning).text()).toContain('hidden field');
  expect((await answer).status()).toBe(201);
  await expect(thanks(page)).toBeVisible();
  const { id } = (await (await answer).json()) as { id: number };
  expect((await readContact(ownerApi, id))?.status).toBe('spam');
});

test('keeps what was typed and chosen before the scripts came', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/contact-island/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/');
  for (const [name, text] of Object.entries(letter)) await field(page, name).fill(text);
  await form(page).getByRole('radio', { name: 'Phone' }).check();
  gate.resolve();
  await expectAlive(page);
  await expectWordsKept(page);
  await expect(form(page).getByRole('radio', { name: 'Phone' })).toBeChecked();
  const sent = page.waitForRequest('**/api/contact');
  await send(page);
  expect((await sent).postDataJSON()).toMatchObject({
    name: letter.Name,
    phone: letter.Phone,
    preferredContact: 'phone',
  });
  await expect(thanks(page)).toBeVisible();
});
