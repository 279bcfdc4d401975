import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from './html-rules.ts';
import { listPublicPages } from './sitemap.ts';
import { expect, starterSite, test } from './test.ts';

test.use({ ownPolaris: starterSite });

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** What is wrong with a page as it is served, before any script has touched it. */
async function htmlErrorsIn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const { results } = await validator.validateString(html, path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`);
}

test('every public page is valid HTML', async ({ request }) => {
  const paths = await listPublicPages(request);
  expect(paths.length).toBeGreaterThan(10);
  const htmlErrors = await Promise.all(paths.map((path) => htmlErrorsIn(request, path)));
  expect(htmlErrors.flat()).toEqual([]);
});

/** What pages show now and then: an answer, nothing found, nothing there. */
const states = [
  '/?sent',
  '/contact?sent',
  '/contact?service=1',
  '/services?q=nothing+like+it',
  '/services/2147483647',
  '/offline',
  '/login',
  '/nope',
  '/PolarisNet/nope',
];

test('so is every state of one', async ({ request }) => {
  const htmlErrors = await Promise.all(states.map((path) => htmlErrorsIn(request, path)));
  expect(htmlErrors.flat()).toEqual([]);
});

test('a form that complains is valid HTML too', async ({ request }) => {
  const form = { name: 'A', email: 'nobody', message: 'Short' };
  for (const path of ['/?index', '/contact']) {
    const answer = await request.post(path, { form });
    expect(answer.status()).toBe(400);
    const { results } = await validator.validateString(await answer.text(), path);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});
