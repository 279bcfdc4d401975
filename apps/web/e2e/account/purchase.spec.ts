import type { APIRequestContext, Page } from '@playwright/test';
import type { Purchase } from '@polaris/contracts';
import { fillNewAccount } from '../support/create-account.ts';
import { makeService, makeAccount } from '../support/data.ts';
import { cutOff, failedResponse } from '../support/console-errors.ts';
import { readPage, textOf } from '../support/pages/read-page.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Purchase this service' });

const step = (page: Page) => page.getByRole('dialog', { name: 'Check your order' });

const order = (page: Page) => step(page).getByRole('button', { name: /^Order for/ });

const purchasesOf = async (calls: APIRequestContext) =>
  (await (await calls.get('/api/purchases')).json()) as Purchase[];

const expectSuccess = async (page: Page) => {
  await expect(page).toHaveURL('/dashboard');
  await expectToast(
    page,
    'Purchase successful',
    "You've successfully purchased this service. View it in your dashboard.",
  );
};

/** The dashboard, rendered only in tests that check it, as it costs as much as the rest. */
const leaveOutDashboard = (page: Page) =>
  page
    .context()
    .route('**/dashboard', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
    );

const expectPurchased = async (page: Page) => {
  await expect(page).toHaveURL('/dashboard');
  expect(await purchasesOf(page.request)).toHaveLength(1);
};

const expectFailure = (page: Page) =>
  expectToast(page, 'Purchase failed', 'Failed to purchase this service. Please try again.');

test('orders at the shown price once the customer has confirmed', async ({ page, ownerApi }) => {
  const { id, name } = await makeService(ownerApi, { price: 120.5 });
  const { email } = await makeAccount(page.request);
  await page.goto(`/services/${id}`);
  await button(page).click();
  await expect(step(page)).toContainText(name);
  await expect(step(page)).toContainText(email);
  await page.goBack();
  await expect(step(page)).toHaveCount(0);
  await button(page).click();
  await page.reload();
  expect(await purchasesOf(page.request)).toEqual([]);
  const sent = page.waitForRequest('**/api/purchases');
  await order(page).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    serviceId: id,
    amount: 120.5,
    total: 120.5,
    status: 'active',
    progress: 0,
    timeZone: expect.any(String),
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await expectSuccess(page);
  expect(await purchasesOf(page.request)).toMatchObject([{ service: { name }, amount: 120.5 }]);
});

