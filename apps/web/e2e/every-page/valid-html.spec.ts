import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from '../support/pages/html-rules.ts';
import { listPublicPages } from '../support/sitemap.ts';
import { expect, starterSite, test } from '../support/test.ts';

test.use({ ownPolaris: starterSite });

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** The HTML errors of a page as served. */
async function htmlErrorsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`);
}

test('serves every public page as valid HTML', async ({ request }) => {
  const paths = await listPublicPages(request);
  expect(paths.length).toBeGreaterThan(10);
  const htmlErrors = await Promise.all(paths.map((path) => htmlErrorsIn(request, path)));
  expect(htmlErrors.flat()).toEqual([]);
});

/** Other states of pages: a response, no results, empty. */
const states = [
  '/?sent',
  '/contact?sent',
  '/contact?service=1',
  '/services?q=nothing+like+it',
  '/services/2147483647',
  '/offline',
  '/login',
  '/pay',
  '/offer',
  '/nope',
  '/PolarisNet/nope',
];

test('serves every state of a page as valid HTML', async ({ request }) => {
  const htmlErrors = await Promise.all(states.map((path) => htmlErrorsIn(request, path)));
  expect(htmlErrors.flat()).toEqual([]);
});

test('serves a form with errors as valid HTML', async ({ request }) => {
  const form = { name: 'A', email: 'nobody', message: 'Short' };
  for (const path of ['/?index', '/contact']) {
    const response = await request.post(path, { form });
    expect(response.status()).toBe(400);
    const { results } = await validator.validateString(await response.text(), path);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
