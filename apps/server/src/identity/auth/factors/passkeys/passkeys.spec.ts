import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type PasskeyRequest, type User, passkeySchema } from '@polaris/contracts';
import { generateSync } from 'otplib';
import type { TestCaller, TestResponse } from '../../../../testing/caller';
import { mailWith } from '../../../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../../../testing/mail/smtp';
import {
  type Deviation,
  SoftwareAuthenticator,
} from '../../../../testing/stand-ins/software-authenticator';
import { MailSender } from '../../../../platform/config/mail-sender';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../../testing/test-app';

/*
 * "Level 3" is Web Authentication, Level 3 (https://www.w3.org/TR/webauthn-3/): section 7.1 says what is
 * checked of a new passkey, section 7.2 of one that is used.
 */

const PUBLIC_URL = 'http://localhost:3000';
const PATH = '/api/auth/two-factor';
const PASSKEYS = `${PATH}/passkeys`;
const EXPIRED = 'This took too long, or was used before. Please use your passkey again.';
const UNKNOWN = 'Your account does not have this passkey. Use another one, or enter a code.';
const WRONG = 'This passkey does not work here. Use another one, or enter a code.';

let smtp: TestSmtp;
let polaris: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url, PUBLIC_URL } });
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

interface Enrolled {
  person: Person;
  secret: string;
  codes: string[];
}

interface WithPasskey extends Enrolled {
  key: SoftwareAuthenticator;
  id: number;
}

/** An owner whose account asks for codes, with a recent one. */
async function enroll(): Promise<Enrolled> {
  const person = await polaris.owner();
  const { secret } = (await person.post(PATH, { currentPassword: PASSWORD })).body;
  const code = generateSync({ strategy: 'totp', secret });
  const { body, status } = await person.post(`${PATH}/enable`, { code });
  expect(status).toBe(200);
  return { person, secret, codes: body.codes };
}

const prepare = async (person: Person) => (await person.post(`${PASSKEYS}/options`, {})).body;

async function enrollWithPasskey(): Promise<WithPasskey> {
  const enrolled = await enroll();
  const key = new SoftwareAuthenticator(PUBLIC_URL);
  const { body, status } = await enrolled.person.post(
    PASSKEYS,
    key.create(await prepare(enrolled.person)),
  );
  expect(status).toBe(201);
  return { ...enrolled, key, id: body.id };
}

const credentials = ({ user }: { user: User }) => ({ email: user.email, password: PASSWORD });

async function askToSignIn(person: Person, visitor: TestCaller): Promise<PasskeyRequest> {
  const { body, status } = await visitor.post(`${PATH}/sign-in/passkey`, credentials(person));
  expect(status).toBe(200);
  return body as PasskeyRequest;
}

const signIn = (person: Person, visitor: TestCaller, passkey: object) =>
  visitor.post('/api/auth/login', { ...credentials(person), passkey });

/** A sign-in in a new browser, with an optional fault. */
async function signInWith(
  { person, key }: WithPasskey,
  deviation?: Deviation,
): Promise<TestResponse> {
  const visitor = polaris.visitor();
  return signIn(person, visitor, key.get(await askToSignIn(person, visitor), deviation));
}

const ask = async (person: Person): Promise<PasskeyRequest> =>
  (await person.post(`${PASSKEYS}/request`)).body;

const outcome = ({ status, body }: TestResponse) => [status, body?.detail];
const passkeyError = (message: string) => [{ path: 'passkey', message }];

const clearRecentProof = ({ person }: Enrolled) =>
  polaris.dataSource.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}', '0') where sess->>'passport' = $1`,
    [person.user.id],
  );

