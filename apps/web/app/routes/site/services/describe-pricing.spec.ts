import { expect, it } from '@jest/globals';
import type { ServicePricing } from '@polaris/contracts';
import { describePricing } from './describe-pricing.ts';

const priced = (...pricing: ServicePricing[]) => pricing.map((one) => ({ pricing: one }));

it.each([
  [priced(), ''],
  [priced('fixed', 'fixed'), 'Every service has a fixed price.'],
  [priced('quote', 'free call'), 'Every service starts with an offer or a free call.'],
  [
    priced('fixed', 'quote'),
    'One of the two services has a fixed price. The other one starts with an offer or a free call.',
  ],
  [
    priced('fixed', 'fixed', 'quote', 'free call'),
    'Two of the four services have a fixed price. The others start with an offer or a free call.',
  ],
])('claims a fixed price only for services that have one: %j', (services, sentence) => {
  expect(describePricing(services)).toBe(sentence);
});
