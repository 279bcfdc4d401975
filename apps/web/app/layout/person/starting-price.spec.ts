import { expect, it } from '@jest/globals';
import { readStartingPrice, startingPrice } from './starting-price.ts';

it('starts at the lowest price that is not zero', () => {
  expect(startingPrice([{ price: 499 }, { price: 0 }, { price: 199.5 }])).toBe('From $199.50');
});

it('shows no starting price when nothing has a price or the catalog cannot be read', async () => {
  expect(startingPrice([{ price: 0 }])).toBe('Services and prices');
  const services = () => Promise.reject(new Error('away'));
  expect(await readStartingPrice({ services })).toBe('Services and prices');
});
