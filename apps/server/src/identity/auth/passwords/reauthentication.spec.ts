import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestCaller } from '../../../testing/caller';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { PASSWORD, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';

const PUBLIC_URL = 'http://polaris.test';
const SIGN_IN_AGAIN = 'For your security, please sign in again first.';

let provider: TestProvider;
let polaris: TestApp;
beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  polaris = await startTestApp({ env: { PUBLIC_URL, ...provider.env } });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
});

/** Signs in at the provider in this caller's browser. */
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

describe('accounts that sign in through a provider only', () => {
  it('changes the address of a provider-only account only after a new sign-in at the provider (ASVS 7.6.1)', async () => {
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

  it('deletes a provider-only account only after a new sign-in at the provider', async () => {
    const { caller, subject, email } = await withoutPassword();
    expect((await remove(caller, email)).status).toBe(403);
    await signIn(caller, subject, '?again=true');
    expect((await remove(caller, email)).status).toBe(204);
  });

  it('deletes a provider-only account within ten minutes of a sign-in', async () => {
    const { caller, subject, email } = await withoutPassword();
    await signIn(caller, subject, '?again=true');
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{provenAt}', to_jsonb($1::float8))
       where sess->>'provenAt' is not null`,
      [Date.now() - 10 * 60_000 - 1000],
    );
    expect((await changeTo(caller, `next-${email}`)).status).toBe(403);
  });

  it('rejects a fresh sign-in when the provider did not ask again (ASVS 6.8.4)', async () => {
    const { subject } = await withoutPassword();
    const caller = polaris.visitor();
    const start = await caller.get('/api/auth/openid?again=true');
    const silent = new URL(start.headers.get('location')!);
    silent.searchParams.delete('max_age');
    // Without max_age the provider does not send auth_time.
    const back = await provider.pass(silent.href, subject);
    const end = await caller.get(back.slice(PUBLIC_URL.length));
    expect(end.headers.get('location')).toMatch(/^\/login\?refused=/);
    expect((await caller.get('/api/auth/user')).status).toBe(401);
  });
});

describe('accounts with a password', () => {
  it('deletes an account with a password only with that password, and counts wrong ones', async () => {
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
