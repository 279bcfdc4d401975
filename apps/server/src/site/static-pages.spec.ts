import { expect, it } from '@jest/globals';
import type { SiteData, SiteModule, SiteRequest } from '@polaris/contracts';
import { builtSite } from '../start';

const nothing = () => Promise.resolve([]);
const data = {
  assets: nothing,
  services: nothing,
  landingServices: nothing,
  testimonials: nothing,
  service: () => Promise.resolve(null),
} as Partial<SiteData> as SiteData;

const site: SiteRequest = {
  data,
  visitor: { address: '' },
  nonce: 'nonce',
  publicUrl: 'http://localhost',
  takesCards: false,
  report: (error) => {
    throw error as Error;
  },
};

/** Where the router would put what hydrated pages need. */
const withoutMarks = (html: string): string => html.replaceAll(/<!--.*?-->/g, '');

it('every page is the same as the router would have made it', async () => {
  const { renderSite, renderStatic, publicPages }: SiteModule = await builtSite().load();
  let compared = 0;
  for (const path of [...publicPages!([2_147_483_647]), '/404']) {
    const url = site.publicUrl + path;
    const page = await renderStatic!(url, site);
    if (!page) continue;
    const response = await renderSite(new Request(url), site);
    expect(page.status).toBe(response.status);
    expect(page.headers).toEqual(Object.fromEntries(response.headers));
    expect(withoutMarks(page.html)).toBe(withoutMarks(await response.text()));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(20);
});
