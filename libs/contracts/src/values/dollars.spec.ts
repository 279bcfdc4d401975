import { expect, it } from '@jest/globals';
import { fromCents, toCents } from './dollars.ts';

it.each([
  [0, 0],
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [19.99, 1999],
  [1.15, 115],
  [4.35, 435],
  [1200, 120_000],
  [9_999_999_999.99, 999_999_999_999],
])('converts %d dollars to %d cents and back', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
  expect(fromCents(cents)).toBe(amount);
});

it('converts every amount of cents to dollars and back unchanged', () => {
  for (let cents = 0; cents <= 200_000; cents += 1) {
    if (toCents(fromCents(cents)) !== cents) throw new Error(`${cents} cents were changed`);
  }
});

it('writes an amount owed back as negative', () => {
  expect(toCents(-4.35)).toBe(-435);
  expect(fromCents(-5)).toBe(-0.05);
});
