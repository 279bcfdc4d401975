import { type APIRequestContext, type Locator, type Page, mergeTests } from '@playwright/test';
import { offerContent } from '@polaris/contracts';
import { test as cardTest } from '../support/card-test.ts';
import { failedResponse } from '../support/console-errors.ts';
import { test as mailTest } from '../support/mail-test.ts';
import { button, inAMonth, reach, send, sendOffer } from '../support/offers.ts';
import {
  NARROWEST,
  expectAccessibleInBothThemes,
  expectVisualChecks,
  setWidth,
} from '../support/pages/visual-checks.ts';
import { expect } from '../support/test.ts';

/** With card payments and a mail server. */
const test = mergeTests(cardTest, mailTest).extend({
  ownPolaris: [
    ({ standIn, mailServer }, provide) =>
      provide({ name: 'offer', settings: { ...standIn.env, SMTP_URL: mailServer.url } }),
    { scope: 'worker' },
  ],
});

test('accepts an offer by its link, without an account, by keyboard on a phone, and pays the deposit', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  test.slow();
  const { id, url } = await sendOffer(ownerApi);
  await setWidth(page, NARROWEST);
  const response = await page.goto(url);
  expect(response!.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Data audit and support' }),
  ).toBeVisible();
  await expectVisualChecks(page);
  await expectChosenLinesInPrint(page, ['Support by email']);
  await setWidth(page, NARROWEST);

  // By keyboard alone from here on; the skip link replaces the token in the address, not on the page.
  await page.reload();
  const goOn = button(page, 'Continue to accept');
  await goOn.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await reach(page, page.getByRole('radio', { name: /^Support by email/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Support by phone/ })).toBeChecked();
  await reach(page, page.getByRole('textbox', { name: /^Quantity of Support by phone/ }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('checkbox', { name: /^Workshop/ }));
  await page.keyboard.press('Space');
  await expect(button(page, 'Accept $2,900')).toBeVisible();
  await expect(page.getByText('Total$2,900', { exact: true })).toBeInViewport();
  await reach(page, goOn);
  await expectNotCovered(goOn);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Tom Hale');
  const statement = page.getByText(/^I, Tom Hale, accept this offer of \$2,900 from Calloway/);
  await expect(statement).toBeInViewport({ ratio: 1 });
  await reach(page, button(page, 'Accept $2,900'));
  await page.keyboard.press('Enter');

  const accepted = page.getByRole('region', { name: 'Accepted' });
  await expect(accepted.getByText(/^Accepted by Tom Hale on /)).toBeInViewport();
  await expectAccessibleInBothThemes(page);
  await expectChosenLinesInPrint(page, ['Support by phone', 'Workshop for your team']);
  const saved = page.waitForEvent('download');
  await reach(page, button(page, 'Download PDF'));
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await page.reload();
  await reach(page, button(page, 'Pay $1,450'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay#/);
  await reach(page, button(page, /^Pay \$1,450 by card/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pay $1450.00' }).waitFor();
  await page.getByLabel('Email').fill('books@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay\?paid/);

  const { purchaseId } = await (await ownerApi.get(`/api/admin/offers/${id}`)).json();
  await signInAsOwner();
  await page.goto(`/admin/purchases/${purchaseId}`);
  await expect(page.getByText('Deposit')).toBeVisible();
  await expect(page.getByText('Paid $1,450').first()).toBeVisible();
  await page.goto(url);
  await expect(page.getByText('Nothing is due now.')).toBeVisible();
});

test('accepts a monthly offer, which the owner follows as a retainer', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  const lines = offerContent().lines.slice(0, 1);
  const retainer = { startsOn: inAMonth(), endsOn: null };
  const { id, url } = await sendOffer(ownerApi, { content: { lines, plan: [], retainer } });
  await page.goto(url);
  await expect(page.getByText(/^\$1,200.00 a month, first on /)).toBeVisible();
  await page.getByLabel('Your name').fill('Tom Hale');
  await button(page, 'Accept $1,200 a month').click();
  await expect(page.getByText(/^Next invoice on /)).toBeVisible();

  const { retainerId } = await (await ownerApi.get(`/api/admin/offers/${id}`)).json();
  await signInAsOwner();
  await page.goto('/admin/retainers');
  await page.locator(`[data-row="${retainerId}"] a`).first().click();
  await expect(page.getByText(/^Next invoice on /)).toBeVisible();
  await expectVisualChecks(page);
  await expectAccessibleInBothThemes(page);
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused: no invoices are made.')).toBeVisible();
});

test('asks about an offer and declines it', async ({ page, ownerApi }) => {
  const { id, url, customerId } = await sendOffer(ownerApi);
  await page.goto(url);
  await button(page, 'Ask a question').click();
  await page.getByLabel('Your question').fill('Can we begin in May?');
  await button(page, 'Send question').click();
  await expect(page.getByText('Your question was sent. The answer comes by email.')).toBeVisible();
  const messages = await ownerApi.get(`/api/admin/customers/${customerId}/messages`);
  expect(await messages.text()).toContain('Can we begin in May?');

  await button(page, 'Decline').click();
  await page.getByLabel('Reason').fill('It has to wait.');
  await button(page, 'Decline offer').click();
  await expect(page.getByText('This offer was declined. Ask for a new one.')).toBeVisible();
  await expect(button(page, /^Accept/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  const offer = await (await ownerApi.get(`/api/admin/offers/${id}`)).json();
  expect(offer).toMatchObject({ state: 'declined', declineReason: 'It has to wait.' });
});

test('shows a newer version instead of accepting what it replaced', async ({
  page,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(409));
  const { id, url } = await sendOffer(ownerApi);
  await page.goto(url);
  await page.getByLabel('Your name').fill('Tom Hale');
  await page.getByRole('checkbox', { name: /^Workshop/ }).check();
  await sendNewPrice(ownerApi, id);
  await button(page, 'Accept $2,700').click();
  const sentence = 'This offer has changed since you opened it. Please read it again.';
  await expect(page.getByText(sentence)).toBeInViewport();
  await expect(page.getByText('"Data Audit" is $1,300 now. It was $1,200 before.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Tom Hale');
  await button(page, 'Accept $2,800').click();
  await expect(page.getByText(/^Accepted by Tom Hale on /).first()).toBeVisible();
});

/** WCAG 2.4.11: nothing lies above what has the focus. */
async function expectNotCovered(element: Locator): Promise<void> {
  const isOnTop = await element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
}

/** Paper has what is chosen, and nothing to press. */
async function expectChosenLinesInPrint(page: Page, chosen: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const choices = offerContent().lines.filter(({ kind }) => kind !== 'included');
  for (const { text } of choices)
    await expect(page.getByText(text, { exact: true })).toBeVisible({
      visible: chosen.includes(text),
    });
  for (const role of ['button', 'textbox', 'radio', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** Sends a version whose first line costs $100 more. */
async function sendNewPrice(owner: APIRequestContext, id: number): Promise<void> {
  const offer = await (await owner.get(`/api/admin/offers/${id}`)).json();
  const { serviceId, content, expiresOn, invoiceOnAccept, version } = offer;
  content.lines[0].unitPrice += 100;
  const written = await owner.put(`/api/admin/offers/${id}`, {
    data: { serviceId, content, expiresOn, invoiceOnAccept, version },
  });
  expect(written.ok(), await written.text()).toBe(true);
  await send(owner, id, (await written.json()).version);
}
