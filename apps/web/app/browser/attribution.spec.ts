import { expect, it } from '@jest/globals';
import { attributionOf } from './attribution.ts';

const at = (path: string, referrer = '') =>
  attributionOf(new URL(path, 'https://polaris.example'), referrer);

it('records the landing page without its query, and the referrer', () => {
  expect(at('/services/2?q=secret#purchase', 'https://news.example/issue?reader=7')).toEqual({
    page: '/services/2',
    referrer: 'news.example',
  });
});

it('records the campaign parameters of the address', () => {
  expect(at('/?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=x')).toEqual({
    page: '/',
    source: 'letter',
    medium: 'mail',
    campaign: 'spring',
  });
});

it.each(['', 'https://polaris.example/about', 'about:blank', 'no address'])(
  'records no referrer for %j',
  (referrer) => {
    expect(at('/about', referrer)).toEqual({ page: '/about' });
  },
);

it('cuts values that are too long for a message', () => {
  const { page, source } = at(`/${'a'.repeat(500)}?utm_source=${'b'.repeat(500)}`);
  expect([page.length, source?.length]).toEqual([300, 100]);
});
