import { expect, it } from '@jest/globals';
import { sumOf } from './sum-of.ts';

it('adds amounts to the cent, and subtracts negative ones', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([1200, -0.35, 0.05])).toBe(1199.7);
});
