import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Device, HOUR_MS } from '@polaris/contracts';
import type { TestCaller } from '../../../testing/caller';
import { EventListener } from '../../../testing/event-listener';
import { markTime } from '../../../testing/mark-time';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp({});
});
afterAll(() => polaris.close());

async function signIn({ user: { email } }: Person): Promise<TestCaller> {
  const elsewhere = polaris.visitor();
  await elsewhere.post('/api/auth/login', { email, password: PASSWORD });
  return elsewhere;
}

const listDevices = async (caller: TestCaller) =>
  (await caller.get('/api/auth/devices')).body as Device[];
const currentOf = async (caller: TestCaller) =>
  (await listDevices(caller)).find(({ current }) => current)!.id;
const end = (caller: TestCaller, id: string, body: object = {}) =>
  caller.call('DELETE', `/api/auth/devices/${id}`, body);
const isSignedIn = async (caller: TestCaller) =>
  (await caller.get('/api/auth/user')).status === 200;

/** As if the account had signed in and was last seen an hour ago. */
const ageSession = ({ user }: Person) =>
  polaris.dataSource.query(
    `update sessions
     set sess = sess::jsonb || jsonb_build_object('signedInAt', $2::float8, 'seenAt', $2::float8)
     where sess->>'passport' = $1`,
    [user.id, Date.now() - HOUR_MS],
  );

describe('signing out on one device', () => {
  it('ends the session of one device and no other (ASVS 7.5.2)', async () => {
    const person = await polaris.customer();
    const [lost, kept] = [await signIn(person), await signIn(person)];
    expect((await end(person, await currentOf(lost))).status).toBe(204);
    expect(await Promise.all([person, lost, kept].map(isSignedIn))).toEqual([true, false, true]);
    expect(await listDevices(person)).toHaveLength(2);
  });

  it('lists devices without the keys of their sessions', async () => {
    const person = await polaris.customer();
    const { text } = await person.get('/api/auth/devices');
    const sid = decodeURIComponent(person.cookies.get('polaris')!).split('.')[0]!;
    expect(text).not.toContain(sid);
    expect((await end(person, sid)).status).toBe(400);
  });

  it('shows when a device was last used, and when it signed in', async () => {
    const person = await polaris.customer();
    await ageSession(person);
    const expectSince = markTime();
    await isSignedIn(person);
    const [device] = await listDevices(person);
    expectSince(device!.seenAt);
    expect(Date.parse(device!.signedInAt)).toBeLessThanOrEqual(Date.now() - HOUR_MS);
  });

  it('signs out the device that makes the request, and clears its cookies', async () => {
    const person = await polaris.customer();
    const { status, headers } = await end(person, await currentOf(person));
    expect(status).toBe(204);
    expect(headers.getSetCookie().join()).toMatch(/polaris_hint=;/);
    expect(await isSignedIn(person)).toBe(false);
  });

  it("returns 404 for another account's device", async () => {
    const [person, other] = [await polaris.customer(), await polaris.customer()];
    expect((await end(person, await currentOf(other))).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('asks for the password to sign out a device when the session is older than ten minutes (ASVS 7.5.2)', async () => {
    const person = await polaris.customer();
    const id = await currentOf(await signIn(person));
    await ageSession(person);
    const asked = await end(person, id);
    expect([asked.status, asked.body.errors]).toEqual([
      400,
      [{ path: 'currentPassword', message: 'Please enter your password.' }],
    ]);
    expect((await end(person, id, { currentPassword: 'wrong one' })).status).toBe(400);
    expect((await end(person, id, { currentPassword: PASSWORD })).status).toBe(204);
  });

  it('asks for a recent code to sign out a device when the account has a second factor', async () => {
    const person = await polaris.customer();
    const id = await currentOf(await signIn(person));
    await polaris.dataSource.query(
      `insert into second_factors ("userId", secret, "enabledAt") values ($1, 'sealed', now())`,
      [person.user.id],
    );
    const asked = await end(person, id, { currentPassword: PASSWORD });
    expect([asked.status, asked.body.errors[0].path]).toEqual([403, 'code']);
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}', to_jsonb($2::float8))
       where sess->>'passport' = $1`,
      [person.user.id, Date.now()],
    );
    expect((await end(person, id)).status).toBe(204);
  });

  it('ends the event stream of a device immediately when the device is signed out', async () => {
    const owner = await polaris.owner();
    const lost = await signIn(owner);
    const stream = await EventListener.open(polaris.url, lost);
    expect(stream.status).toBe(200);
    await end(owner, await currentOf(lost));
    await stream.end();
    expect(stream.heard.filter(({ event }) => event === 'heartbeat')).toEqual([]);
  });
});
