import type { APIRequestContext, Page } from '@playwright/test';
import type { Purchase } from '@polaris/contracts';
import { createAccount } from './create-account.ts';
import { makeService, register } from './data.ts';
import { cutOff, refusedWith } from './console-errors.ts';
import { readPage, textOf } from './read-page.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

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

/** Where a purchase leads to, drawn by the tests that look at it: it costs as much as all else here. */
const leaveOutDashboard = (page: Page) =>
  page
    .context()
    .route('**/dashboard', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Dashboard</title>' }),
    );

const expectBought = async (page: Page) => {
  await expect(page).toHaveURL('/dashboard');
  expect(await purchasesOf(page.request)).toHaveLength(1);
};

const expectFailure = (page: Page) =>
  expectToast(page, 'Purchase failed', 'Failed to purchase this service. Please try again.');

test('a customer orders at the price that is shown, once they have seen the order', async ({
  page,
  ownerApi,
}) => {
  const { id, name } = await makeService(ownerApi, { price: 120.5 });
  const { email } = await register(page.request);
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
    status: 'active',
    progress: 0,
  });
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  await expectSuccess(page);
  expect(await purchasesOf(page.request)).toMatchObject([{ service: { name }, amount: 120.5 }]);
});

test('a visitor who is not signed in makes an account on the way, and is asked then', async ({
  page,
  ownerApi,
}) => {
  const { id, name } = await makeService(ownerApi);
  await page.goto(`/services/${id}`);
  const toLogin = page.waitForRequest(/\/api\/login\?returnTo=/);
  await button(page).click();
  await toLogin;
  await expect(page.getByText(`Sign in to order ${name}, $120.`)).toBeVisible();
  await createAccount(page);
  await expect(order(page)).toBeEnabled();
  expect(await purchasesOf(page.request)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(`/services/${id}`);
  await expect(step(page)).toHaveCount(0);
  await button(page).click();
  await order(page).click();
  await expectSuccess(page);
  expect(await purchasesOf(page.request)).toHaveLength(1);
});

test('a link alone orders nothing, and neither does coming back by another way', async ({
  page,
  ownerApi,
}) => {
  const { id } = await makeService(ownerApi);
  const bought: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bought.push(request.url());
  });
  await register(page.request);
  await page.goto(`/services/${id}#purchase`);
  await expect(order(page)).toBeEnabled();
  await step(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/services/${id}`);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/services/${id}`);
  await button(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await register(page.request);
  await page.goto(`/services/${id}`);
  await page.waitForLoadState('networkidle');
  await expect(step(page)).toHaveCount(0);
  expect(bought).toEqual([]);
  expect(await purchasesOf(page.request)).toEqual([]);
});

test('a double click opens the step and does not order, and another one orders once', async ({
  page,
  ownerApi,
}) => {
  const { id } = await makeService(ownerApi);
  await register(page.request);
  await leaveOutDashboard(page);
  await page.goto(`/services/${id}`);
  await button(page).dblclick();
  await expect(order(page)).toBeEnabled();
  expect(await purchasesOf(page.request)).toEqual([]);
  await order(page).dblclick();
  await expectBought(page);
});

test('a click before the page has come alive counts', async ({ page, ownerApi }) => {
  const { id } = await makeService(ownerApi);
  await register(page.request);
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

test('an answer that got lost is asked for again, not ordered again', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(cutOff);
  const { id } = await makeService(ownerApi);
  await register(page.request);
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
  await expectBought(page);
});

test('a price that has changed is shown, and ordered at only when it is taken', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(refusedWith(409));
  const service = await makeService(ownerApi, { price: 120 });
  await register(page.request);
  await leaveOutDashboard(page);
  await page.goto(`/services/${service.id}`);
  await ownerApi.put(`/api/services/${service.id}`, { data: { ...service, price: 150 } });
  await button(page).click();
  await order(page).click();
  await expect(step(page).getByRole('alert')).toContainText('It was $120 and is $150 now.');
  await step(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('$150', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`/services/${service.id}`);
  expect(await purchasesOf(page.request)).toEqual([]);

  const dearer = { ...service, price: 180, version: undefined };
  await ownerApi.put(`/api/services/${service.id}`, { data: dearer });
  await button(page).click();
  await order(page).click();
  await step(page).getByRole('button', { name: 'Order for $180' }).click();
  await expectBought(page);
  expect(await purchasesOf(page.request)).toMatchObject([{ amount: 180 }]);
});

test('a visitor who was signed out in between signs in, and comes back to the order', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(refusedWith(401));
  const { id } = await makeService(ownerApi);
  const account = await register(page.request);
  await page.goto(`/services/${id}`);
  await button(page).click();
  await expect(order(page)).toBeEnabled();
  await page.context().clearCookies({ name: 'polaris' });
  await order(page).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await order(page).click();
  await expectSuccess(page);
  expect(await purchasesOf(page.request)).toHaveLength(1);
});

/** What a page offers to who has no scripts is read as it is served. */
const links = (html: Awaited<ReturnType<typeof readPage>>, text: string) =>
  html.all('main a').filter((link) => textOf(link) === text);

test('what has no price is asked about instead', async ({ request, ownerApi }) => {
  const { id } = await makeService(ownerApi, { price: 0, priceDisplay: 'Let’s talk' });
  const html = await readPage(request, `/services/${id}`);
  expect(html.text('main')).not.toContain('Purchase this service');
  expect(links(html, 'Contact me')[0]?.getAttribute('href')).toBe(`/contact?service=${id}`);
});

test('what is offered on request opens the form with that request', async ({
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
  const address = links(html, 'Ask for a quote')[0]?.getAttribute('href');
  expect(address).toBe(`/contact?service=${id}`);
  const form = await readPage(request, address!);
  expect(form.text('textarea[name=message]')).toBe(
    `I'd like a quote for the ${name} service (From $1,800).`,
  );
});

test('a price in other words stands beside what is billed', async ({ request, ownerApi }) => {
  const { id } = await makeService(ownerApi, { price: 1800, priceDisplay: 'A flat $1,800' });
  const html = await readPage(request, `/services/${id}`);
  expect(html.text('main')).toContain('Ordered here, the price is $1,800.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the sign-in page, which leads back', async ({ page, ownerApi }) => {
    const { id } = await makeService(ownerApi);
    await page.goto(`/services/${id}`);
    await button(page).click();
    const back = encodeURIComponent(`/services/${id}#purchase`);
    await expect(page).toHaveURL(`/login?returnTo=${back}`);
  });
});
