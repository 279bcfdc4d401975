import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakeSession } from '../../../testing/fake-session.ts';
import { forwarding, targetOf } from './forward.ts';

const SERVER = 'https://polaris.example';

let session: FakeSession;
let server: string | null;
let reached: boolean[];
let answer: () => Response;
let kept: Response | null;
const noted: unknown[] = [];

beforeEach(() => {
  session = new FakeSession();
  session.network = async () => answer();
  answer = () => Response.json({ id: 1 });
  server = SERVER;
  reached = [];
  kept = null;
  noted.length = 0;
});

function call(path: string, init: RequestInit = {}) {
  const forward = forwarding({
    server: () => server,
    fetch: session.fetch,
    kept: { find: () => kept, note: (...args) => void noted.push(args.toSpliced(2, 1)) },
    onReached: (well) => reached.push(well),
  });
  return forward(new Request(`app://polaris${path}`, init), path.split('?')[0]!);
}

describe('a call of a page', () => {
  it('goes to the configured server with its words, under the origin of that server', async () => {
    let body: unknown;
    session.network = async (_url, init) => {
      body = new TextDecoder().decode(init!.body as ArrayBuffer);
      return Response.json({ id: 1 }, { status: 201 });
    };
    const given = await call('/api/customers?x=%2F1', {
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
    expect(given.status).toBe(201);
    expect(body).toBe('{"name":"Ada"}');
    const [{ url, method, headers }] = session.asked as [(typeof session.asked)[0]];
    expect([method, url]).toEqual(['POST', `${SERVER}/api/customers?x=%2F1`]);
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      cookie: undefined,
      'idempotency-key': 'k',
      origin: SERVER,
    });
  });

  it('takes no header of the page but those that a call needs', async () => {
    await call('/api/services', {
      headers: { Authorization: 'x', 'X-Forwarded-For': '1', Accept: 'a/b' },
    });
    expect([...session.asked[0]!.headers.keys()]).toEqual(['accept', 'origin']);
  });

  it('leaves its cookies with the session: the page never sees them', async () => {
    answer = () =>
      new Response('{}', {
        headers: { 'Set-Cookie': 'polaris=secret; HttpOnly', 'X-Total-Count': '3', Server: 'x' },
      });
    const given = await call('/api/services');
    expect(given.headers.get('set-cookie')).toBeNull();
    expect(given.headers.get('server')).toBeNull();
    expect(given.headers.get('x-total-count')).toBe('3');
    expect(session.cookies.get('polaris')).toBe('secret');
    await call('/api/customers', { headers: { Cookie: 'polaris=forged' } });
    expect(session.asked[1]!.headers.get('cookie')).toBe('polaris=secret');
  });

  it('without a server goes nowhere', async () => {
    server = null;
    expect((await call('/api/customers')).status).toBe(502);
    expect(session.asked).toEqual([]);
  });

  it.each([
    '/api/@evil.example',
    '/api/../secret',
    '//evil.example/api/',
    'https://evil.example/api/',
    '/other',
  ])('G4: never goes off the configured server: %s', (path) => {
    expect(targetOf(SERVER, path, '')).toEqual(
      path === '/api/@evil.example' ? `${SERVER}${path}` : null,
    );
  });

  it.each([301, 302, 307, 308])('G4: follows no redirect: %i', async (status) => {
    answer = () => new Response(null, { status, headers: { Location: 'https://evil.example' } });
    const given = await call('/api/customers');
    expect(given.status).toBe(502);
    expect(session.asked).toHaveLength(1);
    expect(reached).toEqual([true]);
  });

  it('hands on what the server says, whatever its status', async () => {
    answer = () =>
      Response.json({ detail: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '7' } });
    const given = await call('/api/customers');
    expect([given.status, given.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await given.json()).toEqual({ detail: 'Slow down.' });
  });

  it('hands on an answer without a body', async () => {
    answer = () => new Response(null, { status: 204 });
    expect((await call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
  });

  it('without a connection is answered by what was kept, else fails as the network does', async () => {
    session.connected = false;
    expect((await call('/api/customers')).type).toBe('error');
    kept = new Response('kept');
    expect(await (await call('/api/customers')).text()).toBe('kept');
    expect(reached).toEqual([false, false]);
  });

  it('makes no page of what the server answers', async () => {
    answer = () => new Response('<script>', { headers: { 'Content-Type': 'text/html' } });
    const { headers } = await call('/api/docs');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });
});
