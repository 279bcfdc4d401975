import type { IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { checkForwardedFor } from './forwarded-for';

it.each([
  ['203.0.113.9', 1, '203.0.113.9'],
  ['anything, 203.0.113.9', 1, '203.0.113.9'],
  ['203.0.113.9, 198.51.100.1', 2, '203.0.113.9, 198.51.100.1'],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['2001:db8::1', 1, '2001:db8::1'],
  ['203.0.113.9, somebody', 1, undefined],
  ['somebody, 203.0.113.9', 2, undefined],
  ['', 1, undefined],
  ['203.0.113.9, somebody', 0, '203.0.113.9, somebody'],
])('keeps only addresses that proxies report: %j of %i', (header, proxies, expected) => {
  const request = { headers: { 'x-forwarded-for': header } } as unknown as IncomingMessage;
  checkForwardedFor(request, proxies);
  expect(request.headers['x-forwarded-for']).toBe(expected);
});
