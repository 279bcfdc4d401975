import type { ServerResponse } from 'node:http';

/** Security headers of every answer; the policy of scripts comes with each page. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** The same with the policy of what is not a page: it runs, loads and frames nothing. */
export const dataHeaders = (https: boolean): Record<string, string> => ({
  ...securityHeaders(https),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** Gives an answer the headers that hold wherever it comes from; pages bring a policy of their own. */
export function protector(https: boolean): (response: ServerResponse) => void {
  const headers = new Headers(dataHeaders(https));
  return (response) => void response.setHeaders(headers);
}
