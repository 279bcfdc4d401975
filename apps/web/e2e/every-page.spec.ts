import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { index as portfolio, pages as portfolioPages } from './portfolio.ts';
import { index as series, pages as seriesPages } from './series.ts';
import { listPublicPages } from './sitemap.ts';
import { expect, starterSite, test } from './test.ts';

test.use({ ownPolaris: starterSite });

const isBare = (path: string): boolean => /^\/(portfolio|PolarisNet)(\/|$)/.test(path);

/** A page as it is served, before any script has touched it. */
const readPage = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = parse(await answer.text());
  return {
    html,
    count: (selector: string) => html.querySelectorAll(selector).length,
    content: (selector: string, attribute: string) =>
      html.querySelector(selector)?.getAttribute(attribute),
  };
};

test('every public page reads, and has the frame that belongs to it', async ({ request }) => {
  for (const path of await listPublicPages(request)) {
    const { html, count } = await readPage(request, path);
    expect(count('h1'), path).toBe(1);
    expect(html.querySelector('main')?.structuredText.length, path).toBeGreaterThan(400);
    const framed = isBare(path) ? 0 : 1;
    expect(count('nav[aria-label=Main]'), path).toBe(framed);
    // Essays and the portfolio have footers of their own; the common one names the legal pages.
    expect(html.text.includes('Privacy Policy'), path).toBe(framed === 1);
    expect(html.text.includes("Let's Talk"), path).toBe(framed === 1);
    const home = count('a[aria-label="Polaris, home"][href="/"]');
    if (isBare(path)) expect(home, path).toBeGreaterThan(0);
  }
});

test('the site map lists every page of the portfolio and of the series', async ({ request }) => {
  const paths = await listPublicPages(request);
  expect(paths).toEqual(expect.arrayContaining([...portfolioPages, ...seriesPages]));
  expect(paths).toEqual(expect.arrayContaining(['/', portfolio, series]));
});

test('every page says where it is, and the series where its feed is', async ({
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