test('creates an account on the way, and asks for confirmation afterwards', async ({
  page,
  ownerApi,
}) => {
  const { id, name } = await makeService(ownerApi);
  await page.goto(`/services/${id}`);
  const toLogin = page.waitForRequest(/\/api\/login\?returnTo=/);
  await button(page).click();
  await toLogin;
  const title = `Create your account to order ${name}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await fillNewAccount(page);
  await expect(order(page)).toBeEnabled();
  expect(await purchasesOf(page.request)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(`/services/${id}`);
  await expect(step(page)).toHaveCount(0);
  // The page before the sign-in page, which has been replaced.
  await page.goBack();
  await expect(page).toHaveURL(`/services/${id}`);
  await button(page).click();
  await order(page).click();
  await expectSuccess(page);
  await expect(page.getByText("I'll email you within one business day")).toBeVisible();
  expect(await purchasesOf(page.request)).toHaveLength(1);
});

test('orders nothing from a link alone or on Back', async ({ page, ownerApi }) => {
  const { id } = await makeService(ownerApi);
  const bought: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bought.push(request.url());
  });
  await makeAccount(page.request);
  await page.goto(`/services/${id}#purchase`);
  await expect(order(page)).toBeEnabled();
  await step(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/services/${id}`);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/services/${id}`);
  await button(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await makeAccount(page.request);
  await page.goto(`/services/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(step(page)).toHaveCount(0);
  expect(bought).toEqual([]);
  expect(await purchasesOf(page.request)).toEqual([]);
});

test('opens the step on a double click without ordering, and orders once on another', async ({
  page,
  ownerApi,
}) => {
  const { id } = await makeService(ownerApi);
  await makeAccount(page.request);
  await leaveOutDashboard(page);
  await page.goto(`/services/${id}`);
  await button(page).dblclick();
  await expect(order(page)).toBeEnabled();
  expect(await purchasesOf(page.request)).toEqual([]);
  await order(page).dblclick();
  await expectPurchased(page);
});

test('keeps a click from before the page was hydrated', async ({ page, ownerApi }) => {
  const { id } = await makeService(ownerApi);
  await makeAccount(page.request);
  const gate = Promise.withResolvers<void>();
  await page.context().route(/purchase-island/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/services/${id}`);
  await button(page).click();
  await button(page).click();
  gate.resolve();
  await expect(order(page)).toBeEnabled();
});

test('repeats the request when its response was lost, without a second order', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(cutOff);
  const { id } = await makeService(ownerApi);
  await makeAccount(page.request);
  await leaveOutDashboard(page);
  await page.goto(`/services/${id}`);
  await page.context().route('**/api/purchases', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await order(page).click();
  await expectFailure(page);
  await page.context().unroute('**/api/purchases');
  await page.reload();
  await order(page).click();
  await expectPurchased(page);
});

test('shows a changed price, and orders only once it is confirmed', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(failedResponse(409));
  const service = await makeService(ownerApi, { price: 120 });
  await makeAccount(page.request);
  await leaveOutDashboard(page);
  await page.goto(`/services/${service.id}`);
  await ownerApi.put(`/api/services/${service.id}`, { data: { ...service, price: 150 } });
  await button(page).click();
  await order(page).click();
  await expect(step(page).getByRole('alert')).toContainText('It was $120 and is $150 now.');
  await step(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText('$150', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`/services/${service.id}`);
  expect(await purchasesOf(page.request)).toEqual([]);

  const dearer = { ...service, price: 180, version: undefined };
  await ownerApi.put(`/api/services/${service.id}`, { data: dearer });
  await button(page).click();
  await order(page).click();
  await step(page).getByRole('button', { name: 'Order for $180' }).click();
  await expectPurchased(page);
  expect(await purchasesOf(page.request)).toMatchObject([{ amount: 180 }]);
});

test('returns to the order after an expired visitor signs in', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(failedResponse(401));
  const { id } = await makeService(ownerApi);
  const account = await makeAccount(page.request);
  await page.goto(`/services/${id}`);
  await button(page).click();
  await expect(order(page)).toBeEnabled();
  await page.context().clearCookies({ name: 'polaris' });
  await order(page).click();
  // Until the scripts load, the page shows registering.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await order(page).click();
  await expectSuccess(page);
  expect(await purchasesOf(page.request)).toHaveLength(1);
});

/** Without scripts, as served. */
const links = (html: Awaited<ReturnType<typeof readPage>>, text: string) =>
  html.all('main a').filter((link) => textOf(link) === text);

test('offers an inquiry instead of an order without a price', async ({ request, ownerApi }) => {
  const { id } = await makeService(ownerApi, { price: 0, priceDisplay: 'Let’s talk' });
  const html = await readPage(request, `/services/${id}`);
  expect(html.text('main')).not.toContain('Purchase this service');
  expect(links(html, 'Contact me')[0]?.getAttribute('href')).toBe(`/contact?service=${id}`);
});

test('opens the form with a request when the service is on request', async ({
  request,
  ownerApi,
}) => {
  const { id, name } = await makeService(ownerApi, {
    price: 1800,
    priceDisplay: 'From $1,800',
    pricing: 'quote',
  });
  const html = await readPage(request, `/services/${id}`);
  expect(html.text('main')).not.toContain('Purchase this service');
  const address = links(html, 'Ask for an offer')[0]?.getAttribute('href');
  expect(address).toBe(`/contact?service=${id}`);
  const form = await readPage(request, address!);
  expect(form.text('textarea[name=message]')).toBe(
    `I'd like an offer for the ${name} service (From $1,800).`,
  );
});

test('shows a display price next to the billed price', async ({ request, ownerApi }) => {
  const { id } = await makeService(ownerApi, { price: 1800, priceDisplay: 'A flat $1,800' });
  const html = await readPage(request, `/services/${id}`);
  expect(html.text('main')).toContain('Ordered here, the price is $1,800.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the sign-in page from the button without scripts, and returns', async ({
    page,
    ownerApi,
  }) => {
    const { id } = await makeService(ownerApi);
    await page.goto(`/services/${id}`);
    await button(page).click();
    const back = encodeURIComponent(`/services/${id}#purchase`);
    await expect(page).toHaveURL(`/login?returnTo=${back}`);
  });
});
