import { describe, expect, it } from '@jest/globals';
import { essayDate, extentOf, neighbors, relatedTo, slugIn } from './essay-paths.ts';

const essays = ['one', 'two', 'three'].map((slug) => ({ facts: { slug } }));

const part = { facts: { part: 'Part I' } };
const written = { facts: {} };

it.each([
  [[part], 'Five parts and a manifesto'],
  [[part, written], 'Five parts, a manifesto and one more essay'],
  [[part, written, written], 'Five parts, a manifesto and 2 more essays'],
])('counts newer essays next to the parts of the series: %#', (essays, text) => {
  expect(extentOf(essays)).toBe(text);
});

describe('series navigation', () => {
  it('finds the previous and the next essay, and stops at both ends', () => {
    expect(neighbors(essays, 'two')).toEqual({ previous: essays[0], next: essays[2] });
    expect(neighbors(essays, 'one').previous).toBeUndefined();
    expect(neighbors(essays, 'three').next).toBeUndefined();
  });

  it('relates essays by shared topics, without the essay and its neighbors', () => {
    const about = (slug: string, ...topics: string[]) => ({ facts: { slug, topics } });
    const all = [
      about('one', 'a', 'b'),
      about('two', 'a', 'b'),
      about('three', 'a'),
      about('four', 'c'),
      about('five', 'a', 'b'),
    ];
    const related = relatedTo(all, 'one').map(({ facts }) => facts.slug);
    expect(related).toEqual(['five', 'three']);
    expect(relatedTo(all, 'four')).toEqual([]);
  });

  it('finds the essay for its address in any case', () => {
    expect(slugIn('https://polaris.test/PolarisNet/long-arc?q=1')).toBe('long-arc');
    expect(slugIn('https://polaris.test/polarisnet/Long-Arc/')).toBe('long-arc');
  });

  it('formats dates of the series the same in every server time zone', () => {
    expect(essayDate('2025-07-18')).toBe('July 18, 2025');
  });
});
