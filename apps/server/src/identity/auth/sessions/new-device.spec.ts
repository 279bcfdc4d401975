import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TestCaller } from '../../../testing/caller';
import { outbox } from '../../../testing/mail/outbox';
import { type TestProvider, startProvider } from '../../../testing/stand-ins/openid-provider';
import { addCustomer, linkAccount } from '../../../testing/data/records';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { NewDeviceService } from './new-device.service';

const PUBLIC_URL = 'http://polaris.test';
const SUBJECT = 'New sign-in to your account';
const NEW_PASSWORD = 'eight loud harbours';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

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
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

const newDeviceMails = async (email: string) =>
  (await outbox(polaris, email)).filter(({ subject }) => subject === SUBJECT);
const untilMailed = (email: string, times: number) =>
  until(
    () => newDeviceMails(email),
    (mails) => mails.length === times,
  );

/** Waits until the mails about all earlier sign-ins are written, then counts those to the address. */
async function expectMailed(email: string, times: number): Promise<void> {
  await polaris.app.get(NewDeviceService).beforeApplicationShutdown();
  expect(await newDeviceMails(email)).toHaveLength(times);
}

const signIn = (caller: TestCaller, { user: { email } }: Person, password = PASSWORD) =>
  caller.post('/api/auth/login', { email, password }, { headers: { 'user-agent': FIREFOX } });

async function signInAtProvider(email: string, caller: TestCaller, query = ''): Promise<string> {
  provider.people.set(email, { email, email_verified: true });
  const start = await caller.get(`/api/auth/openid${query}`);
  const back = await provider.pass(start.headers.get('location')!, email);
  const end = await caller.get(back.slice(PUBLIC_URL.length));
  return end.headers.get('location')!;
}

/** A person whose address is verified. */
async function customer(): Promise<Person> {
  const person = await polaris.customer();
  await polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [
    person.user.id,
  ]);
  return person;
}

describe('a sign-in on a new device', () => {
  it('mails the device, the time and where to act after a sign-in on a new device', async () => {
    const person = await customer();
    expect((await signIn(polaris.visitor(), person)).status).toBe(200);
    const [mail] = await untilMailed(person.user.email, 1);
    expect(mail!.body).toContain('Firefox on Linux');
    expect(mail!.body).toMatch(/Time: \w+ \d+, \d{4}, \d+:\d\d [AP]M UTC/);
    expect(mail!.body).toContain(`${PUBLIC_URL}/dashboard/profile#devices`);
  });

  it('sends no mail about a new device for a registration or for a browser that signs in again', async () => {
    const person = await customer();
    await person.post('/api/auth/logout');
    await signIn(person, person);
    await expectMailed(person.user.email, 0);
  });

  it('sends one mail about a new device that then signs in often', async () => {
    const person = await customer();
    const elsewhere = polaris.visitor();
    for (let time = 0; time < 3; time += 1) await signIn(elsewhere, person);
    await untilMailed(person.user.email, 1);
    await expectMailed(person.user.email, 1);
  });

  it('treats every device as new after a new password, except the one that set it', async () => {
    const person = await customer();
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const earlier = polaris.visitor();
    await signIn(earlier, person);
    await untilMailed(person.user.email, 1);
    expect((await person.put('/api/auth/password', change)).status).toBe(204);
    await signIn(person, person, NEW_PASSWORD);
    await expectMailed(person.user.email, 1);
    await signIn(earlier, person, NEW_PASSWORD);
    await untilMailed(person.user.email, 2);
  });

  it('mails the owner about a sign-in on a new device', async () => {
    const owner = await polaris.owner();
    await signIn(polaris.visitor(), owner);
    await untilMailed(owner.user.email, 1);
  });

  it('mails about a new device when a one-time link was used on it', async () => {
    const [owner, person] = [await polaris.owner(), await customer()];
    const { id } = await addCustomer(owner);
    await linkAccount(owner, id, person.user.id);
    const link = await owner.post(`/api/customers/${id}/account/one-time-link`);
    const token = (link.body.url as string).split('#reset=')[1];
    const body = { token, password: NEW_PASSWORD };
    expect((await polaris.visitor().post('/api/auth/reset-password', body)).status).toBe(200);
    await untilMailed(person.user.email, 1);
  });

  it('mails about a new device after a provider sign-in, unless that made the account', async () => {
    const email = 'provided@example.com';
    const browser = polaris.visitor();
    expect(await signInAtProvider(email, browser)).toBe('/dashboard');
    await signInAtProvider(email, browser);
    await expectMailed(email, 0);
    await signInAtProvider(email, polaris.visitor());
    await untilMailed(email, 1);
  });

  it('mails about a new device when the desktop app signs in through the browser', async () => {
    const { email } = (await customer()).user;
    const verifier = randomBytes(32).toString('base64url');
    const appChallenge = createHash('sha256').update(verifier).digest('base64url');
    const query = new URLSearchParams({ appChallenge, appState: verifier });
    const end = await signInAtProvider(email, polaris.visitor(), `?${query}`);
    const code = /^\/login#app=([\w-]{43})\./.exec(end)![1]!;
    await expectMailed(email, 0);
    const app = polaris.visitor();
    expect((await app.post('/api/auth/exchange', { code, verifier })).status).toBe(200);
    await untilMailed(email, 1);
  });

  it('responds to a sign-in on a new device while its mail cannot be written yet', async () => {
    const person = await customer();
    const holder = polaris.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table mail_outbox in access exclusive mode');
    expect((await signIn(polaris.visitor(), person)).status).toBe(200);
    await holder.rollbackTransaction();
    await holder.release();
    await untilMailed(person.user.email, 1);
  });

  it('mails an account about new devices at most ten times an hour', async () => {
    const person = await customer();
    for (let time = 0; time < 12; time += 1) await signIn(polaris.visitor(), person);
    await untilMailed(person.user.email, 10);
    await expectMailed(person.user.email, 10);
  });
});
