import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { findUndeclared } from '../platform/openapi/handler-check';
import { listHandlers } from '../platform/openapi/handlers';
import { type Identity, expectedStatus, methodOf } from './call';
import { calls } from './calls';
import type { TestCaller } from './caller';
import { PASSWORD, type TestApp, startTestApp } from './test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
  await polaris
    .visitor()
    .post('/api/auth/register', { email: 'taken@example.com', password: PASSWORD });
});
afterAll(() => polaris.close());

const handlers = () =>
  listHandlers(polaris.app.get(DiscoveryService), polaris.app.get(MetadataScanner));

describe('the declarations', () => {
  it('name a policy, a response, a summary, a tag and a contract for every input of every handler', () => {
    expect(findUndeclared(handlers())).toEqual([]);
  });

  it('are all in the table that is tried below', () => {
    const declared = handlers().map(({ method, path }) => `${method} ${path}`);
    expect(calls.map(({ name }) => name).sort()).toEqual(declared.sort());
  });

  it('are told by name when something is missing', () => {
    const bare = {
      name: 'X.create',
      method: 'POST',
      path: 'x/:id',
      policy: undefined,
      tag: undefined,
      operation: undefined,
      returns: undefined,
      inputs: [{ from: 'body' as const, schema: undefined }],
    };
    expect(findUndeclared([bare])).toEqual([
      'X.create declares no policy.',
      'X.create declares no response.',
      'X.create declares no summary.',
      'X.create declares no tag.',
      'X.create has an unchecked body.',
      'X.create does not check its parameters.',
    ]);
  });
});

const identities: Record<Identity, () => Promise<TestCaller>> = {
  anonymous: () => Promise.resolve(polaris.visitor()),
  customer: () => polaris.customer(),
  'other customer': () => polaris.customer(),
  owner: () => polaris.owner(),
  'revoked owner': async () => {
    const owner = await polaris.owner();
    await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
      owner.user.id,
    ]);
    return owner;
  },
  'signed-out cookie': async () => {
    const owner = await polaris.owner();
    const copy = polaris.visitor();
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value);
    await owner.post('/api/auth/logout');
    return copy;
  },
};

describe.each(Object.keys(identities) as Identity[])('to the %s', (identity) => {
  it('every call answers as its policy says', async () => {
    const caller = await identities[identity]();
    const wrong: string[] = [];
    for (const call of calls) {
      const { status } = await caller.call(methodOf(call), call.path, call.body);
      const expected = expectedStatus(call, identity);
      if (status !== expected) wrong.push(`${call.name}: ${status} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('no other spelling of an address', () => {
  const ownerCalls = calls.filter(({ who }) => who === 'owner');
  const spellings: [string, (path: string) => string][] = [
    ['a slash behind it', (path) => `${path}/`],
    ['doubled slashes', (path) => path.replaceAll('/', '//')],
    ['capitals', (path) => path.toUpperCase()],
    ['an encoded slash', (path) => path.replace(/\/(?=[^/]+$)/, '%2f')],
    ['an encoded letter', (path) => path.replace('a', '%61')],
    ['a dot segment', (path) => path.replace('/api', '/api/.')],
  ];
  it.each(spellings)('with %s opens a call to a visitor', async (_, respell) => {
    for (const call of ownerCalls) {
      const { status } = await polaris
        .visitor()
        .call(methodOf(call), respell(call.path), call.body, {
          headers: { 'x-http-method-override': 'GET' },
        });
      expect([401, 404]).toContain(status);
    }
  });

  it('and no HEAD either', async () => {
    const { status } = await polaris.visitor().call('HEAD', '/api/admin/contact-submissions');
    expect(status).toBe(401);
  });
});

describe('writes that another site sends', () => {
  const writes = calls.filter((call) => methodOf(call) !== 'GET' && !call.isSigned);
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('with %s are refused, sign-in and sign-out too', async (_, headers) => {
    const owner = await polaris.owner();
    for (const call of writes) {
      const answer = await owner.call(methodOf(call), call.path, call.body, {
        headers: headers,
      });
      expect([call.name, answer.status]).toEqual([call.name, 403]);
    }
  });

  it('are taken by the one call that is signed, and by no other', () => {
    const signed = calls.filter(({ isSigned }) => isSigned).map(({ name }) => name);
    expect(signed).toEqual(['POST webhooks/stripe']);
  });

  it('are taken from our own pages', async () => {
    const { status } = await polaris
      .visitor()
      .post(
        '/api/auth/logout',
        {},
        { headers: { origin: polaris.url, 'sec-fetch-site': 'same-origin' } },
      );
    expect(status).toBe(204);
  });
});
