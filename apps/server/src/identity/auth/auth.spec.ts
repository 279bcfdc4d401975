import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userSchema } from '@polaris/contracts';
import { StartError } from '../../platform/config/load-environment';
import { MailSender } from '../../platform/config/mail-sender';
import { CHEAP_HASHES, PASSWORD, type TestApp, startTestApp } from '../../testing/test-app';
import { setHashOptions } from './passwords/passwords';
import { OwnerService } from './sign-in/owner.service';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
  const owner = { name: 'Ines Calloway', isInvented: false, brand: 'Polaris', replyTime: 'soon' };
  polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve(owner));
});
afterAll(() => polaris.close());

const COMMON = 'This password is a common one with other digits or signs. Please choose another.';

let count = 0;
const newEmail = () => `somebody${(count += 1)}@example.com`;
const signIn = (caller: ReturnType<TestApp['visitor']>, email: string, password = PASSWORD) =>
  caller.post('/api/auth/login', { email, password });

describe('registering', () => {
  it('creates and signs in a customer without returning the password (ASVS 15.3.1)', async () => {
    const visitor = polaris.visitor();
    const email = newEmail();
    const { status, body } = await visitor.post('/api/auth/register', {
      email,
      password: PASSWORD,
      firstName: 'Maya',
      isAdmin: true,
      id: 'mine',
    });
    expect(status).toBe(201);
    expect(userSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ email, firstName: 'Maya', lastName: null, isAdmin: false });
    expect(body.id).not.toBe('mine');
    expect(Object.keys(body).sort()).toEqual(Object.keys(userSchema.shape).sort());
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({ email });
  });

  it('stores an argon2id hash and never the password (ASVS 11.4.2)', async () => {
    setHashOptions();
    const { user } = await polaris.customer().finally(() => setHashOptions(CHEAP_HASHES));
    const [row] = await polaris.dataSource.query('select "passwordHash" from users where id = $1', [
      user.id,
    ]);
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('returns 409 when an address in any letter case already has an account', async () => {
    const { user } = await polaris.customer();
    const { status, body } = await polaris
      .visitor()
      .post('/api/auth/register', { email: user.email.toUpperCase(), password: PASSWORD });
    expect(status).toBe(409);
    expect(body.detail).toMatch(/already an account/);
  });

  it.each([
    ['short', 'Password must be at least 8 characters.'],
    ['x'.repeat(129), 'Password must be at most 128 characters.'],
    ['Password1', 'This password is one of the most common ones. Please choose another.'],
    ['maya.okafor@harbor-trust.example', 'Choose a password that is not your email address.'],
    ['Password1!', COMMON],
    ['p4$$w0rd-2026', COMMON],
    ['L3tM31n!!', COMMON],
    ['polaris2026', COMMON],
    ['my polaris sign-in', 'Choose a password without "polaris" in it.'],
    ['P0lar1s for the win', 'Choose a password without "polaris" in it.'],
    ['a calloway password', 'Choose a password without "calloway" in it.'],
    ['Okafor, all seven', 'Choose a password without "okafor" in it.'],
    ['the h@rb0r at dawn', 'Choose a password without "harbor" in it.'],
    ['Adaeze-was-here', 'Choose a password without "adaeze" in it.'],
  ])('rejects to register with the password %s', async (password, message) => {
    const answer = await polaris.visitor().post('/api/auth/register', {
      email: 'maya.okafor@harbor-trust.example',
      firstName: 'Adaeze',
      password,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'password', message }]);
  });
});

