import { describe, expect, it } from '@jest/globals';
import type { Service, SiteRequest, TaxRule } from '@polaris/contracts';
import { RouterContextProvider } from 'react-router';
import { someService } from '../../../../../libs/ui/testing/records/records.ts';
import { siteContext } from '../../page/site-context.ts';
import { loader } from './login.tsx';

const taxFree: TaxRule = { taxMode: 'included', taxRate: 9.5 };

async function orderOf(
  returnTo: string | null,
  service: () => Promise<Service | null>,
  taxRule = () => Promise.resolve(taxFree),
) {
  const context = new RouterContextProvider();
  context.set(siteContext, { data: { service, taxRule } } as unknown as SiteRequest);
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  const request = new Request(`http://polaris.test/login${query}`);
  const { order } = await loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  return order;
}

const ORDER = '/services/7#purchase';
const sold = someService({ id: 7, name: 'Data Audit', price: 1200, pricing: 'fixed' });
const withService = (own: Partial<Service>) => () => Promise.resolve({ ...sold, ...own });

describe('the sign-in page', () => {
  it('names the ordered service at its current price', async () => {
    expect(await orderOf(ORDER, withService({}))).toEqual({
      name: 'Data Audit',
      price: 1200,
      tax: 0,
    });
  });

  it('names the sales tax that is added to the price', async () => {
    const added = () => Promise.resolve({ taxMode: 'added', taxRate: 9.5 } as const);
    expect(await orderOf(ORDER, withService({}), added)).toMatchObject({ price: 1200, tax: 114 });
  });

  it('names the price alone when the rules for sales tax cannot be read', async () => {
    const away = () => Promise.reject(new Error('away'));
    expect(await orderOf(ORDER, withService({}), away)).toMatchObject({ price: 1200, tax: 0 });
  });

  it.each<[string | null]>([
    [null],
    ['/services/7'],
    ['/services/07#purchase'],
    ['/services/7#purchase Call +1 555 0100'],
    ['//services/7#purchase'],
    ['https://example.com/services/7#purchase'],
  ])('names no service when returnTo is %s', async (returnTo) => {
    expect(await orderOf(returnTo, withService({}))).toBeNull();
  });

  it.each<[string, () => Promise<Service | null>]>([
    ['is gone', () => Promise.resolve(null)],
    ['cannot be read', () => Promise.reject(new Error('away'))],
    ['is offered on request', withService({ pricing: 'quote' })],
    ['begins with a free call', withService({ pricing: 'free call' })],
    ['costs nothing', withService({ price: 0 })],
  ])('names no service that %s', async (_why, service) => {
    expect(await orderOf(ORDER, service)).toBeNull();
  });
});
