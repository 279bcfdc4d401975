import type { APIRequestContext, Page } from '@playwright/test';
import type { Service } from '@polaris/contracts';
import { serviceCategories, serviceFilterCategories } from '@polaris/contracts';
import { parse } from 'node-html-parser';
import { makeService, unique } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { readPage } from '../support/pages/read-page.ts';
import { renderWithoutDatabase } from '../support/render-away.ts';
import { demoSite, expect, test } from '../support/test.ts';
import { touchPage } from '../support/pages/touch-page.ts';

test.use({ ownPolaris: demoSite });

const list = (page: Page) => page.getByRole('region', { name: 'Service list' });
const cards = (page: Page) => list(page).getByRole('listitem');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const nothing = (page: Page) => page.getByText('No services found matching your criteria.');

/** Waits for the page's script; before that, the form is submitted to the server. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touchPage(page);
}

/** The server's result for the same query, and the form values. */
async function askServer(request: APIRequestContext, url: string) {
  const html = parse(await (await request.get(url)).text());
  const texts = (selector: string) => html.querySelectorAll(selector).map(({ text }) => text);
  return {
    names: texts('[aria-label="Service list"] li:not([hidden]) :is(h2, h3)'),
    q: html.querySelector('input[type=search]')?.getAttribute('value') ?? '',
    category: html.querySelector('option[selected]')?.getAttribute('value'),
  };
}

test('lists only active services, each with label, price and link', async ({ page, ownerApi }) => {
  await makeService(ownerApi, { name: 'Not on offer', isActive: false });
  await openHydrated(page, '/services');
  const all = (await (await page.request.get('/api/services')).json()) as Service[];
  expect(await names(page)).toEqual(all.map(({ name }) => name));
  expect(all.map(({ name }) => name)).not.toContain('Not on offer');
  const strategy = cards(page).filter({ hasText: 'Data Strategy Session' });
  await expect(strategy).toContainText('Data Strategy');
  await expect(strategy).toContainText('$199');
  await strategy.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Strategy Session');
});

