import { beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { FakeSession } from '../../../testing/fake-session.ts';
import type { Connection } from './connection.ts';
import { forwarding, targetOf } from './forward.ts';

const SERVER = 'https://polaris.example';

let session: FakeSession;
let server: string | null;
let connections: Connection[];
let cachedTimes: number[];
let online: boolean;
let answer: () => Response;
let cached: Response | null;
let limits = { first: 10_000, offline: 2_000, between: 10_000 };
const noted: unknown[] = [];

beforeEach(() => {
  session = new FakeSession();
  session.network = async () => answer();
  answer = () => Response.json({ id: 1 });
  server = SERVER;
  connections = [];
  cachedTimes = [];
  online = true;
  cached = null;
  limits = { first: 10_000, offline: 2_000, between: 10_000 };
  noted.length = 0;
});

function call(path: string, init: RequestInit = {}) {
  const forward = forwarding({
    server: () => server,
    fetch: session.fetch,
    cache: { find: async () => cached, note: (...args) => void noted.push(args.toSpliced(2, 1)) },
    online: () => online,
    onConnection: (connection) => void connections.push(connection),
    onCached: (at) => void cachedTimes.push(at),
    limits,
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
    expect(connections).toEqual(['elsewhere']);
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

  it('without a connection is answered from the cache, else fails as the network does', async () => {
    session.connected = false;
    expect((await call('/api/customers')).type).toBe('error');
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(connections).toEqual(['unreachable', 'unreachable']);
    expect(cachedTimes).toEqual([Date.parse('2026-01-01T00:00:00.000Z')]);
  });

  it('makes no page of what the server answers', async () => {
    answer = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    const { headers } = await call('/api/docs');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });
});

const page = (status: number) => () =>
  new Response('<html>Sign in to the Wi-Fi</html>', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
const fails = (message: string, code?: string) => (): Response => {
  throw new TypeError(message, code ? { cause: { code } } : {});
};
const unready = () =>
  Response.json(
    { title: 'Unavailable', status: 503, detail: 'The database is away.' },
    { status: 503, headers: { 'Content-Type': 'application/problem+json' } },
  );
const cachedAt = (at: string) => new Response('cached', { headers: { 'X-Kept-At': at } });

describe('what is no answer of the server', () => {
  const cases: [string, () => Response, Connection, number, RegExp][] = [
    ["a captive portal's page", page(200), 'elsewhere', 502, /sign-in page of this network/],
    ["a captive portal's 511", page(511), 'elsewhere', 502, /sign-in page of this network/],
    ['a bad certificate', fails('net::ERR_CERT_DATE_INVALID'), 'certificate', 502, /certificate/],
    ['a broken handshake', fails('net::ERR_SSL_PROTOCOL_ERROR'), 'certificate', 502, /certificate/],
    [
      'a certificate of its own making, in Node',
      fails('fetch failed', 'SELF_SIGNED_CERT_IN_CHAIN'),
      'certificate',
      502,
      /certificate/,
    ],
    ["a proxy's 502", page(502), 'unavailable', 503, /not available right now/],
    ["a proxy's 504", page(504), 'unavailable', 503, /not available right now/],
    ['a 503 of the server itself', unready, 'unavailable', 503, /database is away/],
  ];

  it.each(cases)(
    'is %s: it says so, and does not count as a connection',
    async (_, given, connection, status, detail) => {
      answer = given;
      const told = await call('/api/customers');
      expect([told.status, connections]).toEqual([status, [connection]]);
      expect(((await told.json()) as { detail: string }).detail).toMatch(detail);
      expect(noted).toEqual([]);
    },
  );

  it.each(cases)('is %s: what was read before is shown', async (_, given) => {
    answer = given;
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(cachedTimes).toHaveLength(1);
  });

  it('never ends a session: a page with 401 is not from the server', async () => {
    answer = page(401);
    expect((await call('/api/customers')).status).toBe(502);
    expect(noted).toEqual([]);
  });
});

/** A real server that takes every call, says so much of an answer, and then nothing more. */
async function silentServer(start: string) {
  const taken: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      taken.push(bytes.toString().split(' ')[0]!);
      socket.write(start);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('a server that takes a call and never answers it', () => {
  const begun =
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[1,';

  it.each([
    ['not a byte', ''],
    ['only the start of an answer', begun],
  ])('is given up: %s', async (_, start) => {
    const silent = await silentServer(start);
    server = silent.origin;
    session.network = (...args) => fetch(...args);
    limits = { first: 150, offline: 50, between: 150 };
    const told = await call('/api/customers');
    expect([told.status, connections]).toEqual([504, ['silent']]);
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(silent.taken).toEqual(['GET', 'GET']);
    silent.close();
  });

  it('says of a write that it may have been saved', async () => {
    const silent = await silentServer('');
    server = silent.origin;
    session.network = (...args) => fetch(...args);
    limits = { first: 100, offline: 50, between: 100 };
    const told = await call('/api/customers', { method: 'POST', body: '{}' });
    expect(((await told.json()) as { detail: string }).detail).toMatch(
      /Look whether this was saved/,
    );
    silent.close();
  });

  it('is not asked for as long again by a read while there is no connection', async () => {
    online = false;
    const silent = await silentServer('');
    server = silent.origin;
    session.network = (...args) => fetch(...args);
    limits = { first: 600_000, offline: 50, between: 100 };
    expect((await call('/api/customers')).status).toBe(504);
    silent.close();
  });
});
