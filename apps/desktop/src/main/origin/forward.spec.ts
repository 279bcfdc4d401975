import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import type { ConnectionStatus } from './connection.ts';
import { createForwarder, targetUrl } from './forward.ts';

const SERVER = 'https://polaris.example';

let session: FakeSession;
let server: string | null;
let statuses: ConnectionStatus[];
let cachedTimes: number[];
let online: boolean;
let respond: () => Response;
let cached: Response | null;
let limits = { first: 10_000, offline: 2_000, file: 60_000, between: 10_000 };
const noted: unknown[] = [];

beforeEach(() => {
  session = new FakeSession();
  session.network = async () => respond();
  respond = () => Response.json({ id: 1 });
  server = SERVER;
  statuses = [];
  cachedTimes = [];
  online = true;
  cached = null;
  limits = { first: 10_000, offline: 2_000, file: 60_000, between: 10_000 };
  noted.length = 0;
});

function call(path: string, init: RequestInit = {}) {
  const forward = createForwarder({
    server: () => server,
    fetch: session.fetch,
    cache: { find: async () => cached, note: (...args) => void noted.push(args.toSpliced(2, 1)) },
    online: () => online,
    onStatus: (status) => void statuses.push(status),
    onCached: (at) => void cachedTimes.push(at),
    limits,
  });
  return forward(new Request(`app://polaris${path}`, init), path.split('?')[0]!);
}

describe('a request of a page', () => {
  it("sends a page's request to the configured server with its body and the origin of that server", async () => {
    let body: unknown;
    session.network = async (_url, init) => {
      body = new TextDecoder().decode(init!.body as ArrayBuffer);
      return Response.json({ id: 1 }, { status: 201 });
    };
    const response = await call('/api/customers?x=%2F1', {
      method: 'POST',
      body: '{"name":"Ada"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
    expect(response.status).toBe(201);
    expect(body).toBe('{"name":"Ada"}');
    const [{ url, method, headers }] = session.requests as [(typeof session.requests)[0]];
    expect([method, url]).toEqual(['POST', `${SERVER}/api/customers?x=%2F1`]);
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json',
      cookie: undefined,
      'idempotency-key': 'k',
      origin: SERVER,
    });
  });

  it('passes on only the headers that the API needs', async () => {
    await call('/api/services', {
      headers: { Authorization: 'x', 'X-Forwarded-For': '1', Accept: 'a/b' },
    });
    expect([...session.requests[0]!.headers.keys()]).toEqual(['accept', 'origin']);
  });

  it('keeps cookies in the session, where the page never sees them', async () => {
    respond = () =>
      new Response('{}', {
        headers: { 'Set-Cookie': 'polaris=secret; HttpOnly', 'X-Total-Count': '3', Server: 'x' },
      });
    const response = await call('/api/services');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(session.cookies.get('polaris')).toBe('secret');
    await call('/api/customers', { headers: { Cookie: 'polaris=forged' } });
    expect(session.requests[1]!.headers.get('cookie')).toBe('polaris=secret');
  });

  it('sends no request without a configured server', async () => {
    server = null;
    expect((await call('/api/customers')).status).toBe(502);
    expect(session.requests).toEqual([]);
  });

  it.each([
    '/api/@evil.example',
    '/api/../secret',
    '//evil.example/api/',
    'https://evil.example/api/',
    '/other',
  ])('never sends a request to another server: %s', (path) => {
    expect(targetUrl(SERVER, path, '')).toEqual(
      path === '/api/@evil.example' ? `${SERVER}${path}` : null,
    );
  });

  it.each([301, 302, 307, 308])('does not follow a redirect: %i', async (status) => {
    respond = () => new Response(null, { status, headers: { Location: 'https://evil.example' } });
    const response = await call('/api/customers');
    expect(response.status).toBe(502);
    expect(session.requests).toHaveLength(1);
    expect(statuses).toEqual(['intercepted']);
  });

  it('returns the response of the server, whatever its status', async () => {
    respond = () =>
      Response.json({ detail: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '7' } });
    const response = await call('/api/customers');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.json()).toEqual({ detail: 'Slow down.' });
  });

  it('returns a response without a body', async () => {
    respond = () => new Response(null, { status: 204 });
    expect((await call('/api/auth/logout', { method: 'POST' })).status).toBe(204);
  });

  it('answers from the cache while offline, and otherwise fails with a network error', async () => {
    session.connected = false;
    expect((await call('/api/customers')).type).toBe('error');
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(statuses).toEqual(['unreachable', 'unreachable']);
    expect(cachedTimes).toEqual([Date.parse('2026-01-01T00:00:00.000Z')]);
  });

  it('returns responses that cannot act as a page', async () => {
    respond = () => new Response('{}', { headers: { 'Content-Type': 'application/json' } });
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
const unavailableResponse = () =>
  Response.json(
    { title: 'Unavailable', status: 503, detail: 'The database is away.' },
    { status: 503, headers: { 'Content-Type': 'application/problem+json' } },
  );
const cachedAt = (at: string) => new Response('cached', { headers: { 'X-Cached-At': at } });

describe('a response that is not from the API', () => {
  const cases: [string, () => Response, ConnectionStatus, number, RegExp][] = [
    ["a captive portal's page", page(200), 'intercepted', 502, /sign-in page of this network/],
    ["a captive portal's 511", page(511), 'intercepted', 502, /sign-in page of this network/],
    ['a bad certificate', fails('net::ERR_CERT_DATE_INVALID'), 'certificate', 502, /certificate/],
    ['a broken handshake', fails('net::ERR_SSL_PROTOCOL_ERROR'), 'certificate', 502, /certificate/],
    [
      'a self-signed certificate, in Node',
      fails('fetch failed', 'SELF_SIGNED_CERT_IN_CHAIN'),
      'certificate',
      502,
      /certificate/,
    ],
    ["a proxy's 502", page(502), 'unavailable', 503, /not available right now/],
    ["a proxy's 504", page(504), 'unavailable', 503, /not available right now/],
    ['a 503 of the server itself', unavailableResponse, 'unavailable', 503, /database is away/],
  ];

  it.each(cases)(
    'reports %s, and does not count as online',
    async (_, given, connection, status, detail) => {
      respond = given;
      const response = await call('/api/customers');
      expect([response.status, statuses]).toEqual([status, [connection]]);
      expect(((await response.json()) as { detail: string }).detail).toMatch(detail);
      expect(noted).toEqual([]);
    },
  );

  it.each(cases)('answers from the cache on %s', async (_, given) => {
    respond = given;
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(cachedTimes).toHaveLength(1);
  });

  it('never ends the login session, even with status 401', async () => {
    respond = page(401);
    expect((await call('/api/customers')).status).toBe(502);
    expect(noted).toEqual([]);
  });
});

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  close = undefined;
});

