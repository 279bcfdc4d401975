import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { generateSync } from 'otplib';
import type { TestCaller } from '../../../testing/caller';
import { mailWith, untilMails } from '../../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { addCustomer, linkAccount } from '../../../testing/data/records';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { MailSender } from '../../../platform/config/mail-sender';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { race } from '../../../testing/long-form';

const PUBLIC_URL = 'http://polaris.test';
const PATH = '/api/auth/two-factor';
const NEEDED = 'Enter the code from your authenticator app.';
const WRONG =
  'That code is wrong or has expired. Make sure your phone sets its time automatically.';

let smtp: TestSmtp;
let provider: TestProvider;
let polaris: TestApp;
beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  smtp = await startSmtp();
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  const env = { SMTP_URL: smtp.url, PUBLIC_URL, ...provider.env };
  polaris = await startTestApp({ env });
  const site = { name: 'Ada Harbor', isInvented: false, brand: 'Harbor Data', replyTime: 'soon' };
  polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve(site));
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
  await smtp.close();
});
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

/** A code of the app, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ strategy: 'totp', secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

const begin = (person: Person, currentPassword = PASSWORD) =>
  person.post(PATH, { currentPassword });

interface Enrolled {
  person: Person;
  secret: string;
  codes: string[];
}

/** An owner whose account asks for codes; the current code counts as unused. */
async function enroll(given?: Person): Promise<Enrolled> {
  const person = given ?? (await polaris.owner());
  const { secret } = (await begin(person)).body;
  const { body, status } = await person.post(`${PATH}/enable`, { code: codeOf(secret) });
  expect(status).toBe(200);
  await polaris.dataSource.query('update second_factors set "lastStep" = 0');
  return { person, secret, codes: body.codes };
}

const signIn = ({ person }: Enrolled, code?: string, password = PASSWORD) =>
  polaris.visitor().post('/api/auth/login', { email: person.user.email, password, code });

const codeError = (message: string) => [{ path: 'code', message }];

