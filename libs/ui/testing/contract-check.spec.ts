import { describe, expect, it } from '@jest/globals';
import { requestFaults, responseFaults } from './contract-check.ts';
import { someAsset } from './records.ts';

const asset = { name: 'Slides', type: 'link', url: 'https://example.com/' };
const request = (method: string, url: string, json?: unknown) => ({
  method,
  url,
  type: json === undefined ? undefined : 'application/json',
  body: json === undefined ? '' : JSON.stringify(json),
});

describe('the contract of a request', () => {
  it.each([
    request('POST', '/api/assets', asset),
    request('GET', '/api/activities?limit=50&type=call'),
    request('DELETE', '/api/activities/7'),
    { method: 'POST', url: '/api/admin/import/customers/preview', type: 'text/csv', body: 'name' },
  ])('is kept by $method $url', (kept) => {
    expect(requestFaults(kept)).toEqual([]);
  });

  it.each([
    ['a call that no contract knows', request('GET', '/api/places')],
    ['a body with a mistake', request('POST', '/api/assets', { ...asset, url: 'javascript:' })],
    ['a query with a mistake', request('GET', '/api/activities?limit=0')],
    ['a body that was not sent as JSON', { ...request('POST', '/api/assets'), body: '{}' }],
  ])('is broken by %s', (_, broken) => {
    expect(requestFaults(broken)).toHaveLength(1);
  });
});

describe('the contract of a response', () => {
  it.each([
    ['GET /api/assets', 200, [someAsset()]],
    ['DELETE /api/assets/1', 204, undefined],
    ['GET /api/assets', 503, { title: 'Unavailable', status: 503, detail: 'Try again.' }],
  ])('is kept by %s with %s', (call, status, json) => {
    expect(responseFaults(call, { status, json })).toEqual([]);
  });

  it.each([
    ['a call that no contract knows', 'GET /api/places', 200, []],
    ['a record without a field', 'GET /api/assets', 200, [{ ...someAsset(), url: undefined }]],
    ['a field that no contract names', 'GET /api/assets', 200, [{ ...someAsset(), owner: 1 }]],
    ['a body where none belongs', 'DELETE /api/assets/1', 204, {}],
    ['a failure that is not told as one', 'GET /api/assets', 503, { message: 'Try again.' }],
  ])('is broken by %s', (_, call, status, json) => {
    expect(responseFaults(call, { status, json })).toHaveLength(1);
  });
});
