import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mailWith } from '../../../testing/mail/mailbox';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { addCustomer, linkAccount } from '../../../testing/data/records';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import {
  PASSWORD,
  type Person,
  type TestApp,
  deleteAccount,
  startTestApp,
} from '../../../testing/test-app';
import { OwnerService } from '../sign-in/owner.service';
import type { TokenPurpose } from '../tokens/one-time-token.entity';
import type { AccessEnd } from './credentials';

const PUBLIC_URL = 'http://polaris.test';
const NEW_PASSWORD = 'eight loud harbours';

let smtp: TestSmtp;
let provider: TestProvider;
let polaris: TestApp;
beforeAll(async () => {
  // oidc-provider warns that these settings are for development only.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  smtp = await startSmtp();
  provider = await startProvider(`${PUBLIC_URL}/api/auth/openid/callback`);
  polaris = await startTestApp({ env: { PUBLIC_URL, SMTP_URL: smtp.url, ...provider.env } });
});
afterAll(async () => {
  await polaris.close();
  await provider.close();
  await smtp.close();
});

/** Attempts and mails are limited by the hour: makes an hour pass. */
const forgetMails = () =>
  polaris.dataSource.query('delete from rate_limits; delete from mailed_recipients');
beforeEach(forgetMails);

const tokenIn = async (address: string, subject: string) =>
  (await mailWith(smtp, address, subject)).token;
const post = (path: string, body: unknown) => polaris.visitor().post(path, body);
const isTaken = async (path: string, body: unknown) => (await post(path, body)).status === 200;
const set = ({ user }: Person, column: string) =>
  polaris.dataSource.query(`update users set ${column} where id = $1`, [user.id]);

async function verifiedCustomer(): Promise<Person> {
  const person = await polaris.customer();
  await set(person, '"emailVerifiedAt" = now()');
  return person;
}

async function askForLink({ user: { email } }: Person): Promise<string | undefined> {
  await post('/api/auth/forgot-password', { email });
  return tokenIn(email, 'Choose a new password');
}

/** Requests a change of address; returns the new address. */
async function askForAddress(person: Person): Promise<string> {
  await forgetMails();
  const email = `next-${person.user.email}`;
  const asked = await person.put('/api/auth/email', { email, currentPassword: PASSWORD });
  expect(asked.body).toMatchObject({ pendingEmail: email });
  return email;
}

/** Signs in at the provider with the account's address; returns the path where the browser ends up. */
async function signInAtProvider({ user: { email } }: Person, query = ''): Promise<string> {
  const subject = randomBytes(8).toString('hex');
  provider.people.set(subject, { email, email_verified: true });
  const browser = polaris.visitor();
  const start = await browser.get(`/api/auth/openid${query}`);
  const back = await provider.pass(start.headers.get('location')!, subject);
  const end = await browser.get(back.slice(PUBLIC_URL.length));
  return end.headers.get('location')!;
}

/** Gives a person access; returns a function that reports whether it still works. */
type Give = (person: Person) => Promise<() => Promise<boolean>>;

/** What each kind of link gives access to; null for a link without an account. */
const links: Record<TokenPurpose, Give | null> = {
  reset: async (person) => {
    const token = await askForLink(person);
    return () => isTaken('/api/auth/reset-password', { token, password: PASSWORD });
  },
  verify: async (person) => {
    const token = await tokenIn(await askForAddress(person), 'Confirm your email address');
    return () => isTaken('/api/auth/verify-email', { token, currentPassword: PASSWORD });
  },
  cancel: async (person) => {
    await askForAddress(person);
    const token = await tokenIn(person.user.email, 'Your email address is about to change');
    return () => isTaken('/api/auth/cancel-email', { token });
  },
  setup: null,
};

