import { expect, it } from '@jest/globals';
import { requestFor } from './interest.ts';

const service = { name: 'Reporting Automation', price: 1800, priceDisplay: 'From $1,800' };

it.each([
  ['fixed', "I'm interested in the Reporting Automation service (From $1,800)."],
  ['quote', "I'd like a quote for the Reporting Automation service (From $1,800)."],
  ['free call', "I'd like to arrange a free call about the Reporting Automation service."],
] as const)(
  'starts the message about a service with its request when its pricing is %j',
  (pricing, line) => {
    expect(requestFor({ ...service, pricing })).toBe(line);
  },
);
