import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { health } from '@polaris/contracts';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { TestKeyRing } from '../../../testing/test-key-ring.ts';
import { ServerConnection } from './server-connection.ts';
import { Settings } from '../store/settings.ts';

const SERVER = 'https://polaris.example';

let folder: string;
let session: FakeSession;
let connection: ServerConnection;
/** Login sessions on the server, by cookie. */
let sessions: Set<string>;
let logoutStatus: number;
/** The server's health response. */
let serverHealth: object;
let ring: TestKeyRing;
/** The questions before the user leaves an account, and the answer. */
let asked: string[];
let confirmed: boolean;
/** The server's response to a capture. */
let captureStatus: number;

/** A server with login sessions. */
async function respond(url: string, init: RequestInit): Promise<Response> {
  const { pathname } = new URL(url);
  const cookie = new Headers(init.headers).get('cookie') ?? '';
  if (pathname === '/api/auth/logout') {
    if (logoutStatus === 204) sessions.delete(cookie);
    return new Response(null, { status: logoutStatus });
  }
  if (pathname === '/api/auth/user')
    return sessions.has(cookie) ? Response.json({ id: 'maya' }) : new Response('', { status: 401 });
  if (pathname === '/api/health/ready') return Response.json(serverHealth);
  if (init.method === 'POST') return new Response('{}', { status: captureStatus });
  return Response.json([]);
}

const open = () =>
  new ServerConnection({
    session,
    settings: new Settings(join(folder, 'settings.json')),
    folder,
    keyRing: ring.keyRing,
    onChange: () => undefined,
    onUser: () => undefined,
    confirmAccountChange: async (button) => (asked.push(button), confirmed),
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-connection-'));
  new Settings(join(folder, 'settings.json')).set({ server: SERVER });
  session = new FakeSession();
  session.network = (url, init) => respond(url as string, init!);
  session.cookies.set('polaris', 'one');
  sessions = new Set(['polaris=one']);
  logoutStatus = 204;
  serverHealth = health;
  ring = new TestKeyRing();
  [asked, confirmed, captureStatus] = [[], true, 201];
  connection = open();
  expect((await connection.request('/api/auth/user')).status).toBe(200);
});

const paths = () => session.requests.map(({ url }) => new URL(url).pathname);
const cacheFolders = () => readdirSync(folder).filter((name) => name.startsWith('cache'));

