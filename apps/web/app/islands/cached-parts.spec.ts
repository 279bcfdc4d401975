import { expect, it } from '@jest/globals';
import { cachedPart, cachedPartsCount } from './cached-parts.ts';

it('a part is rendered once for each key, and only so many are held', () => {
  const rendered: string[] = [];
  const part = (key: string) =>
    cachedPart(key, () => {
      rendered.push(key);
      return `<p>${key}</p>`;
    });
  expect([part('header'), part('header'), part('header 2')]).toEqual([
    '<p>header</p>',
    '<p>header</p>',
    '<p>header 2</p>',
  ]);
  expect(rendered).toEqual(['header', 'header 2']);
  for (let index = 0; index < 1000; index += 1) {
    part(`footer ${index}`);
    part('header');
  }
  expect(cachedPartsCount()).toBeLessThanOrEqual(200);
  expect(rendered.filter((key) => key === 'header')).toHaveLength(1);
});

it('a part of no common length is not held', () => {
  const held = cachedPartsCount();
  cachedPart('long', () => 'x'.repeat(1_000_000));
  expect(cachedPartsCount()).toBe(held);
});
