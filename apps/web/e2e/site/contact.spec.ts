import type { Page } from '@playwright/test';
import { contactTexts } from '../../content/contact.ts';
import { defaultContent } from '../../content/content.ts';
import { makeService, unique } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { readPage } from '../support/pages/read-page.ts';
import { touchPage } from '../support/pages/touch-page.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const send = (page: Page) => form(page).getByRole('button').click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully!' });

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill('Can you make sense of our sales table?');
}

test('thanks for a message, and offers to send another', async ({ page }) => {
  await page.goto('/contact?topic=custom-training');
  await fillIn(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expectToast(page, 'Message sent', "Thank you for your message. We'll be in touch soon!");
  await page.getByRole('link', { name: 'Send Another Message' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  for (const name of ['Name', 'Email', 'Message']) await expect(field(page, name)).toHaveValue('');
  await fillIn(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test('confirms a message that was sent before the scripts loaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const scripts = '**/assets/*.js';
  await page.context().route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page);
  await page.context().unroute(scripts);
  await send(page);
  await expect(page).toHaveURL(/\/contact\?sent#write$/);
  await expectToast(page, 'Message sent', "Thank you for your message. We'll be in touch soon!");
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await touchPage(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await expect(page.getByText('Message sent', { exact: true })).toHaveCount(0);
});

test('shows the owner the landing page of the visit', async ({ page, ownerApi }) => {
  const campaign = unique('letter');
  await page.goto(`/services?utm_source=${encodeURIComponent(campaign)}`);
  await page.goto('/contact');
  await fillIn(page);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const submissions = await ownerApi.get('/api/admin/contact-submissions');
  expect(await submissions.json()).toContainEqual(
    expect.objectContaining({ arrival: { page: '/services', source: campaign } }),
  );
});

test('names the service of a link', async ({ page, ownerApi }) => {
  const name = unique('<b>"Quoted" & Bold</b>');
  const { id } = await makeService(ownerApi, { name, price: 80 });
  await page.goto(`/contact?service=${id}`);
  await expect(field(page, 'Message')).toHaveValue(`I'm interested in the ${name} service ($80).`);
});

test('starts a message with prepared sentences, never with text from the address', async ({
  page,
}) => {
  await page.goto('/contact?topic=custom-training');
  await expect(field(page, 'Message')).toHaveValue(/custom training/);
  const others = [
    '?topic=You+have+won',
    '?topic=constructor',
    '?message=You+have+won',
    '?service=abc',
    '?service=99999999999',
    '?service=1.5',
    '?service=2147483647',
    '?service=%00',
  ];
  for (const query of others) {
    expect((await page.goto(`/contact${query}`))?.status()).toBe(200);
    await expect(field(page, 'Message')).toHaveValue('');
    expect(await page.content()).not.toContain('You have won');
  }
});

test('reports that the topic in the address of the contact page does not exist', async ({
  request,
}) => {
  const isReported = async (query: string) =>
    (await readPage(request, `/contact${query}`)).text('main').includes(contactTexts.unknownTopic);
  for (const query of ['?topic=chess', '?topic=__proto__', '?service=2147483647'])
    expect(await isReported(query), query).toBe(true);
  for (const query of ['', '?topic=', '?topic=quickreports', '?about=chess'])
    expect(await isReported(query), query).toBe(false);
});

test('ignores an inactive service in the address', async ({ page, ownerApi }) => {
  const { id } = await makeService(ownerApi, { isActive: false });
  await page.goto(`/contact?service=${id}`);
  await expect(field(page, 'Message')).toHaveValue('');
});

test("scrolls to the form on Let's Talk", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(field(page, 'Name')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows errors, keeps the text, thanks, and offers the form again without scripts', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(failedResponse(400));
    await page.goto('/contact');
    await field(page, 'Name').fill('A');
    await field(page, 'Message').fill('Too <short>');
    await send(page);
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters.',
    );
    await expect(field(page, 'Message')).toHaveValue('Too <short>');
    await fillIn(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact\?sent#write$/);
    await expect(thanks(page)).toBeInViewport();
    await expect(page.getByText(defaultContent.contact.thanks)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What to include' })).toBeHidden();
    await page.getByRole('link', { name: 'Send Another Message' }).click();
    await expect(field(page, 'Name')).toHaveValue('');
  });
});
