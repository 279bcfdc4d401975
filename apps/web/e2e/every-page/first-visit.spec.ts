import type { Page, Request } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, starterSite, test } from '../support/test.ts';

test.use({ ownPolaris: starterSite });

/** One page of each kind, and those with their own scripts. */
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
const MAX_SCRIPT_BYTES = 3000;
/** Essays are read in four fonts: they need all of them. */
const MAX_REQUESTS = 9;
/** Pictures of work near the first screen. */
const MAX_PICTURES = 5;

const isPicture = (request: Request): boolean => request.resourceType() === 'image';
const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js');

/** The requests of a page until the network is idle. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  const note = (request: Request) => void requests.push(request);
  page.on('request', note);
  // On a busy machine the network is idle before the first paint, which then loads the script.
  const script = page.waitForRequest(isScript);
  await page.goto(path);
  await script;
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return requests;
}

async function scriptBytes(requests: Request[]): Promise<number> {
  const scripts = requests.filter(isScript);
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

test('requests few files for a page without interaction', async ({ browser, polaris }) => {
  test.slow();
  const heavy: string[] = [];
  for (const path of paths) {
    // A new context has an empty cache.
    const context = await browser.newContext({ baseURL: polaris.url, serviceWorkers: 'block' });
    const requests = await requestsOf(await context.newPage(), path);
    const bytes = await scriptBytes(requests);
    if (bytes === 0 || bytes > MAX_SCRIPT_BYTES) heavy.push(`${path}: ${bytes} bytes of script`);
    const pictures = requests.filter(isPicture).length;
    if (pictures > MAX_PICTURES) heavy.push(`${path}: ${pictures} pictures`);
    const others = requests.length - pictures;
    if (others > MAX_REQUESTS) heavy.push(`${path}: ${others} requests beside pictures`);
    await context.close();
  }
  expect(heavy).toEqual([]);
});

test('requests no file before the first paint', async ({ request }) => {
  for (const path of paths) {
    const page = parse(await (await request.get(path)).text());
    const fetched = page.querySelectorAll(
      'head link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], script[src]',
    );
    expect(fetched.map(String), path).toEqual([]);
  }
});

test('renders the same with critical styles as with the full stylesheet', async ({
  browser,
  polaris,
}) => {
  test.slow();
  // A separate context, which does not wait for the page's script.
  const context = await browser.newContext({ baseURL: polaris.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await context.route('**/*.woff2', (route) => route.abort());
  // Without scripts, to compare only styles.
  await context.route('**/page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const path of paths) {
    const stylesheet = Promise.withResolvers<void>();
    await context.route('**/public-*.css', async (route) => {
      await stylesheet.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const atFirst = await page.evaluate(readStyles);
    stylesheet.resolve();
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('/public-')),
    );
    expect(await page.evaluate(readStyles), path).toEqual(atFirst);
    await context.unroute('**/public-*.css');
  }
  await context.close();
});

/** Every property of every element, one per line. */
function readStyles(): string[] {
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  return [...document.querySelectorAll('body :not(script, link)')].flatMap((element) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const isShown = !part || style.content !== 'none';
      const values = (isShown ? properties : []).map(
        (name) => `${name}: ${style.getPropertyValue(name)}`,
      );
      return `${element.tagName}.${element.className}${part ?? ''} ${values.join('; ')}`;
    }),
  );
}
