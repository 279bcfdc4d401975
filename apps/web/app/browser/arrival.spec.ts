import { expect, it } from '@jest/globals';
import { arrivalAt } from './arrival.ts';

const at = (path: string, referrer = '') =>
  arrivalAt(new URL(path, 'https://polaris.example'), referrer);

it('notes the first page without its query, and who led there', () => {
  expect(at('/services/2?q=secret#purchase', 'https://news.example/issue?reader=7')).toEqual({
    page: '/services/2',
    referrer: 'news.example',
  });
});

it('notes the marks of a campaign', () => {
  expect(at('/?utm_source=letter&utm_medium=mail&utm_campaign=spring&utm_term=x')).toEqual({
    page: '/',
    source: 'letter',
    medium: 'mail',
    campaign: 'spring',
  });
});

it.each(['', 'https://polaris.example/about', 'about:blank', 'no address'])(
  'names nobody else for the referrer %j',
  (referrer) => {
    expect(at('/about', referrer)).toEqual({ page: '/about' });
  },
);

it('cuts what is too long for a message', () => {
  const { page, source } = at(`/${'a'.repeat(500)}?utm_source=${'b'.repeat(500)}`);
  expect([page.length, source?.length]).toEqual([300, 100]);
});
