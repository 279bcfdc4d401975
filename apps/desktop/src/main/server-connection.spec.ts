import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { health } from '@polaris/contracts';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeSession } from '../../testing/fake-session.ts';
import { TestRing } from '../../testing/test-key-ring.ts';
import { ServerLink } from './server-connection.ts';
import { Settings } from './store/settings.ts';

const SERVER = 'https://polaris.example';

let folder: string;
let session: FakeSession;
let link: ServerLink;
/** Sessions that the server knows. */
let alive: Set<string>;
let statusOfLogout: number;
/** What the server says of itself. */
let told: object;
let test: TestRing;

/** A server that knows who is signed in by a cookie. */
async function answer(url: string, init: RequestInit): Promise<Response> {
  const { pathname } = new URL(url);
  const cookie = new Headers(init.headers).get('cookie') ?? '';
  if (pathname === '/api/auth/logout') {
    if (statusOfLogout === 204) alive.delete(cookie);
    return new Response(null, { status: statusOfLogout });
  }
  if (pathname === '/api/auth/user')
    return alive.has(cookie) ? Response.json({ id: 'maya' }) : new Response('', { status: 401 });
  if (pathname === '/api/health/ready') return Response.json(told);
  if (init.method === 'POST') return new Response('{}', { status: 201 });
  return Response.json([]);
}

const open = () =>
  new ServerLink({
    session,
    settings: new Settings(join(folder, 'settings.json')),
    folder,
    ring: test.ring,
    onChange: () => undefined,
    onUser: () => undefined,
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-link-'));
  new Settings(join(folder, 'settings.json')).set({ server: SERVER });
  session = new FakeSession();
  session.network = (url, init) => answer(url as string, init!);
  session.cookies.set('polaris', 'one');
  alive = new Set(['polaris=one']);
  statusOfLogout = 204;
  told = health;
  test = new TestRing();
  link = open();
  expect((await link.ask('/api/auth/user')).status).toBe(200);
});

const paths = () => session.asked.map(({ url }) => new URL(url).pathname);
const kept = () => readdirSync(folder).filter((name) => name.startsWith('cache'));

describe('signing out', () => {
  it('ends the session on the server, and leaves nothing here', async () => {
    await link.signOut();
    expect([alive.size, session.cookies.size, kept(), link.user]).toEqual([0, 0, [], null]);
    expect(link.state.signOutWaits).toBe(false);
  });

  it('G9: without a connection leaves nothing to read, and says that the server has yet to hear', async () => {
    session.connected = false;
    await link.signOut();
    expect([kept(), link.user, link.state.signOutWaits]).toEqual([[], null, true]);
    expect((await link.ask('/api/auth/user')).type).toBe('error');
    link.stop();
  });

  it('is told to the server before anything else when there is a connection again', async () => {
    session.connected = false;
    await link.signOut();
    session.connected = true;
    session.asked.length = 0;
    const answers = await Promise.all([link.ask('/api/auth/user'), link.ask('/api/services')]);
    expect(answers.map(({ status }) => status)).toEqual([401, 200]);
    expect(paths().slice(0, 3)).toEqual(['/api/auth/logout', '/api/auth/user', '/api/services']);
    expect([alive.size, session.cookies.size, link.state.signOutWaits]).toEqual([0, 0, false]);
    link.stop();
  });

  it('is told by itself, without anybody asking for anything', async () => {
    jest.useFakeTimers();
    session.connected = false;
    await link.signOut();
    session.connected = true;
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    expect([alive.size, link.state.online]).toEqual([0, true]);
    link.stop();
  });

  it('is told after a restart too', async () => {
    session.connected = false;
    await link.signOut();
    link.stop();
    session.connected = true;
    link = open();
    expect(link.state.signOutWaits).toBe(true);
    expect((await link.ask('/api/auth/user')).status).toBe(401);
    expect(alive.size).toBe(0);
  });

  it('waits on while the server cannot do it, and lets nothing out under the old session', async () => {
    statusOfLogout = 503;
    await link.signOut();
    session.asked.length = 0;
    expect((await link.ask('/api/customers')).type).toBe('error');
    expect(paths()).not.toContain('/api/customers');
    statusOfLogout = 204;
    expect((await link.ask('/api/customers')).status).toBe(200);
    expect(alive.size).toBe(0);
  });

  it('waits no more once another server is chosen', async () => {
    session.connected = false;
    await link.signOut();
    session.connected = true;
    session.network = async () => Response.json(health);
    expect(await link.connect('https://other.example')).toEqual({ ok: true });
    expect([session.cookies.size, link.state.signOutWaits]).toEqual([0, false]);
    link.stop();
  });
});

