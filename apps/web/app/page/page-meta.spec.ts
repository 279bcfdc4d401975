import { afterEach, describe, expect, it } from '@jest/globals';
import type { FindPicture } from '@polaris/contracts';
import { pageMeta } from './page-meta.ts';
import { setPictureFinder } from './share-picture.ts';

const words = {
  title: 'Charts · Ines Calloway',
  description: 'How a chart is read, and what it leaves out.',
  path: '/portfolio/charts',
  publicUrl: 'https://polaris.test',
};

/** Reads a value from the head. */
function read(own: Partial<Parameters<typeof pageMeta>[0]>, name: string): string | undefined {
  const named = pageMeta({ ...words, ...own }).find(
    (tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
  );
  return named && 'content' in named ? named.content : undefined;
}

describe('page metadata', () => {
  it('gives search engines and previews the same title, description and address', () => {
    expect(read({}, 'og:title')).toBe(words.title);
    expect(read({}, 'og:description')).toBe(read({}, 'description'));
    expect(read({}, 'og:url')).toBe('https://polaris.test/portfolio/charts');
    expect(read({}, 'og:locale')).toBe('en_US');
    expect(pageMeta(words)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://polaris.test/portfolio/charts',
    });
  });

  it('ends the shared description at a word when it was cut within one', () => {
    const cut = `${'find what slows it, and '.repeat(6)}find what slows i`
      .slice(-160)
      .padStart(160, 'x');
    expect(read({ description: cut }, 'description')).toBe(cut);
    expect(read({ description: cut }, 'og:description')).toMatch(/, and find what slows…$/);
    expect(read({ description: 'Short, but no sentence' }, 'og:description')).toBe(
      'Short, but no sentence',
    );
  });

  it('adds the dates of an article', () => {
    expect(read({}, 'og:type')).toBe('website');
    expect(read({}, 'article:published_time')).toBeUndefined();
    const article = { date: '2025-07-18' };
    expect(read({ article }, 'og:type')).toBe('article');
    expect(read({ article }, 'article:published_time')).toBe('2025-07-18');
    expect(read({ article }, 'article:modified_time')).toBe('2025-07-18');
    const revised = { ...article, revised: '2025-07-19' };
    expect(read({ article: revised }, 'article:modified_time')).toBe('2025-07-19');
  });
});

describe('the picture of a page', () => {
  const nothing: FindPicture = () => undefined;
  const drawAll: FindPicture = (page, { brand, eyebrow, headline, price }) =>
    page === words.path
      ? `/blobs/${[brand, eyebrow, headline, price].filter(Boolean).join('|')}`
      : undefined;
  afterEach(() => setPictureFinder(nothing));

  it('names the picture of a page by an absolute address, with its size and its text', () => {
    setPictureFinder(drawAll);
    expect(read({}, 'og:image')).toBe('https://polaris.test/blobs/Polaris|Ines Calloway|Charts');
    expect(read({}, 'og:image:width')).toBe('1200');
    expect(read({}, 'og:image:height')).toBe('630');
    expect(read({}, 'twitter:card')).toBe('summary_large_image');
    expect(read({}, 'twitter:image:alt')).toBe('Charts');
  });

  it('puts the headline, or the start of the title, on the picture of a page, and the price of a service', () => {
    setPictureFinder(drawAll);
    expect(read({ headline: 'Read it.' }, 'og:image')).toBe(
      'https://polaris.test/blobs/Polaris|Charts · Ines Calloway|Read it.',
    );
    expect(read({ headline: 'Read it.' }, 'og:image:alt')).toBe('Read it.');
    expect(read({ price: '$90' }, 'og:image')).toMatch(/\|\$90$/);
    expect(read({ price: '$90' }, 'og:image:alt')).toBe('Charts, $90');
  });

  it('uses the picture of the home page while a page has none, and no picture when that is missing too', () => {
    setPictureFinder((page) => (page === '/' ? '/blobs/home' : undefined));
    expect(read({}, 'og:image')).toBe('https://polaris.test/blobs/home');
    expect(read({}, 'og:title')).toBe(words.title);
    setPictureFinder(nothing);
    expect(read({}, 'og:image')).toBeUndefined();
    expect(read({}, 'twitter:card')).toBeUndefined();
  });
});