describe('turning two-factor authentication on', () => {
  it('asks for a password that was typed long ago before a second factor, and turns it on only with a code of the app', async () => {
    const person = await polaris.owner();
    expect((await begin(person, 'wrong one')).status).toBe(400);
    expect((await person.post(PATH, {})).status).toBe(200);
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::float8))
       where sess->>'passport' = $1`,
      [person.user.id, Date.now() - 10 * 60_000 - 1000],
    );
    const late = await person.post(PATH, {});
    expect([late.status, late.body.errors?.[0].path]).toEqual([400, 'currentPassword']);
    const { secret, uri } = (await begin(person)).body;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Harbor%20Data:.*issuer=Harbor%20Data/);
    expect(uri).toContain(secret);
    const off = { enabledAt: null, recoveryCodesLeft: 0 };
    expect((await person.get(PATH)).body).toMatchObject(off);
    const wrong = await person.post(`${PATH}/enable`, { code: '000000' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, codeError(WRONG)]);
    expect((await person.get(PATH)).body).toMatchObject(off);
  });

  it('returns ten recovery codes and mails the account when a second factor is turned on (ASVS 6.5.4)', async () => {
    const { person, codes } = await enroll();
    expect(codes).toHaveLength(10);
    expect((await person.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 10 });
    const [mail] = await untilMails(smtp, person.user.email, 1);
    expect(mail!.subject).toBe('Two-factor authentication is on');
    expect((await begin(person)).status).toBe(409);
  });

  it('stores the key and the recovery codes of a second factor unreadable (ASVS 6.5.2)', async () => {
    const { person, secret, codes } = await enroll();
    const [row] = await polaris.dataSource.query(
      `select secret, (select json_agg(hash) from recovery_codes c where c."userId" = f."userId")
       from second_factors f where "userId" = $1`,
      [person.user.id],
    );
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain(codes[0]!);
  });

  it('rejects a second factor to an account whose address is not verified', async () => {
    const stranger = await polaris.customer();
    const { status, body } = await begin(stranger);
    expect([status, body.detail]).toEqual([409, 'Please verify your email address first.']);
  });
});

describe('signing in with a second factor', () => {
  it('signs in with a second factor only by password and code', async () => {
    const enrolled = await enroll();
    const without = await signIn(enrolled);
    expect([without.status, without.body.errors]).toEqual([401, codeError(NEEDED)]);
    const wrong = await signIn(enrolled, '000000');
    expect([wrong.status, wrong.body.errors]).toEqual([401, codeError(WRONG)]);
    expect((await signIn(enrolled, codeOf(enrolled.secret), 'wrong one')).body.errors).toBe(
      undefined,
    );
    expect((await signIn(enrolled, ` ${codeOf(enrolled.secret)}`)).status).toBe(200);
  });

  race('signs in once when ten concurrent sign-ins send the same code (ASVS 6.5.1)', async () => {
    const enrolled = await enroll();
    const code = codeOf(enrolled.secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(enrolled, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await polaris.dataSource.query('delete from rate_limits');
    expect((await signIn(enrolled, code)).status).toBe(401);
  });

  it.each([
    ['five minutes behind', -10],
    ['five minutes ahead', 10],
  ])('rejects a code from a clock that is %s', async (_, steps) => {
    const enrolled = await enroll();
    const { status, body } = await signIn(enrolled, codeOf(enrolled.secret, steps));
    expect([status, body.detail]).toEqual([401, WRONG]);
  });

  it('signs in with a recovery code once, and mails the account (ASVS 6.5.1)', async () => {
    const enrolled = await enroll();
    const [code = ''] = enrolled.codes;
    expect((await signIn(enrolled, code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(enrolled, code)).status).toBe(401);
    await mailWith(smtp, enrolled.person.user.email, 'A recovery code was used');
    expect((await enrolled.person.get(PATH)).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('rejects the right code of a second factor after ten wrong ones', async () => {
    const enrolled = await enroll();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(enrolled, '000000');
    expect((await signIn(enrolled, codeOf(enrolled.secret))).status).toBe(429);
  });
});

describe('a forgotten password with a second factor', () => {
  const reset = (token: string, code?: string) =>
    polaris
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'a far better one', code });

  it('asks for a code when a mailed link resets the password of an account with a second factor (ASVS 6.4.3)', async () => {
    const { person, secret } = await enroll();
    const { email } = person.user;
    await polaris.visitor().post('/api/auth/forgot-password', { email });
    const { token } = await mailWith(smtp, email, 'Choose a new password');
    const without = await reset(token!);
    expect([without.status, without.body.errors]).toEqual([401, codeError(NEEDED)]);
    expect((await reset(token!, codeOf(secret))).status).toBe(200);
  });

  it('turns the second factor off, with a mail about it, when a link made at the machine resets the password (ASVS 6.4.4)', async () => {
    const enrolled = await enroll();
    const { person } = enrolled;
    const { OneTimeLinksService } = await import('../tokens/one-time-links.service');
    const { UsersService } = await import('../../users/users.service');
    const { Database } = await import('../../../platform/database/database');
    const { app } = polaris;
    const user = await app.get(UsersService).get(person.user.id);
    const links = app.get(OneTimeLinksService);
    const { url } = await app.get(Database).transaction(() => links.make(user));
    expect((await reset(url.split('=')[1]!)).status).toBe(200);
    expect((await signIn(enrolled, undefined, 'a far better one')).status).toBe(200);
    await mailWith(smtp, person.user.email, 'Two-factor authentication was turned off');
  });

  it('asks for a code when the owner has made the link for a client', async () => {
    const client = await polaris.customer();
    await polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [
      client.user.id,
    ]);
    const { secret } = await enroll(client);
    const owner = await polaris.owner();
    const customer = await addCustomer(owner);
    await linkAccount(owner, customer.id, client.user.id);
    const made = await owner.post(`/api/customers/${customer.id}/account/one-time-link`);
    const token = made.body.url.split('=')[1];
    expect((await reset(token)).status).toBe(401);
    expect((await reset(token, codeOf(secret))).status).toBe(200);
  });

  it('keeps the second factor of the owner when the server starts with ADMIN_PASSWORD', async () => {
    const enrolled = await enroll();
    const { OwnerService } = await import('../sign-in/owner.service');
    await polaris.app.get(OwnerService).ensure(enrolled.person.user.email, PASSWORD);
    expect((await signIn(enrolled)).status).toBe(401);
  });
});

describe('a sign-in through the provider', () => {
  /** Signs an enrolled owner in at the provider; returns the redirect of the browser. */
  async function comeBack({ person }: Enrolled, caller: TestCaller): Promise<string> {
    const { id, email } = person.user;
    provider.people.set(id, { email, email_verified: true });
    const start = await caller.get('/api/auth/openid?returnTo=/admin/customers');
    const back = await provider.pass(start.headers.get('location')!, id);
    const end = await caller.get(back.slice(PUBLIC_URL.length));
    return end.headers.get('location')!;
  }

  it('asks for a code after a sign-in through the provider when the account has a second factor (ASVS 6.3.4, 6.8.4)', async () => {
    const enrolled = await enroll();
    const caller = polaris.visitor();
    expect(await comeBack(enrolled, caller)).toBe('/login#code');
    expect((await caller.get('/api/auth/user')).status).toBe(401);
    const finish = (code: string) => caller.post(`${PATH}/sign-in`, { code });
    expect((await finish('000000')).status).toBe(401);
    const { status, body } = await finish(codeOf(enrolled.secret));
    expect([status, body]).toEqual([200, { location: '/admin/customers' }]);
    expect((await caller.get('/api/auth/user')).status).toBe(200);
  });

  it('rejects to finish a sign-in through the provider in a browser that did not start it', async () => {
    const { secret } = await enroll();
    const answer = await polaris.visitor().post(`${PATH}/sign-in`, { code: codeOf(secret) });
    expect(answer.body.detail).toBe('This sign-in has expired. Please start again.');
  });
});

describe('actions that require a recent code', () => {
  const forget = ({ person }: Enrolled) =>
    polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}', to_jsonb($2::float8))
       where sess->>'passport' = $1`,
      [person.user.id, Date.now() - 10 * 60_000 - 1000],
    );
  const change = ({ person }: Enrolled) =>
    person.put('/api/auth/password', { currentPassword: PASSWORD, password: 'a far better one' });

  it('exports and changes the password for ten minutes after a code of the second factor', async () => {
    const enrolled = await enroll();
    const { person, secret } = enrolled;
    expect((await person.get('/api/admin/export/customers')).status).toBe(200);
    await forget(enrolled);
    const refused = await person.get('/api/admin/export/customers');
    const message = 'Enter a code from your authenticator app to continue.';
    expect([refused.status, refused.body.errors]).toEqual([403, codeError(message)]);
    expect((await change(enrolled)).status).toBe(403);
    expect((await person.post(`${PATH}/confirm`, { code: codeOf(secret) })).status).toBe(204);
    expect((await change(enrolled)).status).toBe(204);
  });

  it('gives the session a new key when a code is entered, and lets pending requests finish with the old one (ASVS 7.2.4)', async () => {
    const enrolled = await enroll();
    const { person, secret } = enrolled;
    await forget(enrolled);
    const device = (await person.get('/api/auth/devices')).body[0];
    const earlier = new Map(person.cookies);
    expect((await person.post(`${PATH}/confirm`, { code: codeOf(secret) })).status).toBe(204);
    expect(person.cookies.get('polaris')).not.toBe(earlier.get('polaris'));
    expect((await person.get('/api/auth/devices')).body).toEqual([device]);

    const late = polaris.visitor();
    for (const [name, value] of earlier) late.cookies.set(name, value);
    expect((await late.get('/api/auth/user')).status).toBe(200);
    expect((await late.get('/api/admin/export/customers')).status).toBe(403);
    const [{ left }] = await polaris.dataSource.query(
      `select extract(epoch from expire - now())::float as left from sessions where sess->>'replaced' = 'true' and sess->>'passport' = $1 order by expire limit 1`,
      [person.user.id],
    );
    expect(left).toBeLessThanOrEqual(10);
    expect((await person.call('DELETE', `/api/auth/devices/${device.id}`, {})).status).toBe(204);
    expect((await late.get('/api/auth/user')).status).toBe(401);
  });

  it('rejects a new password when the recent code was entered in another login session', async () => {
    const enrolled = await enroll();
    const other = await signIn(enrolled, codeOf(enrolled.secret));
    expect(other.status).toBe(200);
    await forget(enrolled);
    expect((await change(enrolled)).status).toBe(403);
  });
});

