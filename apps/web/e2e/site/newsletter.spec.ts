import { dirname } from 'node:path';
import { unique } from '../support/data.ts';
import { expect, test } from '../support/mail-test.ts';
import { runSql } from '../support/run-sql.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';

const CONFIRM_LINK = /http\S+\/newsletter\/confirm#[\w-]{43}/;
/** In the header of the mail. */
const ONE_CLICK_LINK = /http\S+\/api\/newsletter\/unsubscribe\/[\w-]{43}/;
/** As a mail provider sends it (RFC 8058). */
const oneClickForm = { 'List-Unsubscribe': 'One-Click' };
const ESSAY = { slug: 'long-arc', title: /Long Arc/ };

test('subscribes in an essay, confirms, gets the next one, and unsubscribes with one click', async ({
  page,
  mails,
  polaris,
  browser,
  request,
  signInAsOwner,
}) => {
  test.slow();
  const email = `${unique('reader').replaceAll(/\W+/g, '-')}@example.com`.toLowerCase();
  const context = await browser.newContext({ baseURL: polaris.url });
  const reader = await context.newPage();
  await reader.goto('/PolarisNet/manifesto');
  const form = reader.getByRole('complementary', { name: 'New essays by email' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(reader.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await reader.goto(await mails.read(email, CONFIRM_LINK));
  await reader.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(reader.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  // Like an update with a new essay, as essays of the first start are never sent.
  const unsent = 'delete from newsletter_issues where slug = $1';
  await runSql(dirname(polaris.mailFolder), unsent, [ESSAY.slug]);
  await signInAsOwner();
  await page.goto('/admin/subscribers');
  const entry = page.getByRole('list', { name: 'Subscribers' }).getByText(email);
  await expect(entry).toBeVisible();
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Send to one subscriber' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Send to one subscriber' })
    .click();
  const oneClick = await mails.read(email, ONE_CLICK_LINK);
  expect(mails.to(email).at(-1)).toMatch(ESSAY.title);

  expect((await request.post(oneClick, { form: oneClickForm })).status()).toBe(200);
  await page.goto('/admin/subscribers');
  await expect(entry.locator('xpath=ancestor::li')).toContainText('Unsubscribed');
  // With links as earlier versions mailed them.
  await reader.goto(oneClick.replace('/api/', '/'));
  await expect(reader).toHaveURL(/\/newsletter\/unsubscribe#[\w-]{43}$/);
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await context.close();
});
