import { failedResponse } from '../support/console-errors.ts';
import { makeService } from '../support/data.ts';
import { expect, test } from '../support/mail-test.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';

const EMAIL = 'maya@calls.example';

test('books a free call by a mailed code, moves it by its link, and shows it to the owner', async ({
  page,
  mails,
  polaris,
  ownerApi,
  ownerCookies,
  browser,
  consoleErrors,
}) => {
  test.slow();
  const read = await ownerApi.get('/api/admin/booking-settings');
  const settings = (await read.json()) as object;
  await ownerApi.put('/api/admin/booking-settings', { data: { ...settings, open: true } });
  const service = await makeService(ownerApi, {
    name: 'Harbor Questions',
    pricing: 'free call',
    sessionMinutes: 30,
  });
  const times = page.getByRole('form', { name: 'Free times' }).getByRole('group').last();

  await test.step('links from the service to its free times', async () => {
    await page.goto(`/services/${service.id}`);
    await page.getByRole('link', { name: 'Book a free call', exact: true }).click();
    await expect(page).toHaveURL(`/call?service=${service.id}`);
    await expect(page.getByText(/^Free call with .+ · 30 minutes$/)).toBeVisible();
    await expect(times.getByRole('radio').first()).toBeAttached();
    await expectVisualChecks(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('asks for name and address with the keyboard alone', async () => {
    await times.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Maya Okafor');
    await page.keyboard.press('Tab');
    await page.keyboard.type(EMAIL);
    await expectVisualChecks(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('books with the mailed code', async () => {
    const code = (await mails.read(EMAIL, /time: \d{6}/)).slice(-6);
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused();
    const file = page.getByRole('link', { name: 'Add to calendar' });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('call.ics');
    await expectVisualChecks(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('moves and cancels the call by the link in the invitation', async () => {
    const link = await mails.read(EMAIL, /http\S+\/call#change=[\w-]+/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Move' }).click();
    await times.locator('label').last().click();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your call has a new time' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your free call' })).toBeVisible();
    await expectVisualChecks(page);
    await expectAccessibleInBothThemes(page);
  });

  const context = await browser.newContext({ baseURL: polaris.url });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();
  await test.step('shows the owner the call with its submission', async () => {
    await office.goto('/admin');
    await office.getByRole('link', { name: 'Maya Okafor' }).first().click();
    await expect(office).toHaveURL(/\/admin\/contacts\?highlight=\d+/);
    await expect(office.getByText('Booked a free call.').first()).toBeVisible();
  });

  await test.step('cancels the call by its link', async () => {
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(page.getByRole('heading', { name: 'Your call is canceled' })).toBeVisible();
    consoleErrors.allow(failedResponse(404));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Call not found' })).toBeVisible();
  });
  await context.close();
});
