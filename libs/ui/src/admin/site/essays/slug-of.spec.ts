import { expect, it } from '@jest/globals';
import { slugOf } from './slug-of.ts';

it.each([
  ['Why Maps Lie', 'why-maps-lie'],
  ['  Trust vs. Control!  ', 'trust-vs-control'],
  ['What we don’t say', 'what-we-dont-say'],
  ['Žluťoučký kůň', 'zlutoucky-kun'],
  ['地図', ''],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('suggests an address for the title %j', (title, slug) => expect(slugOf(title)).toBe(slug));