const waysIn: Record<string, Give> = {
  ...Object.fromEntries(Object.entries(links).filter(([, give]) => give !== null)),
  'login session': async ({ user: { email } }) => {
    const browser = polaris.visitor();
    await browser.post('/api/auth/login', { email, password: PASSWORD });
    return async () => (await browser.get('/api/auth/user')).status === 200;
  },
  'code for the app': async (person) => {
    const verifier = randomBytes(32).toString('base64url');
    const appChallenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({ appChallenge, appState: verifier });
    const end = await signInAtProvider(person, `?${query}`);
    const code = /^\/login#app=([\w-]{43})\./.exec(end)![1]!;
    return () => isTaken('/api/auth/exchange', { code, verifier });
  },
  'pending address': async (person) => {
    await askForAddress(person);
    return async () => {
      const [row] = await polaris.dataSource.query(
        'select "pendingEmail" from users where id = $1',
        [person.user.id],
      );
      return typeof row?.pendingEmail === 'string';
    };
  },
};

/** Every reason of AccessService, and a password reset by mail. */
const endings: Record<AccessEnd['reason'] | 'reset', (who: Person) => unknown> = {
  'new password': (person) =>
    person.put('/api/auth/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
  reset: async (person) =>
    post('/api/auth/reset-password', { token: await askForLink(person), password: NEW_PASSWORD }),
  'signed out everywhere': (person) => person.delete('/api/auth/devices'),
  'taken over': async (person) => {
    await set(person, '"emailVerifiedAt" = null');
    expect(await signInAtProvider(person)).toBe('/dashboard');
  },
  'new owner': ({ user }) => polaris.app.get(OwnerService).ensure(user.email, NEW_PASSWORD),
  disabled: async (person) => {
    const owner = await polaris.owner();
    const { id } = await addCustomer(owner);
    await linkAccount(owner, id, person.user.id);
    for (const disabled of [true, false]) {
      const { status } = await owner.put(`/api/customers/${id}/account/access`, { disabled });
      expect(status).toBe(200);
    }
  },
  deleted: async (person) => expect((await deleteAccount(person)).status).toBe(204),
};

describe('access to an account', () => {
  it.each(Object.entries(waysIn))(
    'opens an account when nothing has ended it: %s',
    async (_name, give) => {
      const works = await give(await verifiedCustomer());
      expect(await works()).toBe(true);
    },
  );

  it.each(Object.entries(endings))(
    'closes every session, link, code and pending address when it ends by: %s',
    async (_name, end) => {
      const person = await verifiedCustomer();
      const given: [string, () => Promise<boolean>][] = [];
      for (const [name, give] of Object.entries(waysIn)) {
        await polaris.dataSource.query('delete from rate_limits');
        given.push([name, await give(person)]);
      }
      await end(person);
      for (const [name, works] of given) expect([name, await works()]).toEqual([name, false]);
    },
  );

  it.each(Object.keys(links).filter((purpose) => links[purpose as TokenPurpose]))(
    'rejects a link for %s at the calls for other kinds of links (ASVS 9.2.2)',
    async (purpose) => {
      const person = await verifiedCustomer();
      await links[purpose as TokenPurpose]!(person);
      const address = purpose === 'verify' ? `next-${person.user.email}` : person.user.email;
      const token = await tokenIn(address, subjects[purpose as TokenPurpose]);
      const others = Object.entries(calls).filter(([name]) => name !== purpose);
      for (const [name, [path, body]] of others)
        expect([name, (await post(path, { ...body, token })).status]).toEqual([name, 400]);
    },
  );
});

const subjects: Record<TokenPurpose, string> = {
  reset: 'Choose a new password',
  verify: 'Confirm your email address',
  cancel: 'Your email address is about to change',
  setup: '',
};

/** The call for each kind of link, with the other fields of its body. */
const calls: Record<TokenPurpose, [string, object]> = {
  reset: ['/api/auth/reset-password', { password: NEW_PASSWORD }],
  verify: ['/api/auth/verify-email', {}],
  cancel: ['/api/auth/cancel-email', {}],
  setup: ['/api/auth/setup', { email: 'new@example.com', password: NEW_PASSWORD }],
};
