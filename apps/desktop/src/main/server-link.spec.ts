import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, safeStorage } from '../../testing/electron.ts';
import { FakeSession } from '../../testing/fake-session.ts';
import { ServerLink } from './server-link.ts';
import { Settings } from './store/settings.ts';

const SERVER = 'https://polaris.example';

app.becomeReady();

let folder: string;
let session: FakeSession;
let link: ServerLink;
/** Sessions that the server knows. */
let alive: Set<string>;
let statusOfLogout: number;

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
  return Response.json([]);
}

const open = () =>
  new ServerLink({
    session,
    settings: new Settings(join(folder, 'settings.json')),
    folder,
    keeper: safeStorage,
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
  link = open();
  expect((await link.ask('/api/auth/user')).status).toBe(200);
});

const paths = () => session.asked.map(({ url }) => new URL(url).pathname);
const kept = () => readdirSync(folder).filter((name) => name.startsWith('kept'));

describe('signing out', () => {
  it('ends the session on the server, and leaves nothing here', async () => {
    await link.signOut();
    expect([alive.size, session.cookies.size, kept(), link.user]).toEqual([0, 0, [], null]);
    expect(link.signOutWaits).toBe(false);
  });

  it('G9: without a connection leaves nothing to read, and says that the server has yet to hear', async () => {
    session.connected = false;
    await link.signOut();
    expect([kept(), link.user, link.signOutWaits]).toEqual([[], null, true]);
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
    expect(paths()).toEqual(['/api/auth/logout', '/api/auth/user', '/api/services']);
    expect([alive.size, session.cookies.size, link.signOutWaits]).toEqual([0, 0, false]);
    link.stop();
  });

  it('is told by itself, without anybody asking for anything', async () => {
    jest.useFakeTimers();
    session.connected = false;
    await link.signOut();
    session.connected = true;
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    expect([alive.size, link.online]).toEqual([0, true]);
    link.stop();
  });

  it('is told after a restart too', async () => {
    session.connected = false;
    await link.signOut();
    link.stop();
    session.connected = true;
    link = open();
    expect(link.signOutWaits).toBe(true);
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
    session.network = async () => Response.json({ status: 'ok', product: 'polaris' });
    expect(await link.connect('https://other.example')).toEqual({ ok: true });
    expect([session.cookies.size, link.signOutWaits]).toEqual([0, false]);
    link.stop();
  });
});
