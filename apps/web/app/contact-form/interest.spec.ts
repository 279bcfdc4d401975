import { expect, it } from '@jest/globals';
import { requestFor } from './interest.ts';

const service = { name: 'Reporting Automation', price: 1800, priceDisplay: 'From $1,800' };

it.each([
  ['fixed', "I'm interested in the Reporting Automation service (From $1,800)."],
  ['quote', "I'd like a quote for the Reporting Automation service (From $1,800)."],
  ['free call', "I'd like to arrange a free call about the Reporting Automation service."],
] as const)(
  'a message about a service with the pricing %j opens with its request',
  (pricing, line) => {
    expect(requestFor({ ...service, pricing })).toBe(line);
  },
);
