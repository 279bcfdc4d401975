import { describe, expect, it } from '@jest/globals';
import { longDate, neighbors, relatedTo, slugIn } from './essay-paths.ts';

const essays = ['one', 'two', 'three'].map((slug) => ({ facts: { slug } }));

describe('the way through the series', () => {
  it('has neighbors on both sides, and ends', () => {
    expect(neighbors(essays, 'two')).toEqual({ previous: essays[0], next: essays[2] });
    expect(neighbors(essays, 'one').previous).toBeUndefined();
    expect(neighbors(essays, 'three').next).toBeUndefined();
  });

  it('names what shares most topics, and neither the essay itself nor its neighbors', () => {
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

  it('finds the essay in its address, however it was typed', () => {
    expect(slugIn('https://polaris.test/PolarisNet/long-arc?q=1')).toBe('long-arc');
    expect(slugIn('https://polaris.test/polarisnet/Long-Arc/')).toBe('long-arc');
  });

  it('dates as the series does, wherever the server stands', () => {
    expect(longDate('2025-07-18')).toBe('July 18, 2025');
  });
});
