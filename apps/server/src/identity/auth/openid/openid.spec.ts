import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestCaller } from '../../../testing/caller';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { PASSWORD, type TestApp, startTestApp } from '../../../testing/test-app';

const PUBLIC_URL = 'http://polaris.test';
const CALLBACK = `${PUBLIC_URL}/api/auth/openid/callback`;

let provider: TestProvider;
let polaris: TestApp;

beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider(CALLBACK);
  polaris = await startTestApp({
    env: { PUBLIC_URL, ...provider.env },
  });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
});

async function begin(caller: TestCaller, returnTo = '/admin'): Promise<string> {
  const { status, headers } = await caller.get(`/api/auth/openid?returnTo=${returnTo}`);
  expect(status).toBe(302);
  return headers.get('location')!;
}

async function signIn(subject: string, caller = polaris.visitor()) {
  const back = await provider.pass(await begin(caller), subject);
  return { caller, answer: await caller.get(pathOf(back)), back };
}

const pathOf = (url: string) => url.slice(PUBLIC_URL.length);
const isSignedIn = async (caller: TestCaller) =>
  (await caller.get('/api/auth/user')).status === 200;

describe('sign-in through an OpenID provider', () => {
  it('creates an account for a verified address and returns to the first page', async () => {
    provider.people.set('new', { email: 'new@example.com', email_verified: true });
    const { caller, answer } = await signIn('new');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/admin');
    const { body } = await caller.get('/api/auth/user');
    expect(body).toMatchObject({ email: 'new@example.com', firstName: 'Maya', isAdmin: false });
  });

  it('redirects to the sign-in page when another site starts the sign-in (ASVS 7.6.2)', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const { headers } = await polaris
        .visitor()
        .get('/api/auth/openid?returnTo=/admin', { headers: { 'sec-fetch-site': site } });
      expect(headers.get('location')).toBe('/login?returnTo=%2Fadmin');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('recognizes a person by issuer and subject when their address changes (ASVS 6.8.1, 10.5.2)', async () => {
    provider.people.set('moved', { email: 'before@example.com', email_verified: true });
    const first = await signIn('moved');
    provider.people.set('moved', { email: 'after@example.com', email_verified: false });
    const second = await signIn('moved');
    const [one, two] = await Promise.all(
      [first, second].map(({ caller }) => caller.get('/api/auth/user')),
    );
    expect(one!.body.id).toBe(two!.body.id);
  });

  it('links an account by a verified address and removes its unverified password', async () => {
    const local = await polaris.customer();
    provider.people.set('owner-of-address', { email: local.user.email, email_verified: true });
    const { caller } = await signIn('owner-of-address');
    expect((await caller.get('/api/auth/user')).body.id).toBe(local.user.id);
    expect(await isSignedIn(local)).toBe(false);
    const again = await polaris
      .visitor()
      .post('/api/auth/login', { email: local.user.email, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it("leaves nothing of a stranger's account when the true owner of its address signs in", async () => {
    const stranger = await polaris.customer();
    const { email } = stranger.user;
    const elsewhere = polaris.visitor();
    await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
    await stranger.patch('/api/auth/user', {
      firstName: 'Eve',
      lastName: 'Adversary',
      phone: '666 666 6666',
      profileImageUrl: 'https://evil.example/eve.png',
    });
    await stranger.post('/api/communication-preferences', {
      userId: '',
      email: false,
      phone: true,
      text: true,
    });
    provider.people.set('true-owner', { email, email_verified: true });
    const { caller } = await signIn('true-owner');
    expect((await caller.get('/api/auth/user')).body).toMatchObject({
      id: stranger.user.id,
      emailStatus: 'verified',
      hasPassword: false,
      pendingEmail: null,
      firstName: 'Maya',
      lastName: null,
      phone: null,
      profileImageUrl: null,
    });
    expect((await caller.get('/api/communication-preferences')).body).toEqual({
      email: true,
      phone: false,
      text: false,
    });
    expect((await caller.get('/api/auth/devices')).body).toHaveLength(1);
    expect(await isSignedIn(elsewhere)).toBe(false);
  });

  it('rejects an ID token that was signed with a foreign key (ASVS 6.8.2, 9.1.1, 9.1.2, 9.1.3, 11.6.1)', async () => {
    provider.people.set('forged', { email: 'forged@example.com', email_verified: true });
    provider.forge = true;
    const { caller, answer } = await signIn('forged').finally(() => (provider.forge = false));
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
  });

  it.each([
    'not an address',
    `${'x'.repeat(250)}@example.com`,
    'a@b',
    'two@at@example.com',
    'a\u200Bda@example.com',
    '',
  ])('rejects an address from the provider that could not be registered: %s', async (email) => {
    provider.people.set('odd', { email, email_verified: true });
    const { caller, answer } = await signIn('odd');
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
  });

  it.each([
    ['says false', { email_verified: false }],
    ['says nothing', {}],
  ])('rejects a sign-in when the provider %s of the address being verified', async (_, claim) => {
    const local = await polaris.customer();
    provider.people.set('unverified', { email: local.user.email, ...claim });
    const { caller, answer } = await signIn('unverified');
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
    expect(await isSignedIn(local)).toBe(true);
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'other')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'other')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['a refusal', (url: URL) => (url.search = '?error=access_denied&state=x')],
  ])('rejects a provider sign-in with %s', async (_, spoil) => {
    provider.people.set('spoiled', { email: 'spoiled@example.com', email_verified: true });
    const caller = polaris.visitor();
    const back = new URL(await provider.pass(await begin(caller), 'spoiled'));
    spoil(back);
    const answer = await caller.get(back.pathname + back.search);
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('rejects a used code in the browser that used it (ASVS 10.1.2)', async () => {
    provider.people.set('replayed', { email: 'replayed@example.com', email_verified: true });
    const { caller, back } = await signIn('replayed');
    await caller.post('/api/auth/logout');
    const answer = await caller.get(pathOf(back));
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('rejects an unused code in a browser that did not start the sign-in (ASVS 10.1.2)', async () => {
    provider.people.set('intercepted', { email: 'other@example.com', email_verified: true });
    const starter = polaris.visitor();
    const back = await provider.pass(await begin(starter), 'intercepted');
    const caller = polaris.visitor();
    await begin(caller);
    const answer = await caller.get(pathOf(back));
    expect(answer.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect(await isSignedIn(caller)).toBe(false);
    expect(await isSignedIn((await starter.get(pathOf(back)), starter))).toBe(true);
  });

  it('sends PKCE, state and nonce, and only its own redirect address (ASVS 10.2.1, 10.5.1)', async () => {
    const url = new URL(await begin(polaris.visitor()));
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('redirect_uri')).toBe(CALLBACK);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(30);
  });

  it.each(['a b', 'x/y', '[', ''])(
    'starts a provider sign-in when a proxy sends the host "%s" (ASVS 4.1.3)',
    async (host) => {
      const { status } = await polaris
        .visitor()
        .get('/api/auth/openid', { headers: { 'x-forwarded-host': host } });
      expect(status).toBe(302);
    },
  );

  it('offers the provider on the sign-in page', async () => {
    expect((await polaris.visitor().get('/api/auth/options')).body).toEqual({
      openId: true,
      mail: false,
    });
  });

  it('returns 503 when the provider is unavailable', async () => {
    const lonely = await startTestApp({
      env: {
        OIDC_ISSUER_URL: 'http://127.0.0.1:1',
        OIDC_CLIENT_ID: 'x',
        OIDC_CLIENT_SECRET: 'y',
      },
    });
    expect((await lonely.visitor().get('/api/auth/openid')).status).toBe(503);
    await lonely.close();
  });
});
