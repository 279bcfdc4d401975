import { expect, it } from '@jest/globals';
import { fold, singular, tokenize } from './words.ts';

it.each([
  ['Café', 'cafe'],
  ['CAFE\u0301', 'cafe'],
  ['  Two\n\t words ', 'two words'],
  ['ﬁnd', 'find'],
  ['', ''],
])('normalizes %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it('splits words at hyphens and other punctuation', () => {
  expect(tokenize('clean-up of 2 lists: names/dates, o’hara')).toEqual(
    'clean up of 2 lists names dates o hara'.split(' '),
  );
  expect(tokenize('%_.* 🧹')).toEqual([]);
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
])('turns the plural %s into %s', (word, one) => {
  expect(singular(word)).toBe(one);
});
