import { expect, it } from '@jest/globals';
import { dataHeaders, securityHeaders } from './security-headers';

it('forbids framing, sniffing and sharing of pages by other sites (ASVS 3.4.1, 3.4.4, 3.4.5)', () => {
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

it('requires https only when the site is served over it', () => {
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});

it('leaves the content security policy of pages to each page, and forbids scripts elsewhere', () => {
  expect(securityHeaders(true)).not.toHaveProperty('content-security-policy');
  expect(dataHeaders(true)['content-security-policy']).toMatch("default-src 'none'");
});
