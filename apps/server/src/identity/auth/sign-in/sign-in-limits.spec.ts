import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pLimit from 'p-limit';
import type { TestCaller } from '../../../testing/caller';
import { PASSWORD, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { isDeviceToken, makeDeviceToken } from '../sessions/device-cookie';

let polaris: TestApp;
let second: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
  second = await startTestApp({ beside: polaris });
});
afterAll(async () => {
  await second.close();
  await polaris.close();
});

const DEVICE = 'polaris-device';
const signIn = (caller: TestCaller, email: string, password = PASSWORD) =>
  caller.post('/api/auth/login', { email, password });

/** Another browser at another address, with this browser's device cookie. */
function withDeviceCookie(token: string | undefined, app = polaris): TestCaller {
  const visitor = app.visitor();
  if (token) visitor.cookies.set(DEVICE, token);
  return visitor;
}

/** As many as the server checks at a time: a busy machine would answer 503 to more, which does not count. */
const atOnce = pLimit(8);

/** How many of these wrong passwords were checked; the others are refused unchecked. */
async function checked(attempts: (() => Promise<{ status: number }>)[]): Promise<number> {
  const answers = await Promise.all(attempts.map((attempt) => atOnce(attempt)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  return answers.filter(({ status }) => status === 401).length;
}

const RUSH = 300;
/** How many are checked at a time, and how many can wait. */
const [CHECKED, WAITING] = [8, 100];

/**
 * Starts very many sign-ins while accounts cannot be read: some are checked, others wait, and the rest are
 * rejected. Returns when all those were rejected; the queue stays blocked until `release`.
 */
async function fillQueue() {
  const holder = polaris.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('lock table users in access exclusive mode');
  const attempts = Array.from({ length: RUSH }, (_, index) =>
    signIn(polaris.visitor(), `rush-${index}@example.com`),
  );
  let turnedAway = 0;
  for (const attempt of attempts)
    void attempt.then(({ status }) => (turnedAway += status === 503 ? 1 : 0));
  const release = async () => {
    await holder.rollbackTransaction();
    await holder.release();
    return Promise.all(attempts);
  };
  try {
    await until(() => turnedAway >= RUSH - CHECKED - WAITING);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

it('returns 503 with Retry-After to those of 300 concurrent sign-ins that would wait too long', async () => {
  const { release } = await fillQueue();
  const answers = await release();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  for (const { status, headers } of answers)
    expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  const person = await polaris.customer();
  expect((await signIn(polaris.visitor(), person.user.email)).status).toBe(200);
});

it('does not count a sign-in that was rejected unchecked', async () => {
  const person = await polaris.customer();
  const { release } = await fillQueue();
  const own = Array.from({ length: 20 }, () => signIn(polaris.visitor(), person.user.email));
  const statuses = (await Promise.all(own)).map(({ status }) => status);
  await release();
  expect(statuses).toEqual(Array(20).fill(503));
  expect((await signIn(polaris.visitor(), person.user.email)).status).toBe(200);
});

describe('limits on wrong passwords', () => {
  it('checks ten wrong passwords of an account, even with device cookies from before it existed', async () => {
    const squatter = await polaris.customer();
    const { email } = squatter.user;
    const tokens: string[] = [];
    for (let time = 0; time < 31; time += 1) {
      const browser = polaris.visitor();
      await signIn(browser, email);
      tokens.push(browser.cookies.get(DEVICE)!);
    }
    expect((await deleteAccount(squatter)).status).toBe(204);
    const victim = await polaris
      .visitor()
      .post('/api/auth/register', { email, password: PASSWORD });
    expect(victim.status).toBe(201);

    const guesses = tokens.flatMap((token) =>
      Array.from({ length: 3 }, () => () => signIn(withDeviceCookie(token), email, 'wrong one')),
    );
    expect(await checked(guesses)).toBe(10);
  });

  it('checks twenty wrong passwords with and without device cookies, on two servers together (ASVS 6.3.1)', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    const tokens: (string | undefined)[] = [undefined, person.cookies.get(DEVICE)];
    for (let time = 0; time < 4; time += 1) {
      const browser = polaris.visitor();
      await signIn(browser, email);
      tokens.push(browser.cookies.get(DEVICE));
    }
    const guesses = tokens.flatMap((token) =>
      [polaris, second].flatMap((app) =>
        Array.from(
          { length: 6 },
          () => () => signIn(withDeviceCookie(token, app), email, 'wrong one'),
        ),
      ),
    );
    expect(await checked(guesses)).toBe(20);
  });

  it('counts wrong passwords for the account in any letter case of its address', async () => {
    const { user } = await polaris.customer();
    const spellings = [user.email, user.email.toUpperCase(), user.email.replace('p', 'P')];
    const guesses = spellings.flatMap((email) =>
      Array.from({ length: 6 }, () => () => signIn(polaris.visitor(), email, 'wrong one')),
    );
    expect(await checked(guesses)).toBe(10);
  });

  it('gives a browser with a device cookie for the account its own attempts', async () => {
    const person = await polaris.customer();
    await person.post('/api/auth/logout');
    for (let attempt = 0; attempt < 12; attempt += 1)
      await signIn(polaris.visitor(), person.user.email, 'wrong one');
    expect((await signIn(polaris.visitor(), person.user.email)).status).toBe(429);
    expect((await signIn(person, person.user.email)).status).toBe(200);
  });

  it('allows no more password attempts through a stolen session', async () => {
    const person = await polaris.customer();
    const change = () =>
      person.put('/api/auth/password', {
        currentPassword: 'wrong one',
        password: 'another good one',
      });
    const answers = await Promise.all(Array.from({ length: 15 }, change));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const guesses = Array.from(
      { length: 15 },
      () => () =>
        signIn(withDeviceCookie(person.cookies.get(DEVICE)), person.user.email, 'wrong one'),
    );
    expect(await checked(guesses)).toBe(10);
  });
});

describe('the device cookie', () => {
  it('expires when the password it was given for changes', async () => {
    const person = await polaris.customer();
    const old = person.cookies.get(DEVICE);
    const changed = await person.put('/api/auth/password', {
      currentPassword: PASSWORD,
      password: 'another good one',
    });
    expect(changed.status).toBe(204);
    const renewed = person.cookies.get(DEVICE);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await signIn(polaris.visitor(), person.user.email, 'wrong one');
    const password = 'another good one';
    expect((await signIn(withDeviceCookie(old), person.user.email, password)).status).toBe(429);
    expect((await signIn(withDeviceCookie(renewed), person.user.email, password)).status).toBe(200);
  });

  const account = { id: 'a', accessEpoch: 1 };
  const day = 24 * 3600 * 1000;

  it('expires after ninety days (ASVS 9.2.1)', () => {
    const token = makeDeviceToken(account, 'secret', 0);
    expect(isDeviceToken(token, account, ['secret'], 89 * day)).toBe(true);
    expect(isDeviceToken(token, account, ['new', 'secret'], 89 * day)).toBe(true);
    expect(isDeviceToken(token, account, ['secret'], 91 * day)).toBe(false);
  });

  it('rejects a device cookie that is extended or used for another account, epoch or server (ASVS 9.1.1)', () => {
    const token = makeDeviceToken(account, 'secret', 0);
    const [id, end, signature] = token.split('.');
    const later = `${id}.${Number(end) + 1e6}.${signature}`;
    expect(isDeviceToken(later, account, ['secret'], 0)).toBe(false);
    expect(isDeviceToken(token, { ...account, id: 'b' }, ['secret'], 0)).toBe(false);
    expect(isDeviceToken(token, { ...account, accessEpoch: 2 }, ['secret'], 0)).toBe(false);
    expect(isDeviceToken(token, account, ['other'], 0)).toBe(false);
    expect(isDeviceToken('..', account, ['secret'], 0)).toBe(false);
    expect(isDeviceToken(undefined, account, ['secret'], 0)).toBe(false);
  });
});
