import type { Page } from '@playwright/test';
import type { FirstData } from '@polaris/contracts';
import { adminPaths, firstReads } from '@polaris/contracts/admin-screens';
import { makeAccount, makeCustomer, makeService, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

/** The API reads of a window. */
function readsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET') asked.push(pathname + search);
  });
  return asked;
}

const dataIn = (page: Page): Promise<FirstData> =>
  page.evaluate(() => JSON.parse(document.getElementById('first-data')!.textContent) as never);

test('requests nothing again that the page already contains', async ({
  page,
  ownerApi,
  request,
}) => {
  const customer = await makeCustomer(ownerApi);
  const contact = await writeContact(request);
  const service = await makeService(ownerApi);
  const idOf = async (path: string, data: object): Promise<number> =>
    (await (await ownerApi.post(path, { data })).json()).id;
  const sale = { customerId: customer.id, serviceId: service.id };
  const purchaseId = await idOf('/api/admin/purchases', sale);
  const companyId = await idOf('/api/admin/companies', { name: unique('Harbor Trust') });
  const addresses = [
    ...adminPaths.filter((path) => !path.includes(':id')),
    `/admin/customers/${customer.id}`,
    `/admin/purchases/${purchaseId}`,
    `/admin/companies/${companyId}`,
    `/admin/contacts?highlight=${contact.id}`,
    '/admin/contacts?q=ada&status=new',
    '/admin/customers?layout=board',
    '/admin/customers?columns=name,field.1&sort=name&status=active',
    '/admin/purchases?q=a&status=pending',
    '/admin/audit?records=customers',
    '/admin/audit?records=security',
    '/admin/money?year=2025',
  ];
  // Without live changes by other tests, which would cause reads.
  await page.context().route('**/api/admin/events', (route) => route.fulfill({ status: 204 }));
  for (const address of addresses)
    await test.step(address, async () => {
      const asked = readsOf(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
      const carried = Object.keys(await dataIn(page));
      const wanted = firstReads(new URL(page.url()));
      // A busy server may leave some reads to the screen.
      expect(wanted).toEqual(expect.arrayContaining(carried));
      expect(carried.length).toBeGreaterThan(2);
      expect(asked.filter((read) => carried.includes(read))).toEqual([]);
      page.removeAllListeners('request');
    });
});

test('requests no page from the server when navigating in the admin area', async ({
  page,
  request,
}) => {
  const contacts = [await writeContact(request), await writeContact(request)];
  await page.goto(`/admin/contacts?highlight=${contacts[0]!.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();
  const asked = readsOf(page);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  for (const name of ['Customers', 'Services', 'Dashboard']) {
    await navigation.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  expect(asked.filter((path) => !/^\/(api|assets|favicon)/.test(path))).toEqual([]);
});

test('shows an inert frame until the scripts have loaded', async ({ page, context }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await context.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/customers', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(await main.locator('a, button, input, select, textarea, [tabindex="0"]').count()).toBe(0);
  release();
  await expect(page.getByRole('heading', { name: /^Your Customers/ })).toBeVisible();
});

test('loads the form for a new task only once the browser is idle', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    const rest = () => waiting.forEach((callback) => callback({} as IdleDeadline));
    Object.assign(window, { rest });
  });
  const asked = readsOf(page);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  const form = page.getByRole('form', { name: 'Add Task' });
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(asked.filter((path) => /add-task-form|toast-region/.test(path))).toEqual([]);
  await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
  await expect(form).toBeVisible();
});

/** The layout shifts of a page so far, each with the elements that moved. */
const shiftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

function recordShifts(): void {
  const shifts: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 80));
      shifts.push(`${value}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

test.describe('with parts to load', () => {
  test.use({ serviceWorkers: 'block' });

  for (const width of [375, 1350])
    test(`moves nothing on the dashboard while its parts load ${width} pixels wide`, async ({
      page,
      ownerApi,
      request,
    }) => {
      await makeAccount(request);
      await request.post('/api/purchases', {
        data: { serviceId: (await makeService(ownerApi)).id },
      });
      const context = page.context();
      await context.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }));
      await context.route('**/admin', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"samples":"none"', '"samples":"added"');
        await route.fulfill({ response, body });
      });
      const cards = page.getByRole('button', { name: /^Total Submissions/ });
      const parts = /assets\/(setup-checklist|sample-strip|order-entry)-[^/]+\.js/;
      await context.route(parts, async (route) => {
        await cards.waitFor();
        await route.continue();
      });
      // All that is below counts, too.
      await page.setViewportSize({ width, height: 4000 });
      await page.addInitScript(recordShifts);
      // A busy server may leave reads to the screen, which then come one by one.
      await expect(async () => {
        await page.goto('/admin');
        for (const name of ['Make the site yours', 'Sample data', 'Today'])
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('form', { name: 'Add Task' })).toBeVisible();
        expect(await shiftsIn(page)).toEqual([]);
      }).toPass();
    });
});

test('keeps the dashboard when the form for a new task cannot be loaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.context().route('**/assets/add-task-form-*', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByText('The form for a new task could not be loaded.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});
