import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateSync } from 'otplib';
import { DownloadTickets } from '../../office/backup/download-tickets';
import type { TestCaller } from '../../testing/caller';
import { untilMails } from '../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';

const OLD = 'the earlier secret'.padEnd(40, '-');
const NEW = 'the secret of today'.padEnd(40, '-');
const UNREADABLE =
  'Codes of your app can no longer be checked. Enter a recovery code, then set the app up again.';

/** Polaris before a rotation of its secret, while both secrets count, and after the old one is removed. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Each of them may send a mail.
  const mail = { SMTP_URL: smtp.url };
  before = await startTestApp({ env: { ...mail, SESSION_SECRET: OLD } });
  const both = { ...mail, SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD };
  during = await startTestApp({ beside: before, env: both });
  after = await startTestApp({ beside: before, env: { ...mail, SESSION_SECRET: NEW } });
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
  await smtp.close();
});
beforeEach(() => before.dataSource.query('delete from rate_limits'));

/** The same browser at another of the servers. */
function at(polaris: TestApp, { cookies }: TestCaller): TestCaller {
  const caller = polaris.visitor();
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}

const isSignedIn = async (caller: TestCaller) =>
  (await caller.get('/api/auth/user')).status === 200;

describe('a login session', () => {
  it('keeps a login session through a rotation of SESSION_SECRET, and signs it with the new one (ASVS 11.2.2)', async () => {
    const person = await before.customer();
    const moved = at(during, person);
    expect(await isSignedIn(moved)).toBe(true);
    expect(moved.cookies.get('polaris')).not.toBe(person.cookies.get('polaris'));
    expect(await isSignedIn(at(after, moved))).toBe(true);
  });

  it('ends a login session when the secret that signed it is no longer set', async () => {
    const person = await before.customer();
    expect(await isSignedIn(at(after, person))).toBe(false);
  });

  it('signs the cookie of a login session with the new secret once, and never after the session has ended', async () => {
    const moved = at(during, await before.customer());
    expect((await moved.get('/api/auth/user')).headers.getSetCookie()).not.toEqual([]);
    expect((await moved.get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
    const ended = await before.customer();
    await before.dataSource.query(`delete from sessions where sess->>'passport' = $1`, [
      ended.user.id,
    ]);
    expect((await at(during, ended).get('/api/auth/user')).headers.getSetCookie()).toEqual([]);
  });
});

describe('the second factor', () => {
  const codeOf = (secret: string) => generateSync({ strategy: 'totp', secret });

  async function enroll() {
    const person = await before.owner();
    const path = '/api/auth/two-factor';
    const { secret } = (await person.post(path, { currentPassword: PASSWORD })).body;
    const enabled = await person.post(`${path}/enable`, { code: codeOf(secret) });
    await forgetStep();
    return { person, secret: secret as string, codes: enabled.body.codes as string[] };
  }

  /** Makes the same code valid again. */
  const forgetStep = () => before.dataSource.query('update second_factors set "lastStep" = 0');

  const signIn = (polaris: TestApp, { user }: Person, code: string) =>
    polaris.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD, code });

  it('accepts codes of a second factor through a rotation of SESSION_SECRET, and seals its key with the new one (ASVS 11.2.2)', async () => {
    const { person, secret } = await enroll();
    expect((await signIn(during, person, codeOf(secret))).status).toBe(200);
    await forgetStep();
    expect((await signIn(after, person, codeOf(secret))).status).toBe(200);
  });

  it('explains what to do when the secret that sealed a second factor is no longer set', async () => {
    const { person, secret, codes } = await enroll();
    const { status, body } = await signIn(after, person, codeOf(secret));
    expect([status, body.errors]).toEqual([401, [{ path: 'code', message: UNREADABLE }]]);
    expect((await signIn(after, person, codes[0]!)).status).toBe(200);
  });
});

describe('a mailed code', () => {
  it('verifies an address with a mailed code through a rotation of SESSION_SECRET', async () => {
    const person = await before.customer();
    const [mail] = await untilMails(smtp, person.user.email, 1);
    const verified = at(during, person).post('/api/auth/verify-code', { code: mail!.code });
    expect((await verified).status).toBe(200);
  });
});

describe('a download ticket', () => {
  const ticket = { userId: 'somebody', epoch: 1 };

  it('opens a download ticket while the secret that sealed it is set, and not without it', () => {
    const sealed = new DownloadTickets([OLD]).seal(ticket);
    expect(new DownloadTickets([NEW, OLD]).open(sealed)).toMatchObject(ticket);
    expect(new DownloadTickets([NEW]).open(sealed)).toBeUndefined();
  });

  it('seals a download ticket with the new secret, which the old one cannot open', () => {
    const sealed = new DownloadTickets([NEW, OLD]).seal(ticket);
    expect(new DownloadTickets([OLD]).open(sealed)).toBeUndefined();
  });
});
