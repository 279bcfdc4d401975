import { expect, it } from '@jest/globals';
import { dataHeaders, securityHeaders } from './security-headers';

it('pages are not framed, sniffed or shared with other sites', () => {
  expect(securityHeaders(true)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('without https, none is asked for', () => {
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});

it('a page brings a policy of its own, and what is not a page runs nothing', () => {
  expect(securityHeaders(true)).not.toHaveProperty('content-security-policy');
  expect(dataHeaders(true)['content-security-policy']).toMatch("default-src 'none'");
});
