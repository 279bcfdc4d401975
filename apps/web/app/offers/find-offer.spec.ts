import { expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { findOffer } from './find-offer.ts';

const reporting = {
  id: 3,
  name: 'Reporting Automation',
  price: 1800,
  priceDisplay: 'From $1,800',
  duration: ' ',
} as Service;
const data = { services: () => Promise.resolve([reporting]) };

it('names a service with its display price and its address', async () => {
  expect(await findOffer(data, 'Reporting Automation')).toEqual({
    name: 'Reporting Automation',
    price: 'From $1,800',
    duration: null,
    link: '/services/3',
  });
});

it('names no service when it was renamed, is not for sale, or cannot be read', async () => {
  expect(await findOffer(data, 'Report Automation')).toBeNull();
  expect(await findOffer(data, null)).toBeNull();
  const services = () => Promise.reject(new Error('away'));
  expect(await findOffer({ services }, 'Reporting Automation')).toBeNull();
});