describe('turning two-factor authentication off', () => {
  it('turns a second factor off with a code, after which the password is enough to sign in', async () => {
    const enrolled = await enroll();
    const { person, secret } = enrolled;
    const off = (code: string) => person.call('DELETE', PATH, { code });
    expect((await off('000000')).status).toBe(400);
    expect((await off(codeOf(secret))).status).toBe(204);
    expect((await signIn(enrolled)).status).toBe(200);
    expect((await off(codeOf(secret, 1))).status).toBe(409);
    // A window that still asks for a code can also sign in with one.
    expect((await signIn(enrolled, codeOf(secret, 1))).status).toBe(200);
  });

  it('also asks for the password when the sign-in was ten minutes ago (ASVS 7.5.1)', async () => {
    const { person, secret } = await enroll();
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::float8))
       where sess->>'passport' = $1`,
      [person.user.id, Date.now() - 10 * 60_000 - 1000],
    );
    const code = codeOf(secret);
    const renew = (body: object) => person.post(`${PATH}/recovery-codes`, body);
    const disable = (body: object) => person.call('DELETE', PATH, body);
    for (const change of [renew, disable]) {
      const { status, body } = await change({ code });
      expect([status, body.errors[0].path]).toEqual([400, 'currentPassword']);
      expect((await change({ code, currentPassword: 'not the one' })).status).toBe(400);
    }
    // Refusals did not use up the code.
    expect((await disable({ code, currentPassword: PASSWORD })).status).toBe(204);
  });

  it('replaces the recovery codes when a code of the second factor is sent', async () => {
    const enrolled = await enroll();
    const { person, secret, codes } = enrolled;
    const renewed = await person.post(`${PATH}/recovery-codes`, { code: codeOf(secret) });
    expect(renewed.body.codes).toHaveLength(10);
    expect((await signIn(enrolled, codes[0])).status).toBe(401);
    expect((await signIn(enrolled, renewed.body.codes[0])).status).toBe(200);
  });
});
