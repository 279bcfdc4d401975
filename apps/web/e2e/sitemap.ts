import { type APIRequestContext, expect } from '@playwright/test';

/** Every public page, as search engines learn of them. */
export async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
