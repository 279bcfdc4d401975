import { describe, expect, it } from '@jest/globals';
import { pageMeta } from './page-meta.ts';

const words = {
  title: 'Charts · Ines Calloway',
  description: 'How a chart is read, and what it leaves out.',
  path: '/portfolio/charts',
  publicUrl: 'https://polaris.test',
};

/** What a reader of the head finds under a name. */
function read(own: Partial<Parameters<typeof pageMeta>[0]>, name: string): string | undefined {
  const named = pageMeta({ ...words, ...own }).find(
    (tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name),
  );
  return named && 'content' in named ? named.content : undefined;
}

describe("a page's words for search engines and previews", () => {
  it('say the same to both, at one address', () => {
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

  it('name a picture by its whole address, with its size and its words', () => {
    expect(read({}, 'og:image')).toMatch(
      /^https:\/\/polaris\.test\/assets\/share\/portfolio-charts-[\da-f]{8}\.png$/,
    );
    expect(read({}, 'og:image:width')).toBe('1200');
    expect(read({}, 'og:image:height')).toBe('630');
    expect(read({}, 'twitter:card')).toBe('summary_large_image');
    expect(read({ path: '/' }, 'og:image')).toMatch(/\/home-[\da-f]{8}\.png$/);
  });

  it('put the headline on the picture, or else what the title begins with', () => {
    expect(read({ headline: 'Read the axis first.' }, 'og:image:alt')).toBe('Read the axis first.');
    expect(read({}, 'og:image:alt')).toBe('Charts');
    expect(read({}, 'twitter:image:alt')).toBe('Charts');
  });

  it("move the picture when its words change, and leave it when the page's others do", () => {
    const image = (own: Parameters<typeof read>[0]) => read(own, 'og:image');
    expect(image({ headline: 'One' })).not.toBe(image({ headline: 'Two' }));
    expect(image({ title: 'Charts · Somebody' })).not.toBe(image({}));
    expect(image({ description: 'Another.' })).toBe(image({}));
  });

  it('may borrow the picture of another page', () => {
    const picture = { path: '/charts', title: 'All charts', headline: 'All of them.' };
    expect(read({ picture }, 'og:image')).toContain('/assets/share/charts-');
    expect(read({ picture }, 'og:image:alt')).toBe('All of them.');
    expect(read({ picture }, 'og:title')).toBe(words.title);
  });

  it('date what was written on a day', () => {
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
