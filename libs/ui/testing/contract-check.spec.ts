import { describe, expect, it } from '@jest/globals';
import { requestViolations, responseViolations } from './contract-check.ts';
import { someAsset } from './records/records.ts';

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
  ])('accepts the request $method $url', (kept) => {
    expect(requestViolations(kept)).toEqual([]);
  });

  it.each([
    ['a call without a contract', request('GET', '/api/places')],
    ['a body with a mistake', request('POST', '/api/assets', { ...asset, url: 'javascript:' })],
    ['a query with a mistake', request('GET', '/api/activities?limit=0')],
    ['a parameter with a mistake', request('DELETE', '/api/activities/me')],
    ['a query where none belongs', request('GET', '/api/admin/tags?limit=50')],
    [
      'an Idempotency-Key where none belongs',
      { ...request('POST', '/api/assets', asset), key: 'a' },
    ],
    ['a body that was not sent as JSON', { ...request('POST', '/api/assets'), body: '{}' }],
  ])('rejects a request with %s', (_, broken) => {
    expect(requestViolations(broken)).toHaveLength(1);
  });
});

describe('the contract of a response', () => {
  it.each([
    ['GET /api/assets', 200, [someAsset()]],
    ['DELETE /api/assets/1', 204, undefined],
    ['GET /api/assets', 503, { title: 'Unavailable', status: 503, detail: 'Try again.' }],
  ])('accepts the response of %s with %s', (call, status, json) => {
    expect(responseViolations(call, { status, json })).toEqual([]);
  });

  it.each([
    ['a call without a contract', 'GET /api/places', 200, []],
    ['a record without a field', 'GET /api/assets', 200, [{ ...someAsset(), url: undefined }]],
    ['a field that is not in the contract', 'GET /api/assets', 200, [{ ...someAsset(), owner: 1 }]],
    ['a status other than its success status', 'POST /api/assets', 200, someAsset()],
    ['a body where none belongs', 'DELETE /api/assets/1', 204, {}],
    ['a failure that is not a problem response', 'GET /api/assets', 503, { message: 'Try again.' }],
  ])('rejects a response with %s', (_, call, status, json) => {
    expect(responseViolations(call, { status, json })).toHaveLength(1);
  });
});
