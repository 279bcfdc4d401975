import { describe, expect, it } from '@jest/globals';
import { API_VERSION, OLDEST_API_VERSION, apiFit, health, healthSchema } from './health.ts';

describe('the API version', () => {
  it('fits when app and server have the same version', () => {
    expect(apiFit(healthSchema.parse(health))).toBe('fits');
  });

  it('fits a newer server that still supports this app, whatever other fields it sends', () => {
    const newer = { ...health, apiVersion: API_VERSION + 5, oldestApiVersion: API_VERSION };
    expect(apiFit({ ...newer, status: 'busy', region: 'north' })).toBe('fits');
  });

  it.each([
    ['app-too-old', { apiVersion: API_VERSION + 1, oldestApiVersion: API_VERSION + 1 }],
    ['server-too-old', { apiVersion: OLDEST_API_VERSION - 1, oldestApiVersion: 0 }],
    ['server-too-old', {}],
  ])('reports %s for %j', (fit, versions) => {
    expect(apiFit({ status: 'ok', product: 'polaris', ...versions })).toBe(fit);
  });

  it.each([null, 'text', {}, { status: 'ok' }, { ...health, product: 'other' }])(
    'reads no API version from a server other than Polaris: %j',
    (answer) => expect(apiFit(answer)).toBeNull(),
  );
});
