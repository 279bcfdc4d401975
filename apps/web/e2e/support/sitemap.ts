import { type APIRequestContext, expect } from '@playwright/test';

/** Every public page of the sitemap. */
export async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address).pathname);
}
