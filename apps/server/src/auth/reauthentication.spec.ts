import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestCaller } from '../testing/caller';
import { type TestProvider, startProvider } from '../testing/openid-provider';
import { PASSWORD, type TestApp, deleteAccount, startTestApp } from '../testing/test-app';

const PUBLIC_URL = 'http://polaris.test';
const SIGN_IN_AGAIN = 'For your security, please sign in again first.';

let provider: TestProvider;
let polaris: TestApp;
beforeAll(async () => {
  // The provider prints that its settings are for development, which is what this is.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env } });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
});

/** Goes to the provider, in the browser of this caller, and comes back signed in. */
async function signIn(caller: TestCaller, subject: string, query = ''): Promise<URL> {
  const start = await caller.get(`/api/auth/openid${query}`);
  const address = start.headers.get('location')!;
  const back = await provider.pass(address, subject);
  const end = await caller.get(back.slice(PUBLIC_URL.length));
  expect(end.headers.get('location')).not.toMatch(/refused/);
  return new URL(address);
}

let people = 0;
async function withoutPassword(): Promise<{ caller: TestCaller; subject: string; email: string }> {
  const subject = `subject-${(people += 1)}`;
  const email = `${subject}@example.com`;
  provider.people.set(subject, { email, email_verified: true });
  const caller = polaris.visitor();
  await signIn(caller, subject);
  return { caller, subject, email };
}

const changeTo = (caller: TestCaller, email: string) => caller.put('/api/auth/email', { email });
const remove = (caller: TestCaller, email: string) =>
  caller.call('DELETE', '/api/account', { email });

describe('an account that signs in through a provider alone', () => {
  it('does not change its address by a session, until its person has signed in there again', async () => {
    const { caller, subject, email } = await withoutPassword();
    const next = `next-${email}`;
    const { status, body } = await changeTo(caller, next);
    expect([status, body.detail]).toEqual([403, SIGN_IN_AGAIN]);
    await signIn(caller, subject);
    expect((await changeTo(caller, next)).status).toBe(403);
    const asked = await signIn(caller, subject, '?again=true');
    expect(asked.searchParams.get('max_age')).toBe('0');
    expect((await changeTo(caller, next)).body).toMatchObject({ email: next });
  });

  it('refuses to delete a provider-only account until its person signs in at the provider again', async () => {
    const { caller, subject, email } = await withoutPassword();
    expect((await remove(caller, email)).status).toBe(403);
    await signIn(caller, subject, '?again=true');
    expect((await remove(caller, email)).status).toBe(204);
  });

  it('lets a provider-only account be deleted within ten minutes of a sign-in', async () => {
    const { caller, subject, email } = await withoutPassword();
    await signIn(caller, subject, '?again=true');
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{provenAt}', to_jsonb($1::float8))
       where sess->>'provenAt' is not null`,
      [Date.now() - 10 * 60_000 - 1000],
    );
    expect((await changeTo(caller, `next-${email}`)).status).toBe(403);
  });

  it('refuses a fresh sign-in when the provider did not ask again', async () => {
    const { subject } = await withoutPassword();
    const caller = polaris.visitor();
    const start = await caller.get('/api/auth/openid?again=true');
    const silent = new URL(start.headers.get('location')!);
    silent.searchParams.delete('max_age');
    // Without it the provider does not say when it asked.
    const back = await provider.pass(silent.href, subject);
    const end = await caller.get(back.slice(PUBLIC_URL.length));
    expect(end.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect((await caller.get('/api/auth/user')).status).toBe(401);
  });
});

describe('an account with a password', () => {
  it('is deleted with it alone, which is counted like every attempt', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    const without = await remove(person, email);
    expect([without.status, without.body.errors]).toEqual([
      400,
      [{ path: 'currentPassword', message: 'Please enter your password.' }],
    ]);
    const wrong = await deleteAccount(person, email, 'wrong one');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'currentPassword']);
    for (let attempt = 0; attempt < 9; attempt += 1) await deleteAccount(person, email, 'wrong');
    expect((await deleteAccount(person, email, PASSWORD)).status).toBe(429);
    await polaris.dataSource.query('delete from rate_limits');
    expect((await deleteAccount(person, email, PASSWORD)).status).toBe(204);
  });
});