describe('signing out', () => {
  it('ends the login session on the server and deletes all local data', async () => {
    await connection.signOut();
    expect([sessions.size, session.cookies.size, cacheFolders(), connection.user]).toEqual([
      0,
      0,
      [],
      null,
    ]);
    expect(connection.state.signOutPending).toBe(false);
  });

  it('deletes local data and reports the sign-out as pending when there is no connection', async () => {
    session.connected = false;
    await connection.signOut();
    expect([cacheFolders(), connection.user, connection.state.signOutPending]).toEqual([
      [],
      null,
      true,
    ]);
    expect((await connection.request('/api/auth/user')).type).toBe('error');
    connection.stop();
  });

  it('sends a pending sign-out before any other request when the connection is back', async () => {
    session.connected = false;
    await connection.signOut();
    session.connected = true;
    session.requests.length = 0;
    const responses = await Promise.all([
      connection.request('/api/auth/user'),
      connection.request('/api/services'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 200]);
    expect(paths().slice(0, 3)).toEqual(['/api/auth/logout', '/api/auth/user', '/api/services']);
    expect([sessions.size, session.cookies.size, connection.state.signOutPending]).toEqual([
      0,
      0,
      false,
    ]);
    connection.stop();
  });

  it('sends a pending sign-out without any request from a page', async () => {
    jest.useFakeTimers();
    session.connected = false;
    await connection.signOut();
    session.connected = true;
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    expect([sessions.size, connection.state.online]).toEqual([0, true]);
    connection.stop();
  });

  it('keeps a sign-out pending after a restart, and then sends it', async () => {
    session.connected = false;
    await connection.signOut();
    connection.stop();
    session.connected = true;
    connection = open();
    expect(connection.state.signOutPending).toBe(true);
    expect((await connection.request('/api/auth/user')).status).toBe(401);
    expect(sessions.size).toBe(0);
  });

  it('keeps a sign-out pending while the server fails, and sends no request with the old session', async () => {
    logoutStatus = 503;
    await connection.signOut();
    session.requests.length = 0;
    expect((await connection.request('/api/customers')).type).toBe('error');
    expect(paths()).not.toContain('/api/customers');
    logoutStatus = 204;
    expect((await connection.request('/api/customers')).status).toBe(200);
    expect(sessions.size).toBe(0);
  });

  it('drops a pending sign-out once another server is connected', async () => {
    session.connected = false;
    await connection.signOut();
    session.connected = true;
    session.network = async () => Response.json(health);
    expect(await connection.connect('https://other.example')).toEqual({ ok: true });
    expect([session.cookies.size, connection.state.signOutPending]).toEqual([0, false]);
    connection.stop();
  });
});

const input = {
  customerId: 1,
  type: 'call' as const,
  subject: 'Call',
  description: null,
  dueOn: null,
};
const posts = () => session.requests.filter(({ method }) => method === 'POST').length;
/** Advances the fake timers until a condition holds; file and crypto work runs in real time. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await jest.advanceTimersByTimeAsync(1000);
    await nextTurn();
  }
}

describe('the connection', () => {
  it('falls back to cached responses with their time, and recovers', async () => {
    await connection.request('/api/services');
    session.connected = false;
    const before = Date.now();
    const cached = await connection.request('/api/services');
    expect(cached.headers.has('x-cached-at')).toBe(true);
    expect(connection.state).toMatchObject({
      online: false,
      trouble: 'No connection to your server.',
    });
    expect(connection.state.shownFrom).toBeLessThanOrEqual(before);
    session.connected = true;
    await connection.request('/api/services');
    expect(connection.state).toMatchObject({ online: true, trouble: null, shownFrom: null });
    connection.stop();
  });

  it.each([
    ['an HTML page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a 503', () => new Response('', { status: 503 })],
  ])('does not report the connection as restored after %s', async (_, given) => {
    session.connected = false;
    await connection.request('/api/services');
    session.connected = true;
    session.network = async () => given();
    await connection.request('/api/services');
    expect(connection.state.online).toBe(false);
    connection.stop();
  });

  it('does not take a cached response as a sign that the server is reachable', async () => {
    jest.useFakeTimers();
    await connection.request('/api/health/ready');
    session.connected = false;
    await connection.request('/api/services');
    const before = session.requests.length;
    await until(() => session.requests.length > before + 2);
    jest.useRealTimers();
    expect(connection.state.online).toBe(false);
    connection.stop();
  });
});

describe('the stream of events', () => {
  const { signal } = new AbortController();

  it('requests the event stream with the session, like a page of the server', async () => {
    expect((await connection.openEvents(signal)).ok).toBe(true);
    const { url, headers } = session.requests.at(-1)!;
    expect([url, headers.get('origin')]).toEqual([`${SERVER}/api/admin/events`, SERVER]);
    expect(headers.get('cookie')).toBe('polaris=one');
  });

  it('requests no event stream while a sign-out is pending', async () => {
    session.connected = false;
    await connection.signOut();
    const before = session.requests.length;
    await expect(connection.openEvents(signal)).rejects.toThrow('No server');
    expect(paths().slice(before)).not.toContain('/api/admin/events');
    connection.stop();
  });
});

describe('a server with another version', () => {
  it.each([
    ['server-too-old', { status: 'ok', product: 'polaris' }],
    ['app-too-old', { ...health, apiVersion: 9, oldestApiVersion: 9 }],
  ] as const)(
    'reports a server of another version, and sends it no captures while it is incompatible: %s',
    async (fit, older) => {
      jest.useFakeTimers();
      serverHealth = older;
      connection = open();
      connection.start();
      await until(() => connection.state.serverFit === fit);
      await connection.request('/api/auth/user');
      const before = posts();
      expect(await connection.capture(input)).toEqual({ ok: true, queued: true });
      expect([posts(), connection.state.waiting]).toEqual([before, 1]);
      // The server is updated, and is offline during the update.
      serverHealth = { ...health, apiVersion: health.apiVersion + 1, more: 'than before' };
      session.connected = false;
      await connection.request('/api/services');
      session.connected = true;
      await until(() => connection.state.waiting === 0);
      jest.useRealTimers();
      expect([connection.state.serverFit, posts()]).toEqual(['fits', before + 1]);
      connection.stop();
    },
  );
});

describe('captures', () => {
  it('sends captures after a restart once the locked key ring is unlocked', async () => {
    jest.useFakeTimers();
    session.connected = false;
    await connection.request('/api/services');
    expect(await connection.capture(input)).toEqual({ ok: true, queued: true });
    connection.stop();
    ring.available = false;
    session.connected = true;
    connection = open();
    connection.start();
    await connection.request('/api/auth/user');
    await until(() => connection.state.locked === 1);
    expect(connection.state).toMatchObject({ waiting: 0, cachesResponses: false });
    ring.available = true;
    await until(() => connection.state.cachesResponses && paths().includes('/api/activities'));
    await until(() => connection.state.waiting === 0);
    jest.useRealTimers();
    expect(connection.state.locked).toBe(0);
    expect(paths().filter((path) => path === '/api/activities')).toHaveLength(1);
    connection.stop();
  });

  it.each([429, 500])('sends captures again by itself after status %i', async (status) => {
    jest.useFakeTimers();
    captureStatus = status;
    expect(await connection.capture(input)).toEqual({ ok: true, queued: true });
    const before = posts();
    await jest.advanceTimersByTimeAsync(60_000);
    // After 5, 15 and 35 seconds.
    expect(posts() - before).toBe(3);
    captureStatus = 201;
    await until(() => connection.state.waiting === 0);
    const sent = posts();
    await jest.advanceTimersByTimeAsync(600_000);
    jest.useRealTimers();
    expect([connection.state.online, posts() - sent]).toEqual([true, 0]);
    connection.stop();
  });

  it('asks before another server is connected, and still shows the captures then', async () => {
    captureStatus = 500;
    await connection.capture(input);
    session.network = async () => Response.json(health);
    confirmed = false;
    expect(await connection.connect('https://other.example')).toEqual({
      ok: false,
      message: 'The server was not changed.',
    });
    expect([asked, connection.state.waiting]).toEqual([['Change Server'], 1]);
    confirmed = true;
    await connection.connect('https://other.example');
    expect(connection.state).toMatchObject({
      waiting: 0,
      otherAccounts: [{ server: SERVER, count: 1 }],
    });
    connection.stop();
  });

  it('deletes the cache files of earlier versions when the stores are opened', () => {
    for (const name of ['kept', 'kept.key', 'kept.broken']) writeFileSync(join(folder, name), 'x');
    open();
    expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual([]);
  });
});