/** The origin of a real server that accepts every request, sends `start`, and then nothing more. */
async function startHangingServer(start: string): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(start));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a server that never completes its response', () => {
  const partial =
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n[1,';

  it.each([
    ['no byte', ''],
    ['only the start of a response', partial],
  ])('times out after %s', async (_, start) => {
    server = await startHangingServer(start);
    session.network = (...args) => fetch(...args);
    limits = { ...limits, first: 150, between: 150 };
    const response = await call('/api/customers');
    expect([response.status, statuses]).toEqual([504, ['timeout']]);
    cached = cachedAt('2026-01-01T00:00:00.000Z');
    expect(await (await call('/api/customers')).text()).toBe('cached');
    expect(session.requests).toHaveLength(2);
  });

  it('warns that a write may have been saved', async () => {
    server = await startHangingServer('');
    session.network = (...args) => fetch(...args);
    limits = { ...limits, first: 100, between: 100 };
    const response = await call('/api/customers', { method: 'POST', body: '{}' });
    expect(((await response.json()) as { detail: string }).detail).toMatch(
      /Check whether this was saved/,
    );
  });

  it('uses the shorter time limit for a read while offline', async () => {
    online = false;
    server = await startHangingServer('');
    session.network = (...args) => fetch(...args);
    limits = { ...limits, first: 600_000, offline: 50, between: 100 };
    expect((await call('/api/customers')).status).toBe(504);
  });
});

describe('a large response', () => {
  const MEGABYTE = 1024 * 1024;
  /** Sends megabytes, endlessly unless a number is given. */
  function megabytes(headers: Record<string, string>, count = Infinity) {
    const sent = { chunks: 0, canceled: false };
    const body = new ReadableStream({
      pull: (stream) => {
        if (sent.chunks === count) return stream.close();
        sent.chunks += 1;
        stream.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    session.network = async (_url, init) => {
      init!.signal!.addEventListener('abort', () => (sent.canceled = true));
      return new Response(body, { headers });
    };
    return sent;
  }

  it('gives up an endless response after 16 MB, and does not report it as offline', async () => {
    const sent = megabytes({ 'Content-Type': 'application/json' });
    const response = await call('/api/customers');
    expect([response.status, statuses, sent.canceled]).toEqual([502, ['online'], true]);
    expect(sent.chunks).toBeLessThan(20);
    expect(await response.text()).toContain('too large to show');
  });

  const file = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename=x.csv' };

  it('passes on a file of any size as it arrives', async () => {
    const sent = megabytes(file, 40);
    const response = await call('/api/customers/export');
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=x.csv',
    ]);
    expect(sent.chunks).toBeLessThan(5);
    expect((await response.arrayBuffer()).byteLength).toBe(40 * MEGABYTE);
  });

  it('ends a file with an error when the server stops sending', async () => {
    server = await startHangingServer(
      'HTTP/1.1 200 OK\r\nContent-Disposition: attachment\r\nContent-Length: 99\r\n\r\na,b',
    );
    session.network = (...args) => fetch(...args);
    limits = { ...limits, between: 100 };
    const response = await call('/api/customers/export');
    await expect(response.text()).rejects.toThrow('Nothing was received for 100 ms.');
  });

  it('allows a download more time to start', async () => {
    limits = { ...limits, first: 20 };
    const made = Promise.withResolvers<void>();
    session.network = async () => {
      await made.promise;
      return new Response('a,b', { headers: file });
    };
    const accept = { headers: { Accept: 'text/html,application/xhtml+xml' } };
    const download = call('/api/customers/export', accept);
    // Starts second and is aborted while the download continues.
    expect((await call('/api/customers/export')).status).toBe(504);
    made.resolve();
    expect((await download).status).toBe(200);
  });
});
