import { describe, expect, it } from '@jest/globals';
import { requestFor, serviceAskedFor } from './inquiry.ts';

const service = { name: 'Reporting Automation', price: 1800, priceDisplay: 'From $1,800' };

it.each([
  ['fixed', "I'm interested in the Reporting Automation service (From $1,800)."],
  ['quote', "I'd like an offer for the Reporting Automation service (From $1,800)."],
  ['free call', "I'd like to arrange a free call about the Reporting Automation service."],
] as const)(
  'starts the message about a service with its request when its pricing is %j',
  (pricing, line) => {
    expect(requestFor({ ...service, pricing })).toBe(line);
  },
);

describe('the service that a message asks for', () => {
  const services = [service, { ...service, name: 'Data Audit' }];

  it.each(['fixed', 'quote', 'free call'] as const)(
    'is the one that its first line was filled in with when the pricing is %j',
    (pricing) => {
      const message = `${requestFor({ ...service, name: 'Data Audit', pricing })}\n\nPlease.`;
      expect(serviceAskedFor(message, services)?.name).toBe('Data Audit');
    },
  );

  it('finds no service when the first line of a message names none, or one that is not offered', () => {
    const own = `Hello.\n${requestFor({ ...service, pricing: 'quote' })}`;
    for (const message of [own, requestFor({ ...service, name: 'Other', pricing: 'quote' })])
      expect(serviceAskedFor(message, services)).toBeUndefined();
  });
});
