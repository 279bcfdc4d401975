import { expect, it } from '@jest/globals';
import { fold, singular, wordsOf } from './words.ts';

it.each([
  ['Café', 'cafe'],
  ['CAFE\u0301', 'cafe'],
  ['  Two\n\t words ', 'two words'],
  ['ﬁnd', 'find'],
  ['', ''],
])('%j is folded to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('parts words at hyphens and other marks', () => {
  expect(wordsOf('clean-up of 2 lists: names/dates, o’hara')).toEqual(
    'clean up of 2 lists names dates o hara'.split(' '),
  );
  expect(wordsOf('%_.* 🧹')).toEqual([]);
});

it.each([
  ['dashboards', 'dashboard'],
  ['strategies', 'strategy'],
  ['businesses', 'business'],
  ['business', 'business'],
  ['boxes', 'box'],
  ['analysis', 'analysis'],
  ['gas', 'gas'],
  ['report', 'report'],
])('the singular of %s is %s', (word, one) => {
  expect(singular(word)).toBe(one);
});
