import type { Page, Request } from '@playwright/test';
import { expect, starterSite, test } from './test.ts';

test.use({ ownPolaris: starterSite });

/** One page of each kind, and those with scripts of their own. */
const paths = [
  '/',
  '/services',
  '/services/1',
  '/about',
  '/portfolio',
  '/portfolio/entity-match',
  '/portfolio/reporting-samples',
  '/portfolio/cases/museum-reports',
  '/PolarisNet/manifesto',
];
/** On the wire, with headers. */
const MOST_SCRIPT_BYTES = 3000;
/** Essays are read in four fonts: they need all of them. */
const MOST_REQUESTS = 9;

/** What a page asks for until nothing comes any more. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on('request', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', note);
  return requests;
}

async function scriptBytes(requests: Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

test('a page that nobody has touched asks for few files', async ({ browser, polaris }) => {
  test.slow();
  const heavy: string[] = [];
  for (const path of paths) {
    // Nothing is cached in a window of its own.
    const context = await browser.newContext({ baseURL: polaris.url, serviceWorkers: 'block' });
    const requests = await requestsOf(await context.newPage(), path);
    const bytes = await scriptBytes(requests);
    if (bytes === 0 || bytes > MOST_SCRIPT_BYTES) heavy.push(`${path}: ${bytes} bytes of script`);
    if (requests.length > MOST_REQUESTS) heavy.push(`${path}: ${requests.length} requests`);
    await context.close();
  }
  expect(heavy).toEqual([]);
});
