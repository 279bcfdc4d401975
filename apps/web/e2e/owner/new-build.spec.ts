import type { Page, Request } from '@playwright/test';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

/** Responds to a screen's script like a server with another build, or like a server that is down. */
const answerWith = (page: Page, status: number) =>
  page.context().route('**/assets/settings-screen-*', (route) => route.fulfill({ status }));

/** The logged error of a failed screen. */
const screenFailed = /^[\w$]+: SettingsScreen\n/;

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const isHead = (request: Request) => request.method() === 'HEAD';

/** Before it reloads, a page requests the head of the failed script. */
function countHeadRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isHead(request) && request.url().includes('/settings-screen-')) count += 1;
  });
  return () => count;
}

test("reloads once when a screen's script is gone after a new build", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(404), /dynamically imported module/, screenFailed);
  await answerWith(page, 404);
  await page.goto('/admin/customers');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  const gone = await page.request.head('/assets/of-an-older-build.js');
  expect(gone.status()).toBe(404);
  await mark(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  // Still missing: it must not reload again, or check whether it could.
  await mark(page);
  const asked = countHeadRequests(page);
  await expect(page.getByText('Settings could not be loaded')).toBeVisible();
  expect([await isMarked(page), asked()]).toEqual([true, 0]);
  await page.context().unroute('**/assets/settings-screen-*');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('keeps what is typed when a script fails because the server is down', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(503), /dynamically imported module/);
  await answerWith(page, 503);
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  const name = page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name');
  await name.fill('Half a thought');
  await mark(page);
  // Checks whether the script is missing, which decides on a reload.
  const asked = page.waitForResponse(
    (response) => isHead(response.request()) && response.url().includes('/settings-screen-'),
  );
  // Preloads the linked screen.
  await page.getByRole('link', { name: 'Settings' }).hover();
  await asked;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(await isMarked(page)).toBe(true);
  await expect(name).toHaveValue('Half a thought');
});
