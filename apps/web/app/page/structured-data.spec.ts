import { describe, expect, it } from '@jest/globals';
import { checkStructuredData } from '../../tools/check-structured-data.ts';
import { structuredData } from './structured-data.ts';

const page = {
  headline: 'Entity Matching',
  description: 'Finds out which two records are one person.',
  path: '/portfolio/entity-match',
  publicUrl: 'https://polaris.test',
  image: 'https://polaris.test/api/blobs/entity-match',
};

const read = (own: Partial<Parameters<typeof structuredData>[0]> = {}) =>
  checkStructuredData(JSON.parse(JSON.stringify(structuredData({ ...page, ...own }))));

const trail = (path: string) =>
  read({ path }).flatMap((node) =>
    node['@type'] === 'BreadcrumbList' ? node.itemListElement.map(({ name }) => name) : [],
  );

describe('the structured data of a page', () => {
  it('names the owner, or an invented person while the content is a demo', () => {
    expect(read()[0]).toMatchObject({
      '@type': 'Person',
      name: 'Ines Calloway',
      disambiguatingDescription: 'Demo content: an invented person',
    });
  });

  it('lists the breadcrumbs from the home page to the page', () => {
    expect(trail('/portfolio/entity-match')).toEqual(['Polaris', 'Portfolio', 'Entity Matching']);
    expect(trail('/portfolio')).toEqual(['Polaris', 'Portfolio']);
    expect(trail('/')).toEqual(['Polaris']);
    expect(trail('/privacy')).toEqual(['Polaris', 'Entity Matching']);
  });

  it('adds dates and an author to an article', () => {
    const article = { date: '2025-07-18', revised: '2025-07-19' };
    expect(read({ article }).at(-1)).toMatchObject({
      '@type': 'Article',
      datePublished: '2025-07-18',
      dateModified: '2025-07-19',
      image: page.image,
      author: { name: 'Ines Calloway', url: 'https://polaris.test/about' },
      publisher: { name: 'Ines Calloway', url: 'https://polaris.test/about' },
    });
    expect(read()).toHaveLength(2);
  });
});

describe('the check of structured data', () => {
  const good = structuredData({ ...page, article: { date: '2025-07-18' } });
  const nodes = good['@graph'] as unknown as Record<string, unknown>[];
  const withNode = (place: number, own: object) => ({
    ...good,
    '@graph': nodes.map((node, index) => (index === place ? { ...node, ...own } : node)),
  });

  it.each([
    ['another vocabulary', { ...good, '@context': 'https://example.com' }],
    ['an incomplete address', withNode(0, { url: '/about' })],
    [
      'positions that do not count up',
      withNode(1, {
        itemListElement: [{ '@type': 'ListItem', position: 2, name: 'A', item: 'https://a.test' }],
      }),
    ],
    ['a date in another format', withNode(2, { datePublished: 'July 18, 2025' })],
    [
      'an undefined author',
      withNode(2, {
        author: {
          '@type': 'Person',
          '@id': 'https://a.test/#me',
          name: 'A',
          url: 'https://a.test',
        },
      }),
    ],
    ['a misspelled property', withNode(2, { headLine: 'A' })],
  ])('rejects structured data with %s', (_, data) => {
    expect(() => checkStructuredData(data)).toThrow();
  });
});
