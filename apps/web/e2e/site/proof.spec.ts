import type { APIRequestContext } from '@playwright/test';
import { type Service, priceLabel } from '@polaris/contracts';
import { defaultContent } from '../../content/content.ts';
import { casePath } from '../../content/portfolio/cases/case-study.ts';
import { portfolioPath } from '../../content/portfolio/portfolio.ts';
import { expectedSeriesPages } from '../support/series.ts';
import { readPage } from '../support/pages/read-page.ts';
import { renderWithoutDatabase } from '../support/render-away.ts';
import { expect, starterSite, test } from '../support/test.ts';

/** Needs an unchanged catalog. */
test.use({ ownPolaris: starterSite });

const work = [
  ...defaultContent.portfolio.items.map((item) => ({ ...item, path: portfolioPath(item.page) })),
  ...defaultContent.cases.studies.map((study) => ({ ...study, path: casePath(study) })),
];

async function readPages(request: APIRequestContext, path: string) {
  const { all, text } = await readPage(request, path);
  const links = (selector: string) => all(`${selector} a`).map((a) => a.getAttribute('href'));
  return { links, text };
}

const listServices = async (request: APIRequestContext) =>
  (await (await request.get('/api/services')).json()) as Service[];

test('shows the service and price for ordering such work, and links there', async ({ request }) => {
  const services = await listServices(request);
  const forSale = work.filter(({ service }) => service !== '');
  expect(forSale.length).toBeGreaterThanOrEqual(8);
  for (const { path, service } of forSale) {
    const found = services.find(({ name }) => name === service);
    const { links, text } = await readPages(request, path);
    for (const place of ['aside', 'footer']) {
      expect(links(place), `${path}: ${service}`).toContain(`/services/${found?.id}`);
      expect(text(place), path).toContain(found && priceLabel(found));
    }
    expect(links('aside'), path).toContainEqual(expect.stringMatching(/^\/contact\?topic=/));
  }
});

test('shows each service with its own price, first week and related work', async ({ request }) => {
  for (const { id, name, ...price } of await listServices(request)) {
    const { links, text } = await readPages(request, `/services/${id}`);
    expect(text('aside'), name).toContain(priceLabel(price));
    expect(text('aside'), name).not.toContain(id === 2 ? 'From $' : 'From $199');
    expect(text('#first-steps-title'), name).toBe('Your first week');
    const own = work.filter(({ service }) => service === name).map(({ path }) => path);
    expect(links('main'), name).toEqual(expect.arrayContaining(own));
  }
});

test('shows no price where nothing is for sale', async ({ request }) => {
  const unsold = work.filter(({ service }) => service === null).map(({ path }) => path);
  for (const path of [...unsold, ...expectedSeriesPages]) {
    const { links, text } = await readPages(request, path);
    expect(`${text('aside')} ${text('main header')}`, path).not.toContain('$');
    expect([...links('aside'), ...links('footer')], path).not.toContainEqual(
      expect.stringMatching(/^\/services/),
    );
  }
});

test('leaves out the service of a case study when the catalog lacks it', async () => {
  const renamed = { services: async () => [], service: async () => null };
  const response = await renderWithoutDatabase('/portfolio/cases/museum-reports', renamed);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('How it was measured');
  expect(html).not.toContain('What it would cost');
  expect(html).not.toMatch(/href="\/services\//);
});