const input = {
  customerId: 1,
  type: 'call' as const,
  subject: 'Call',
  description: null,
  dueOn: null,
};
const posts = () => session.asked.filter(({ method }) => method === 'POST').length;
/** Lets time pass until something is so; files and keys take their own time. */
async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 500 && !condition(); round += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    await wait(2);
  }
  expect(condition()).toBe(true);
}

describe('the connection', () => {
  it('shows what was read before, with its age, and is tried again by itself', async () => {
    await link.ask('/api/services');
    session.connected = false;
    const before = Date.now();
    const cached = await link.ask('/api/services');
    expect(cached.headers.has('x-kept-at')).toBe(true);
    expect(link.state).toMatchObject({ online: false, trouble: 'No connection to your server.' });
    expect(link.state.shownFrom).toBeLessThanOrEqual(before);
    session.connected = true;
    await link.ask('/api/services');
    expect(link.state).toMatchObject({ online: true, trouble: null, shownFrom: null });
    link.stop();
  });

  it.each([
    ['a page', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a 503', () => new Response('', { status: 503 })],
  ])('is not well again by %s', async (_, given) => {
    session.connected = false;
    await link.ask('/api/services');
    session.connected = true;
    session.network = async () => given();
    await link.ask('/api/services');
    expect(link.state.online).toBe(false);
    link.stop();
  });

  it('never takes what was cached for a sign of the server', async () => {
    jest.useFakeTimers();
    await link.ask('/api/health/ready');
    session.connected = false;
    await link.ask('/api/services');
    const before = session.asked.length;
    await until(() => session.asked.length > before + 2);
    jest.useRealTimers();
    expect(link.state.online).toBe(false);
    link.stop();
  });
});

describe('a server of another version', () => {
  it.each([
    ['server-too-old', { status: 'ok', product: 'polaris' }],
    ['app-too-old', { ...health, apiVersion: 9, oldestApiVersion: 9 }],
  ] as const)('is told, and gets no captures that it may refuse: %s', async (fit, older) => {
    jest.useFakeTimers();
    told = older;
    link = open();
    link.start();
    await until(() => link.state.serverFit === fit);
    await link.ask('/api/auth/user');
    const before = posts();
    expect(await link.capture(input)).toEqual({ ok: true, kept: true });
    expect([posts(), link.state.waiting]).toEqual([before, 1]);
    // The server has been brought up to date, and was away for that.
    told = { ...health, apiVersion: health.apiVersion + 1, more: 'than before' };
    session.connected = false;
    await link.ask('/api/services');
    session.connected = true;
    await until(() => link.state.waiting === 0);
    jest.useRealTimers();
    expect([link.state.serverFit, posts()]).toEqual(['fits', before + 1]);
    link.stop();
  });
});

describe('what was written down', () => {
  it('outlives a restart with a key ring that refuses, and is sent once it serves', async () => {
    jest.useFakeTimers();
    session.connected = false;
    await link.ask('/api/services');
    expect(await link.capture(input)).toEqual({ ok: true, kept: true });
    link.stop();
    test.available = false;
    session.connected = true;
    link = open();
    link.start();
    await link.ask('/api/auth/user');
    await until(() => link.state.locked === 1);
    expect(link.state).toMatchObject({ waiting: 0, keeps: false });
    test.available = true;
    await until(() => link.state.keeps && paths().includes('/api/activities'));
    await until(() => link.state.waiting === 0);
    jest.useRealTimers();
    expect(link.state.locked).toBe(0);
    expect(paths().filter((path) => path === '/api/activities')).toHaveLength(1);
    link.stop();
  });

  it('leaves nothing of the one file that the app of before cached in', () => {
    for (const name of ['kept', 'kept.key', 'kept.broken']) writeFileSync(join(folder, name), 'x');
    open();
    expect(readdirSync(folder).filter((name) => name.startsWith('kept'))).toEqual([]);
  });
});
