import { expect, it } from '@jest/globals';
import { readStartingPrice, startingPrice } from './starting-price.ts';

it('is the lowest price that is not zero', () => {
  expect(startingPrice([{ price: 499 }, { price: 0 }, { price: 199.5 }])).toBe('From $199.50');
});

it('is no figure where nothing has a price, and where the catalog cannot be read', async () => {
  expect(startingPrice([{ price: 0 }])).toBe('Services and prices');
  const services = () => Promise.reject(new Error('away'));
  expect(await readStartingPrice({ services })).toBe('Services and prices');
});
