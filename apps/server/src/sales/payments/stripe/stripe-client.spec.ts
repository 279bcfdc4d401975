import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { loadEnvironment } from '../../../platform/config/load-environment';
import { makeClient } from './stripe-client';

const SOURCE = join(import.meta.dirname, '../../..');

const importing = (pattern: RegExp): string[] =>
  globSync('**/*.ts', { cwd: SOURCE })
    .filter((file) => !file.startsWith('testing/') && !file.endsWith('.spec.ts'))
    .filter((file) => pattern.test(readFileSync(join(SOURCE, file), 'utf8')));

it('imports the Stripe library in one file, and only on demand', () => {
  const client = 'sales/payments/stripe/stripe-client.ts';
  expect(importing(/^import (?!type\b)[^;]*'stripe'/m)).toEqual([client]);
  expect(importing(/^import (?!type\b)[^;]*'\.\/stripe-client'/m)).toEqual([]);
  expect(importing(/await import\('\.\/stripe-client'\)/)).toHaveLength(1);
});

it("calls Stripe's own address unless a test sets another", () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const addressOf = (own: object) => {
    const client = makeClient(loadEnvironment({ ...keys, ...own }));
    return ['protocol', 'host', 'port'].map((field) => client.getApiField(field as 'host'));
  };
  expect(addressOf({})).toEqual(['https', 'api.stripe.com', '443']);
  expect(addressOf({ STRIPE_API_BASE: 'http://127.0.0.1:4010' })).toEqual([
    'http',
    '127.0.0.1',
    '4010',
  ]);
});
