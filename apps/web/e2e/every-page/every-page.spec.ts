import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import {
  portfolioIndex as portfolio,
  expectedPortfolioPages as portfolioPages,
} from '../support/portfolio.ts';
import { seriesIndex as series, expectedSeriesPages as seriesPages } from '../support/series.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

test.use({ ownPolaris: starterSite });

const isBare = (path: string): boolean => /^\/(portfolio|PolarisNet)(\/|$)/.test(path);

/** The HTML of a page as served. */
const readPage = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const html = parse(await response.text());
  return {
    html,
    count: (selector: string) => html.querySelectorAll(selector).length,
    content: (selector: string, attribute: string) =>
      html.querySelector(selector)?.getAttribute(attribute),
  };
};

test('renders every public page with its frame', async ({ request }) => {
  for (const path of await listPublicPages(request)) {
    const { html, count } = await readPage(request, path);
    expect(count('h1'), path).toBe(1);
    expect(html.querySelector('main')?.structuredText.length, path).toBeGreaterThan(400);
    const framed = isBare(path) ? 0 : 1;
    expect(count('nav[aria-label=Main]'), path).toBe(framed);
    // Essays and portfolio pages have other footers, without legal pages.
    expect(html.text.includes('Privacy Policy'), path).toBe(framed === 1);
    expect(html.text.includes("Let's Talk"), path).toBe(framed === 1);
    const home = count('a[aria-label="Polaris, home"][href="/"]');
    if (isBare(path)) expect(home, path).toBeGreaterThan(0);
  }
});

test('lists every portfolio and series page in the sitemap', async ({ request }) => {
  const paths = await listPublicPages(request);
  expect(paths).toEqual(expect.arrayContaining([...portfolioPages, ...seriesPages]));
  expect(paths).toEqual(expect.arrayContaining(['/', portfolio, series]));
});

test('gives every page its canonical address, and the series its feed', async ({
  request,
  baseURL,
}) => {
  for (const path of await listPublicPages(request)) {
    const { content } = await readPage(request, path);
    expect(content('link[rel=canonical]', 'href'), path).toBe(baseURL + path);
    const feed = path.startsWith(series) ? '/PolarisNet/feed.xml' : undefined;
    expect(content('link[rel=alternate]', 'href'), path).toBe(feed);
  }
});
