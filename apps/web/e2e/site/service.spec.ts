import { makeService, unique } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { away, renderWithoutDatabase } from '../support/render-away.ts';
import { expect, test } from '../support/test.ts';

const contentOf = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

test('shows the service, its price, and how to ask about it', async ({ page, ownerApi }) => {
  const name = unique('Crisis Room');
  const description = `First line.\n<i>Second</i> line & more. ${'word '.repeat(60)}`;
  const own = { name, description, price: 750, category: 'crisis_management' } as const;
  const { id } = await makeService(ownerApi, own);
  await page.goto(`/services/${id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main.getByText('Crisis Management', { exact: true })).toBeVisible();
  await expect(main.getByText('$750', { exact: true })).toBeVisible();
  await expect(main.getByText('<i>Second</i> line & more.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  const shown = page.locator(contentOf('description'));
  await expect(shown).toHaveAttribute('content', description.slice(0, 160));
  const shared = page.locator(contentOf('og:description'));
  await expect(shared).toHaveAttribute('content', /& more\. (word )+word…$/);
  const path = new RegExp(`/services/${id}$`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', path);
  await expect(main.getByRole('button', { name: 'Purchase this service' })).toBeVisible();

  await main.getByRole('link', { name: 'Ask about this service' }).first().click();
  await expect(page).toHaveURL(`/contact?service=${id}`);
  await expect(page.getByLabel('Message')).toHaveValue(
    `I'm interested in the ${name} service ($750).`,
  );
});

test('shows the display price, and describes itself to search engines', async ({
  page,
  ownerApi,
}) => {
  const name = '</script><script>alert(1)</script>';
  const own = { name, price: 1800, priceDisplay: 'From $1,800' };
  const { id } = await makeService(ownerApi, own);
  await page.goto(`/services/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('From $1,800', { exact: true })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').last().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Service',
    name,
    offers: { price: 1800, priceCurrency: 'USD' },
  });
});

test('shows each answer of the owner in a section, and prints only that', async ({
  page,
  ownerApi,
}) => {
  const { id } = await makeService(ownerApi, {
    price: 640,
    audience: 'Small teams.',
    duration: 'Two weeks',
    deliverables: '- **One** report\n- [a sample](/portfolio)\n\n<script>alert(1)</script>',
    questions: '### Why?\n\n[Because](javascript:alert(1))',
    process: ' ',
  });
  await page.goto(`/services/${id}`);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    'What you get',
    'Is it for you?',
    'Your first week',
    'Questions',
    'Also on offer',
    /A question is a good place to start/,
  ]);
  const gets = page.getByRole('region', { name: 'What you get' });
  await expect(gets.getByRole('listitem')).toHaveText(['One report', 'a sample']);
  await expect(gets.getByRole('link')).toHaveAttribute('href', '/portfolio');
  await expect(gets).toContainText('<script>alert(1)</script>');
  await expect(page.getByRole('heading', { level: 3, name: 'Why?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Questions' }).getByRole('link')).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('$640', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`/contact\\?service=${id}$`))).toBeVisible();
  await expect(titles).toHaveText([
    'What you get',
    'Is it for you?',
    'Your first week',
    'Questions',
  ]);
});

test('cuts the description between characters', async ({ page, ownerApi }) => {
  const { id } = await makeService(ownerApi, { description: '🚀'.repeat(200) });
  await page.goto(`/services/${id}`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', '🚀'.repeat(160));
});

test('reports that a service does not exist, and links to the others', async ({
  page,
  consoleErrors,
  ownerApi,
}) => {
  consoleErrors.allow(failedResponse(404));
  const { id } = await makeService(ownerApi, { isActive: false });
  for (const gone of [id, 2_147_483_647]) {
    expect((await page.goto(`/services/${gone}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Service Not Found');
    await expect(page).toHaveTitle(/^Service Not Found/);
  }
  await page.getByRole('link', { name: 'View All Services' }).click();
  await expect(page).toHaveURL('/services');
});

test('keeps the links to other pages when a service cannot be read', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(503));
  const response = await renderWithoutDatabase('/services/1');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const body = await response.text();
  await page
    .context()
    .route('**/services/1', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    );
  await page.goto('/services/1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Back in a moment.');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.context().unroute('**/services/1');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Back in a moment.');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('keeps the links to other pages when a service fails for another reason', async () => {
  const fails = () => Promise.reject(new Error('A fault of our own.'));
  const html = await (
    await renderWithoutDatabase('/services/1', { service: fails, assets: away })
  ).text();
  expect(html).toContain('Something went wrong.');
  expect(html).toContain('<footer');
});

test('returns 404 for an address that names no service', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(404));
  for (const id of ['abc', '99999999999', '1.5', '0', '-1', '1e3', '%00', '1/2', "1'"]) {
    const response = await request.get(`/services/${id}`);
    expect(response.status(), id).toBe(404);
    expect(await response.text(), id).toContain('Oh... bummer.');
  }
  await page.goto('/services/abc');
  await expect(page.getByText('Oh... bummer.', { exact: true })).toBeVisible();
});