const ageSignIn = ({ user }: Person) =>
  polaris.dataSource.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb($2::float8))
     where sess->>'passport' = $1`,
    [user.id, Date.now() - 10 * 60_000 - 1000],
  );

const countPasskeys = async ({ person }: Enrolled): Promise<number> => {
  const [{ count }] = await polaris.dataSource.query(
    'select count(*)::int as count from passkeys where "userId" = $1',
    [person.user.id],
  );
  return count;
};

describe('adding a passkey', () => {
  it('adds a passkey named after the browser, renames it, and mails the account', async () => {
    const enrolled = await enroll();
    const { person } = enrolled;
    const key = new SoftwareAuthenticator(PUBLIC_URL);
    const userAgent = 'Mozilla/5.0 (Macintosh) Version/19.0 Safari/605.1';
    const options = await prepare(person);
    const added = await person.post(PASSKEYS, key.create(options), {
      headers: { 'user-agent': userAgent },
    });
    expect(passkeySchema.parse(added.body)).toMatchObject({
      name: 'Safari on macOS',
      backedUp: true,
      lastUsedAt: null,
    });
    const renamed = await person.patch(`${PASSKEYS}/${added.body.id}`, { name: 'My laptop' });
    expect(renamed.body).toEqual({ ...added.body, name: 'My laptop' });
    expect((await person.get(PATH)).body).toMatchObject({
      passkeys: [renamed.body],
      passkeysPossible: true,
    });
    await mailWith(smtp, person.user.email, 'A passkey was added');
  });

  it('names the business in the dialog of the browser', async () => {
    const site = { name: 'Ada', isInvented: false, brand: 'Harbor Data', replyTime: 'soon' };
    polaris.app.get(MailSender).setSiteOwner(() => Promise.resolve(site));
    const { person } = await enroll();
    expect((await prepare(person)).rp.name).toBe('Harbor Data');
  });

  it('rejects a passkey to an account without an authenticator app', async () => {
    const person = await polaris.owner();
    const { status, body } = await person.post(`${PASSKEYS}/options`, {});
    expect([status, body.detail]).toEqual([409, 'Two-factor authentication is off.']);
  });

  it('rejects to add or remove a passkey without a recent code', async () => {
    const enrolled = await enrollWithPasskey();
    await clearRecentProof(enrolled);
    const { person, id } = enrolled;
    const refused = await Promise.all([
      person.post(`${PASSKEYS}/options`, {}),
      person.call('DELETE', `${PASSKEYS}/${id}`, {}),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect(await countPasskeys(enrolled)).toBe(1);
  });

  it('asks for the password before passkeys change when the sign-in was ten minutes ago (ASVS 7.5.1)', async () => {
    const enrolled = await enrollWithPasskey();
    const { person, key, id } = enrolled;
    await ageSignIn(person);
    const add = (body: object) => person.post(`${PASSKEYS}/options`, body);
    const remove = (body: object) => person.call('DELETE', `${PASSKEYS}/${id}`, body);
    const disable = (body: object) => person.call('DELETE', PATH, body);
    for (const change of [add, remove]) {
      const unasked = await change({});
      expect([unasked.status, unasked.body.errors[0].path]).toEqual([400, 'currentPassword']);
      expect((await change({ currentPassword: 'not the one' })).status).toBe(400);
    }
    const passkey = key.get(await ask(person));
    expect((await disable({ passkey })).body.errors[0].path).toBe('currentPassword');
    expect(await countPasskeys(enrolled)).toBe(1);
    const currentPassword = PASSWORD;
    expect((await add({ currentPassword })).status).toBe(200);
    expect((await remove({ currentPassword })).status).toBe(204);
  });

  it('asks the browser not to make a second passkey where it has one', async () => {
    const { person, key } = await enrollWithPasskey();
    const { excludeCredentials } = await prepare(person);
    const id = key.id.toString('base64url');
    expect(excludeCredentials).toEqual([{ id, type: 'public-key', transports: ['internal'] }]);
  });

  // Level 3, section 7.1: steps 7 (type), 8 (challenge), 9 (origin), 10 (frames), 14 (RP ID), 15 (presence).
  it.each<[string, Deviation]>([
    ['was made for another origin', { origin: 'http://localhost:4000' }],
    ['was made for another host', { rpId: 'evil.example' }],
    ['answers another kind of request', { type: 'webauthn.get' }],
    ['was created without user presence', { isPresent: false }],
  ])('rejects a new passkey that %s', async (_, deviation) => {
    const enrolled = await enroll();
    const { person } = enrolled;
    const made = new SoftwareAuthenticator(PUBLIC_URL).create(await prepare(person), deviation);
    const { status, body } = await person.post(PASSKEYS, made);
    expect([status, body.detail]).toEqual([
      400,
      'This passkey cannot be used here. Please try another one.',
    ]);
    expect(await countPasskeys(enrolled)).toBe(0);
  });

  it('adds a passkey once when the same response is sent twice', async () => {
    const enrolled = await enroll();
    const { person } = enrolled;
    const made = new SoftwareAuthenticator(PUBLIC_URL).create(await prepare(person));
    const both = await Promise.all([person.post(PASSKEYS, made), person.post(PASSKEYS, made)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await countPasskeys(enrolled)).toBe(1);
  });

  // Level 3, section 7.1, step 26.
  it('rejects to add the passkey of another account', async () => {
    const { key } = await enrollWithPasskey();
    const other = await enroll();
    const made = key.create(await prepare(other.person));
    expect(outcome(await other.person.post(PASSKEYS, made))).toEqual([
      409,
      'This passkey has been added already.',
    ]);
  });
});

describe('signing in with a passkey', () => {
  it('accepts a passkey in place of a code at a sign-in, and says so', async () => {
    const enrolled = await enrollWithPasskey();
    const { person, key } = enrolled;
    const visitor = polaris.visitor();
    const without = await visitor.post('/api/auth/login', credentials(person));
    expect(without.status).toBe(401);
    expect(without.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'code',
      'passkey',
    ]);
    const request = await askToSignIn(person, visitor);
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([key.id.toString('base64url')]);
    const answer = key.get(request, { userHandle: encode(person.user.id) });
    expect((await signIn(person, visitor, answer)).status).toBe(200);
    const { passkeys } = (await visitor.get(PATH)).body;
    expect(passkeys[0].lastUsedAt).not.toBeNull();
    // It counts as a recent code.
    expect((await visitor.get(`${PATH}/recent`)).status).toBe(204);
  });

  it('asks for no passkey before the password is right', async () => {
    const { person } = await enrollWithPasskey();
    const wrong = { ...credentials(person), password: 'wrong one' };
    const { status, body } = await polaris.visitor().post(`${PATH}/sign-in/passkey`, wrong);
    expect([status, body.detail]).toEqual([401, 'Email or password is wrong.']);
  });

  it('signs in with a passkey of a person who is present but not verified, such as a security key without a lock', async () => {
    expect((await signInWith(await enrollWithPasskey(), { isVerified: false })).status).toBe(200);
  });

  // Level 3, section 7.2: steps 10 (type), 12 (origin), 13 (frames), 15 (RP ID), 16 (presence), 21 (signature).
  it.each<[string, Deviation]>([
    ['was used at another origin', { origin: 'https://evil.example' }],
    ['was used at another port', { origin: 'http://localhost:4000' }],
    ['was used for another host', { rpId: 'evil.example' }],
    ['answers another kind of request', { type: 'webauthn.create' }],
    ['was used in a frame of another site', { crossOrigin: true }],
    ['was used without user presence', { isPresent: false }],
    ['has signed something else', { isForged: true }],
  ])('rejects a passkey that %s', async (_, deviation) => {
    const refused = await signInWith(await enrollWithPasskey(), deviation);
    expect([refused.status, refused.body.errors]).toEqual([401, passkeyError(WRONG)]);
  });

  // Level 3, section 13.4.3: each challenge counts once.
  it('rejects the same passkey response a second time, even after one that failed', async () => {
    const { person, key } = await enrollWithPasskey();
    const visitor = polaris.visitor();
    const answer = key.get(await askToSignIn(person, visitor));
    const other = new SoftwareAuthenticator(PUBLIC_URL);
    const both = [await signIn(person, visitor, answer), await signIn(person, visitor, answer)];
    expect(both.map(({ status }) => status)).toEqual([200, 401]);
    const again = polaris.visitor();
    const request = await askToSignIn(person, again);
    expect(outcome(await signIn(person, again, other.get(request)))).toEqual([401, UNKNOWN]);
    expect(outcome(await signIn(person, again, key.get(request)))).toEqual([401, EXPIRED]);
  });

  it('accepts one of two passkey responses that arrive together', async () => {
    const { person, key } = await enrollWithPasskey();
    const visitor = polaris.visitor();
    const answer = key.get(await askToSignIn(person, visitor));
    const both = await Promise.all([1, 2].map(() => signIn(person, visitor, answer)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('rejects a passkey response in a browser other than the one that was asked', async () => {
    const { person, key } = await enrollWithPasskey();
    const answer = key.get(await askToSignIn(person, polaris.visitor()));
    expect(outcome(await signIn(person, polaris.visitor(), answer))).toEqual([401, EXPIRED]);
  });

  it('rejects a passkey response after five minutes', async () => {
    const { person, key } = await enrollWithPasskey();
    const visitor = polaris.visitor();
    const answer = key.get(await askToSignIn(person, visitor));
    await polaris.dataSource.query(`update passkey_challenges
      set "expiresAt" = "expiresAt" - interval '5 minutes'`);
    expect(outcome(await signIn(person, visitor, answer))).toEqual([401, EXPIRED]);
  });

  it('rejects a challenge that the server did not create', async () => {
    const challenge = Buffer.alloc(32).toString('base64url');
    expect(outcome(await signInWith(await enrollWithPasskey(), { challenge }))).toEqual([
      401,
      EXPIRED,
    ]);
  });

  // Level 3, section 7.2, steps 5 and 6.
  it('rejects the passkey of another account', async () => {
    const mine = await enrollWithPasskey();
    const { key } = await enrollWithPasskey();
    expect(outcome(await signInWith({ ...mine, key }))).toEqual([401, UNKNOWN]);
    const userHandle = encode('somebody else');
    expect(outcome(await signInWith(mine, { userHandle }))).toEqual([401, UNKNOWN]);
  });

  it('rejects a challenge that was made for another account in the same browser', async () => {
    const mine = await enrollWithPasskey();
    const other = await enrollWithPasskey();
    const visitor = polaris.visitor();
    const request = await askToSignIn(other.person, visitor);
    const refused = await signIn(mine.person, visitor, mine.key.get(request));
    expect(outcome(refused)).toEqual([401, EXPIRED]);
  });

  it('rejects a passkey that another window removes while this one asks for it', async () => {
    const { person, key, id } = await enrollWithPasskey();
    const visitor = polaris.visitor();
    const answer = key.get(await askToSignIn(person, visitor));
    expect((await person.call('DELETE', `${PASSKEYS}/${id}`, {})).status).toBe(204);
    expect(outcome(await signIn(person, visitor, answer))).toEqual([401, UNKNOWN]);
    const asked = await visitor.post(`${PATH}/sign-in/passkey`, credentials(person));
    expect(outcome(asked)).toEqual([409, 'This account has no passkey.']);
    await mailWith(smtp, person.user.email, 'A passkey was removed');
  });

  // Level 3, section 7.2, step 22, and section 6.1.1.
  it('rejects a passkey whose counter goes backward, and reports it in the security log and by mail', async () => {
    const enrolled = await enrollWithPasskey();
    const { person } = enrolled;
    expect((await signInWith(enrolled, { counter: 7 })).status).toBe(200);
    // Without a signature of the passkey, nothing is reported.
    expect((await signInWith(enrolled, { counter: 3, isForged: true })).body.detail).toBe(WRONG);
    for (const counter of [7, 3, 0]) {
      const refused = await signInWith(enrolled, { counter });
      expect(refused.body.detail).toMatch(/^This passkey was refused, as it may have been copied/);
    }
    const { body } = await person.get('/api/admin/security-events?event=sign_in_refused');
    expect(body).toContainEqual(
      expect.objectContaining({ detail: 'passkey', account: person.user.email, count: 3 }),
    );
    await mailWith(smtp, person.user.email, 'A passkey was refused');
    expect((await signInWith(enrolled, { counter: 8 })).status).toBe(200);
  });

  it('accepts a passkey without a counter repeatedly', async () => {
    const enrolled = await enrollWithPasskey();
    for (let use = 0; use < 2; use += 1)
      expect((await signInWith(enrolled, { counter: 0 })).status).toBe(200);
  });
});

describe('a recent passkey', () => {
  it('accepts a passkey as the recent code for ten minutes', async () => {
    const enrolled = await enrollWithPasskey();
    const { person, key } = enrolled;
    await clearRecentProof(enrolled);
    const refused = await person.get('/api/admin/export/customers');
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'code',
      'passkey',
    ]);
    const passkey = key.get(await ask(person));
    expect((await person.post(`${PATH}/confirm`, { passkey })).status).toBe(204);
    expect((await person.get('/api/admin/export/customers')).status).toBe(200);
    const replayed = await person.post(`${PATH}/confirm`, { passkey });
    expect([replayed.status, replayed.body.errors]).toEqual([400, passkeyError(EXPIRED)]);
  });

  it('rejects a passkey that was asked for in another login session of the account', async () => {
    const enrolled = await enrollWithPasskey();
    const { person, key } = enrolled;
    const other = polaris.visitor();
    await signIn(person, other, key.get(await askToSignIn(person, other)));
    const passkey = key.get((await other.post(`${PASSKEYS}/request`)).body);
    const refused = await person.post(`${PATH}/confirm`, { passkey });
    expect([refused.status, refused.body.detail]).toEqual([400, EXPIRED]);
  });

  it('turns two-factor authentication off with a passkey, and removes all passkeys', async () => {
    const enrolled = await enrollWithPasskey();
    const { person, key } = enrolled;
    const passkey = key.get(await ask(person));
    expect((await person.call('DELETE', PATH, { passkey })).status).toBe(204);
    expect(await countPasskeys(enrolled)).toBe(0);
  });

  it('rejects a code and a passkey together, and neither', async () => {
    const { person, key, codes } = await enrollWithPasskey();
    const passkey = key.get(await ask(person));
    const answers = await Promise.all(
      [{ passkey, code: codes[0] }, {}].map((body) => person.post(`${PATH}/confirm`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });
});

describe('cleaning up passkeys', () => {
  it('removes the passkeys when a link made at the machine resets the password', async () => {
    const enrolled = await enrollWithPasskey();
    const { OneTimeLinksService } = await import('../../tokens/one-time-links.service');
    const { UsersService } = await import('../../../users/users.service');
    const { Database } = await import('../../../../platform/database/database');
    const user = await polaris.app.get(UsersService).get(enrolled.person.user.id);
    const { url } = await polaris.app
      .get(Database)
      .transaction(() => polaris.app.get(OneTimeLinksService).make(user));
    const reset = { token: url.split('=')[1], password: 'a far better one' };
    expect((await polaris.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect(await countPasskeys(enrolled)).toBe(0);
  });

  it('removes the passkeys when the owner of its address takes the account over', async () => {
    const enrolled = await enrollWithPasskey();
    const { AccessService } = await import('../../access/access.service');
    const { UsersService } = await import('../../../users/users.service');
    const { Database } = await import('../../../../platform/database/database');
    const user = await polaris.app.get(UsersService).get(enrolled.person.user.id);
    await polaris.app
      .get(Database)
      .transaction(() => polaris.app.get(AccessService).end(user, { reason: 'taken over' }));
    expect(await countPasskeys(enrolled)).toBe(0);
  });

  it('exports names and dates of passkeys with the account data, and no keys', async () => {
    const { person, key } = await enrollWithPasskey();
    const { body, text } = await person.get('/api/account/data');
    expect(body.passkeys).toEqual([
      {
        id: expect.any(Number),
        name: expect.any(String),
        backedUp: true,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    expect(text).not.toContain(key.id.toString('base64url'));
  });
});

it('offers no passkeys at an address where browsers do not support them', async () => {
  const bare = await startTestApp({
    env: { PUBLIC_URL: 'http://127.0.0.1:3000' },
    beside: polaris,
  });
  const owner = await bare.owner();
  expect((await owner.get(PATH)).body).toMatchObject({ passkeysPossible: false });
  await bare.close();
});

describe('the suggestion to set up a second factor', () => {
  const suggested = async (person: Person): Promise<boolean> =>
    (await person.get(PATH)).body.suggested;

  it('suggests a second factor to the owner until they decline or set one up', async () => {
    const person = await polaris.owner();
    expect(await suggested(person)).toBe(true);
    expect((await person.post(`${PATH}/decline`)).status).toBe(204);
    expect(await suggested(person)).toBe(false);
    expect(await suggested((await enroll()).person)).toBe(false);
  });

  it('suggests no second factor to a client', async () => {
    expect(await suggested(await polaris.customer())).toBe(false);
  });
});

const encode = (text: string): string => Buffer.from(text).toString('base64url');
