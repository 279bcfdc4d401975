import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Writable } from 'node:stream';
import type { TestCaller } from '../../../testing/caller';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { type TestApp, startTestApp } from '../../../testing/test-app';

const PUBLIC_URL = 'http://polaris.test';
const REFUSED = 'This sign-in is no longer valid. Start again in the app.';

let provider: TestProvider;
let polaris: TestApp;
let logged = '';
const log = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    logged += chunk.toString();
    done();
  },
});

beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env }, log });
  provider.people.set('maya', { email: 'maya@example.com', email_verified: true });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
});

const key = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

let verifier: string;
let state: string;
let browser: TestCaller;
beforeEach(() => {
  verifier = key();
  state = key();
  browser = polaris.visitor();
});

/** Follows the redirects as the system's browser does; returns the last one. */
async function walkThrough(subject = 'maya'): Promise<string> {
  const query = new URLSearchParams({ appChallenge: challengeOf(verifier), appState: state });
  const first = await browser.get(`/api/login?${query}`);
  const second = await browser.get(first.headers.get('location')!);
  const back = await provider.pass(second.headers.get('location')!, subject);
  const end = await browser.get(back.slice(PUBLIC_URL.length));
  return end.headers.get('location')!;
}

const codeIn = (end: string) => /^\/login#app=([\w-]{43})\./.exec(end)![1]!;
const exchange = (code: string, app = polaris.visitor(), by = verifier) =>
  app.post('/api/auth/exchange', { code, verifier: by });
const isSignedIn = async (caller: TestCaller) =>
  (await caller.get('/api/auth/user')).status === 200;

async function expectRefused(answer: ReturnType<typeof exchange>): Promise<void> {
  const { status, body } = await answer;
  expect([status, body.detail]).toEqual([401, REFUSED]);
}

describe('signing in to the desktop app through an OpenID provider', () => {
  it("redirects to the page that opens the app, with a code and the app's state", async () => {
    const end = await walkThrough();
    expect(end).toBe(`/login#app=${codeIn(end)}.${state}`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('gives the app its own session for code and verifier', async () => {
    const app = polaris.visitor();
    await app.get('/api/auth/openid');
    const before = app.cookies.get('polaris');
    const { status, body } = await exchange(codeIn(await walkThrough()), app);
    expect([status, body.email]).toEqual([200, 'maya@example.com']);
    expect(await isSignedIn(app)).toBe(true);
    expect(before).toBeDefined();
    expect(app.cookies.get('polaris')).not.toBe(before);
  });

  it('stores the app code only as a hash', async () => {
    const code = codeIn(await walkThrough());
    const rows =
      await polaris.dataSource.query<{ hash: string; challenge: string }[]>(
        'select * from app_codes',
      );
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.map(({ challenge }) => challenge)).toContain(challengeOf(verifier));
  });

  it('rejects a used app code, also when it is used twice concurrently', async () => {
    const code = codeIn(await walkThrough());
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    await expectRefused(exchange(code));
  });

  it('rejects a wrong verifier and invalidates the app code', async () => {
    const code = codeIn(await walkThrough());
    await expectRefused(exchange(code, polaris.visitor(), key()));
    await expectRefused(exchange(code));
  });

  it('rejects an expired or unknown app code', async () => {
    const code = codeIn(await walkThrough());
    await polaris.dataSource.query('update app_codes set "expiresAt" = now()');
    await expectRefused(exchange(code));
    await expectRefused(exchange(key()));
  });

  it('rejects the app code of an account that was disabled or signed out everywhere', async () => {
    const [closed, left] = [codeIn(await walkThrough()), codeIn(await walkThrough())];
    const app = polaris.visitor();
    await exchange(codeIn(await walkThrough()), app);
    await polaris.dataSource.query(`update users set "disabledAt" = now()`);
    await expectRefused(exchange(closed));
    await polaris.dataSource.query('update users set "disabledAt" = null');
    await app.delete('/api/auth/devices');
    await expectRefused(exchange(left));
  });

  it('counts exchanges of app codes as sign-in attempts', async () => {
    const guesser = polaris.visitor();
    for (let count = 0; count < 100; count += 1) await exchange(key(), guesser);
    const { status, headers } = await exchange(key(), guesser);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('rejects an app code from a page of another site', async () => {
    const body = { code: key(), verifier };
    const headers = { origin: 'https://evil.example' };
    expect((await polaris.visitor().post('/api/auth/exchange', body, { headers })).status).toBe(
      403,
    );
  });

  it.each([
    'appChallenge=short&appState=short',
    `appChallenge=${'x'.repeat(43)}`,
    `appChallenge=${'x'.repeat(43)}&appState=https://evil.example`,
  ])('rejects to start an app sign-in with %s', async (query) => {
    for (const path of ['/api/login', '/api/auth/openid'])
      expect((await browser.get(`${path}?${query}`)).status).toBe(400);
  });

  it('keeps a later sign-in of the same browser separate from the app sign-in', async () => {
    const query = new URLSearchParams({ appChallenge: challengeOf(verifier), appState: state });
    await browser.get(`/api/auth/openid?${query}`);
    const start = await browser.get('/api/auth/openid?returnTo=/admin');
    const back = await provider.pass(start.headers.get('location')!, 'maya');
    const end = await browser.get(back.slice(PUBLIC_URL.length));
    expect(end.headers.get('location')).toBe('/admin');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('keeps app code and verifier out of the log (ASVS 16.2.5)', async () => {
    const code = codeIn(await walkThrough());
    await exchange(code, polaris.visitor(), key());
    await exchange(codeIn(await walkThrough()));
    expect(logged).toContain('/api/auth/exchange');
    for (const secret of [code, verifier, state]) expect(logged).not.toContain(secret);
  });
});