test('offers the specified categories, then others in use', async ({ page, ownerApi }) => {
  await makeService(ownerApi, { category: 'team_building' });
  await openHydrated(page, '/services');
  const values = await category(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const own = ['all', ...serviceFilterCategories];
  expect(values.slice(0, own.length)).toEqual(own);
  const others = values.slice(own.length);
  expect(others).toEqual(expect.arrayContaining(['leadership', 'team_building']));
  expect(others).toEqual(serviceCategories.filter((value) => others.includes(value)));
});

const questions = [
  { q: 'DASHBOARD' },
  { q: 'build by hand today' },
  { q: '  sprint ' },
  { q: 'cleanup' },
  { q: 'dashbord' },
  { q: 'ml' },
  { q: 'strategies' },
  { q: '100%_"quoted" \'text\' 🚀 <b>' },
  { q: 'data', category: 'ai_ml' },
  { q: '', category: 'leadership' },
  { q: 'nothing like it', category: 'other' },
  { q: 'x'.repeat(150) },
];

test('finds the same services while typing as on the server', async ({ page, request }) => {
  await openHydrated(page, '/services');
  let loads = 0;
  page.on('request', (asked) => (loads += Number(asked.isNavigationRequest())));
  for (const { q, category: picked = 'all' } of questions)
    await test.step(`${picked} ${q.slice(0, 30)}`, async () => {
      await category(page).selectOption(picked);
      await search(page).fill('');
      await search(page).pressSequentially(q.slice(0, 20));
      await search(page).fill(q);
      await search(page).press('Enter');
      const asked = () => new URL(page.url()).searchParams.get('q') ?? '';
      await expect.poll(asked).toBe(q.trim());
      const { names: found, ...form } = await askServer(request, page.url());
      expect(form).toEqual({ q: q.trim(), category: picked });
      await expect.poll(() => names(page)).toEqual(found);
      await expect(nothing(page)).toBeVisible({ visible: found.length === 0 });
      if (found.length) {
        const count = found.length === 1 ? '1 service' : `${found.length} services`;
        await expect(list(page).getByRole('status')).toHaveText(count, { useInnerText: true });
      }
    });
  expect(loads).toBe(0);
});

test('forgives typos and spelling variants', async ({ request }) => {
  const found = async (q: string) => (await askServer(request, `/services?q=${q}`)).names;
  for (const q of ['clean+up', 'cleanup', 'clean-ups', 'cl%C3%A9an+up', 'claenup'])
    expect([q, await found(q)]).toEqual([q, ['Data Clean-Up Sprint']]);
  expect(await found('dashbord')).toEqual(['Dashboard Design']);
  expect(await found('ml')).toContain('AI Readiness Review');
});

test('links from a situation to the matching service', async ({ request, ownerApi }) => {
  const name = unique('<b>Compared</b>');
  await makeService(ownerApi, { name: unique('Not compared') });
  const { id } = await makeService(ownerApi, { name, situation: 'A <i>new</i> situation.' });
  const { texts, all } = await readPage(request, '/services');
  const rows = texts('#which-one tbody tr');
  expect(rows.find((row) => row.includes('Level-Up Pack'))).toMatch(
    /^I build reports.*Level-Up Pack.*Four weeks, one hour per week.*\$499$/,
  );
  expect(rows.filter((row) => row.includes('Not compared'))).toEqual([]);
  expect(rows.find((row) => row.includes('A <i>new</i> situation.'))).toContain(name);
  const links = all('#which-one tbody td a').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/services/${id}`);
  expect(texts('#which-one thead th[scope=col]')).toHaveLength(5);
});

test('compares nothing when fewer than two services say who they are for', async ({ request }) => {
  const services = (await (await request.get('/api/services')).json()) as Service[];
  const one = services.map((service, index) =>
    index === 0 ? service : { ...service, situation: null },
  );
  const page = await renderWithoutDatabase('/services', { services: () => Promise.resolve(one) });
  expect(await page.text()).not.toContain('which-one');
});

test('narrows the list with every letter, updates the address, and clears', async ({ page }) => {
  await openHydrated(page, '/services');
  const all = (await names(page)).length;
  await search(page).pressSequentially('clean');
  expect(await names(page)).toEqual(['Data Clean-Up Sprint']);
  await expect(page).toHaveURL('/services?q=clean');
  await category(page).selectOption('visualization');
  await expect(nothing(page)).toBeVisible();
  await expect(page).toHaveURL('/services?q=clean&category=visualization');
  await page.reload();
  await expect(search(page)).toHaveValue('clean');
  await expect(category(page)).toHaveValue('visualization');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(all);
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/services');
});

test('restores the list when coming back from a service', async ({ page }) => {
  await openHydrated(page, '/services');
  await search(page).pressSequentially('retainer');
  await cards(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/services\/\d+$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('retainer');
  expect(await names(page)).toEqual(['Technical Leadership Retainer']);
});

test('accepts any search without an error', async ({ page }) => {
  for (const q of [
    "'; drop table services; --",
    '%',
    '\\',
    '\0',
    '\u{1F680}',
    'y'.repeat(10_000),
  ]) {
    const response = await page.goto(`/services?q=${encodeURIComponent(q)}&category=nope`);
    expect(response?.status()).toBe(200);
    await expect(nothing(page)).toBeVisible();
    await expect(category(page)).toHaveValue('all');
  }
});

test('describes itself to search engines, whatever a service is called', async ({
  page,
  ownerApi,
}) => {
  const name = unique('</script><script>alert(1)</script>');
  await makeService(ownerApi, { name });
  await page.goto('/services?q=x');
  await expect(page).toHaveTitle(/^Services/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/services$/);
  const data = await page.locator('script[type="application/ld+json"]').last().textContent();
  const { itemListElement } = JSON.parse(data ?? '') as { itemListElement: { name: string }[] };
  expect(itemListElement.map((item) => item.name)).toContain(name);
});

test('shows six skeleton cards while it reloads after a failure', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(503));
  const response = await renderWithoutDatabase('/services');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const html = await response.text();
  await page
    .context()
    .route('**/services', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: html }),
    );
  await openHydrated(page, '/services');
  await expect(list(page)).toContainText('Error loading services. Please try again later.');
  await page.context().unroute('**/services');
  const gate = Promise.withResolvers<void>();
  await page.context().route('**/services', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const standIns = await list(page).getByRole('link', { name: 'Reload' }).evaluate(pressed);
  expect(standIns).toEqual({ cards: 6, status: 'Loading services...' });
  gate.resolve();
  await expect(cards(page).getByRole('link').first()).toBeVisible();
});

/** The loading text after the click. */
function pressed(link: HTMLElement) {
  link.click();
  const cards = document.querySelectorAll('[data-reloading] li').length;
  return { cards, status: document.querySelector('[data-reloading] [role=status]')?.textContent };
}

test('shows that no services are available when there are none', async () => {
  const html = await (
    await renderWithoutDatabase('/services', { services: () => Promise.resolve([]) })
  ).text();
  expect(html).toContain('No services available at the moment.');
  expect(html).not.toContain('type="search"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, filters and clears both without scripts', async ({ page }) => {
    await page.goto('/services');
    await search(page).fill('Data');
    await category(page).selectOption('data_cleaning');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/services?q=Data&category=data_cleaning');
    await expect(cards(page)).toHaveText(/Data Clean-Up Sprint/);
    await search(page).fill('no such thing');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(nothing(page)).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/services');
    await expect(cards(page).first()).toBeVisible();
  });
});