describe('signing in', () => {
  it('starts a new session at each sign-in, in a cookie that scripts cannot read (ASVS 3.3.2, 3.3.4, 7.2.2, 7.2.4)', async () => {
    const { user } = await polaris.customer();
    const caller = polaris.visitor();
    const first = await signIn(caller, user.email);
    expect(first.status).toBe(200);
    const cookie = first.headers.getSetCookie().find((line) => line.startsWith('polaris='))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const before = caller.cookies.get('polaris');
    await signIn(caller, user.email);
    expect(caller.cookies.get('polaris')).not.toBe(before);
  });

  it('marks each cookie Secure with the __Host- prefix behind https (ASVS 3.3.1, 3.3.3, 12.2.1)', async () => {
    const secure = await startTestApp({ env: { PUBLIC_URL: 'https://polaris.example' } });
    const { headers } = await secure
      .visitor()
      .post(
        '/api/auth/register',
        { email: newEmail(), password: PASSWORD },
        { headers: { 'x-forwarded-proto': 'https' } },
      );
    expect(headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['__Host-polaris', '__Host-polaris-device', '__Host-polaris_hint']),
    );
    for (const line of headers.getSetCookie()) expect(line).toMatch(/^__Host-.*; Secure/);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-polaris='))!;
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).not.toMatch(/Domain/);
    await secure.close();
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { user } = await polaris.customer();
    const wrong = await signIn(polaris.visitor(), user.email, 'not this one');
    const unknown = await signIn(polaris.visitor(), 'nobody@example.com', 'not this one');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.detail).toBe('Email or password is wrong.');
  });

  it('returns 429 from the 11th wrong password of an account on, from any address', async () => {
    const { user } = await polaris.customer();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn(polaris.visitor(), user.email, 'wrong one')).status).toBe(401);
    for (const password of ['wrong one', PASSWORD]) {
      const answer = await signIn(polaris.visitor(), user.email, password);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('lets an account sign in from a known browser while strangers are limited', async () => {
    const customer = await polaris.customer();
    await customer.post('/api/auth/logout');
    for (let attempt = 0; attempt < 11; attempt += 1)
      await signIn(polaris.visitor(), customer.user.email, 'wrong one');
    expect((await signIn(polaris.visitor(), customer.user.email)).status).toBe(429);
    expect((await signIn(customer, customer.user.email)).status).toBe(200);
  });

  it('does not count correct passwords as attempts', async () => {
    const { user } = await polaris.customer();
    for (let time = 0; time < 12; time += 1)
      expect((await signIn(polaris.visitor(), user.email)).status).toBe(200);
  });

  it('limits an IP address that tries one password on many accounts (ASVS 15.3.4)', async () => {
    const visitor = polaris.visitor();
    const accounts = Array.from({ length: 101 }, (_, index) => `spray${index}@example.com`);
    const statuses: number[] = [];
    // In groups: the server turns too many at once away, which does not count.
    while (accounts.length > 0) {
      const group = accounts.splice(0, 8).map((email) => signIn(visitor, email, 'Summer2026!'));
      statuses.push(...(await Promise.all(group)).map(({ status }) => status));
    }
    // The last ones run concurrently, so any of them may be the one over the limit.
    expect(statuses.toSorted()).toEqual([...Array<number>(100).fill(401), 429]);
  });
});

describe('ending a session', () => {
  const refused = async (caller: ReturnType<TestApp['visitor']>) =>
    (await caller.get('/api/auth/user')).status;

  it('ends a session at sign-out, also for a copy of the cookie', async () => {
    const customer = await polaris.customer();
    const copy = polaris.visitor();
    for (const [name, value] of customer.cookies) copy.cookies.set(name, value);
    const { status, headers } = await customer.post('/api/auth/logout');
    expect(status).toBe(204);
    expect(headers.getSetCookie().join()).toMatch(/polaris_hint=;/);
    expect(headers.getSetCookie().join()).toMatch(/polaris=;/);
    expect(await refused(customer)).toBe(401);
    expect(await refused(copy)).toBe(401);
  });

  it('keeps the cookie of a newer session when a late response signs the old one out', async () => {
    const customer = await polaris.customer();
    const late = polaris.visitor();
    for (const [name, value] of customer.cookies) late.cookies.set(name, value);
    await customer.post('/api/auth/logout');
    const { status, headers } = await late.get('/api/customers');
    expect(status).toBe(401);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('loses owner rights on the next request when they are revoked', async () => {
    const owner = await polaris.owner();
    expect((await owner.get('/api/admin/contact-submissions')).status).toBe(200);
    await polaris.dataSource.query('update users set "isAdmin" = false where id = $1', [
      owner.user.id,
    ]);
    expect((await owner.get('/api/admin/contact-submissions')).status).toBe(403);
  });

  it('ends a session when its account is disabled (ASVS 7.4.2)', async () => {
    const customer = await polaris.customer();
    await polaris.dataSource.query('update users set "disabledAt" = now() where id = $1', [
      customer.user.id,
    ]);
    expect(await refused(customer)).toBe(401);
    expect((await signIn(polaris.visitor(), customer.user.email)).status).toBe(401);
  });

  it('ends a session at its maximum age (ASVS 7.3.2)', async () => {
    const customer = await polaris.customer();
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', '1000000')
       where sess->>'passport' = $1`,
      [customer.user.id],
    );
    expect(await refused(customer)).toBe(401);
  });
});

describe("the user's own profile", () => {
  it('changes only the sent fields of a profile', async () => {
    const customer = await polaris.customer();
    await customer.patch('/api/auth/user', { firstName: 'Maya', phone: '(310) 555-0110' });
    const { body } = await customer.patch('/api/auth/user', {
      lastName: 'Okafor',
      profileImageUrl: 'https://example.com/maya.jpg',
      email: 'other@example.com',
      isAdmin: true,
    });
    expect(body).toMatchObject({
      firstName: 'Maya',
      lastName: 'Okafor',
      phone: '(310) 555-0110',
      email: customer.user.email,
      isAdmin: false,
    });
    expect((await customer.patch('/api/auth/user', {})).body).toMatchObject({ lastName: 'Okafor' });
    expect((await customer.patch('/api/auth/user', { firstName: '' })).body.firstName).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'picture.png',
    'http://example.com/a.png',
  ])('rejects %s as a profile picture', async (profileImageUrl) => {
    const customer = await polaris.customer();
    expect((await customer.patch('/api/auth/user', { profileImageUrl })).status).toBe(400);
  });
});

describe('the owner account', () => {
  it('creates the owner once from the link of the first start (ASVS 6.3.2, 6.4.1)', async () => {
    const fresh = await startTestApp();
    const link = await fresh.app.get(OwnerService).setupLink();
    const token = /#setup=(.+)$/.exec(link!)![1];
    const names = { firstName: 'Ada', lastName: 'Reed' };
    const setUp = { token, email: 'owner@example.com', password: 'seven quiet harbors', ...names };
    const both = await Promise.all([
      fresh.visitor().post('/api/auth/setup', setUp),
      fresh.visitor().post('/api/auth/setup', setUp),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 201)!.body).toMatchObject({
      isAdmin: true,
      ...names,
    });
    expect(await fresh.app.get(OwnerService).setupLink()).toBeUndefined();
    await fresh.close();
  });

  it('rejects an owner a new password of less than fifteen characters', async () => {
    const owner = await polaris.owner();
    const change = (password: string) =>
      owner.put('/api/auth/password', { currentPassword: PASSWORD, password });
    const { status, body } = await change('fourteen signs');
    expect([status, body.errors?.[0].message]).toEqual([
      400,
      'Password must be at least 15 characters.',
    ]);
    expect((await change('fifteen signs or more')).status).toBeLessThan(300);
  });

  it('replaces an earlier account with the address of ADMIN_EMAIL by the owner', async () => {
    const squatter = await polaris.customer();
    await squatter.patch('/api/auth/user', {
      firstName: 'Eve',
      phone: '666 666 6666',
      profileImageUrl: 'https://evil.example/eve.png',
    });
    const owner = polaris.app.get(OwnerService);
    await owner.ensure(squatter.user.email, 'seven quiet harbors');
    expect((await squatter.get('/api/auth/user')).status).toBe(401);
    const visitor = polaris.visitor();
    const { body } = await signIn(visitor, squatter.user.email, 'seven quiet harbors');
    expect(body).toMatchObject({
      isAdmin: true,
      firstName: null,
      phone: null,
      profileImageUrl: null,
    });
    await owner.ensure(squatter.user.email, 'another start, another password');
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });
});

describe('ADMIN_PASSWORD', () => {
  it.each(['password1', 'Person@Example.com', 'person', 'polaris2026', 'a person of 1'])(
    'rejects to start with the weak ADMIN_PASSWORD %s',
    async (password) => {
      const making = polaris.app.get(OwnerService).ensure('person@example.com', password);
      await expect(making).rejects.toThrow(/^ADMIN_PASSWORD cannot be used\. /);
      await expect(making).rejects.toBeInstanceOf(StartError);
    },
  );

  it('ignores ADMIN_PASSWORD at the start when the owner exists', async () => {
    const { user } = await polaris.owner();
    await expect(polaris.app.get(OwnerService).ensure(user.email, 'polaris2026')).resolves.toBe(
      undefined,
    );
  });
});

describe('GET /api/login', () => {
  it.each([
    ['?returnTo=/admin', '/admin'],
    ['?returnTo=/services/3%3Fbuy=1', '/services/3?buy=1'],
    ['?returnTo=//evil.example', '/dashboard'],
    ['?returnTo=/%5Cevil.example', '/dashboard'],
    ['?returnTo=%2f%2fevil.example', '/dashboard'],
    ['?returnTo=https:evil.example', '/dashboard'],
    ['?returnTo=/a%0d%0aSet-Cookie:x=1', '/dashboard'],
  ])('redirects to the sign-in page with %s and back to %s', async (query, returnTo) => {
    const { status, headers } = await polaris
      .visitor()
      .get(`/api/login${query}`, { headers: { host: 'evil.example' } });
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  });

  it('redirects to the sign-in page without a return path when none is given', async () => {
    const { headers } = await polaris.visitor().get('/api/login');
    expect(headers.get('location')).toBe('/login');
  });
});
