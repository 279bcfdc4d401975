import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Device, providerRefusals } from '@polaris/contracts';
import type { TestCaller } from '../../testing/caller';
import { mailWith, untilMails } from '../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { TokensService } from '../../identity/auth/tokens/tokens.service';
import { addCustomer, linkAccount } from '../../testing/data/records';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { untilBlocked } from '../../testing/until';
import { UsersService } from '../../identity/users/users.service';

const NEW_PASSWORD = 'eight loud harbours';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  polaris.dataSource.query<Row[]>(text, values);

interface Client {
  person: Person;
  /** The customer that the account is linked with. */
  path: string;
  customerId: number;
}

async function client(): Promise<Client> {
  const person = await polaris.customer();
  await sql('update users set "emailVerifiedAt" = now() where id = $1', person.user.id);
  const { id } = await addCustomer(owner);
  await linkAccount(owner, id, person.user.id);
  return { person, customerId: id, path: `/api/customers/${id}/account` };
}

const setAccess = ({ path }: Client, disabled: boolean) =>
  owner.put(`${path}/access`, { disabled });
const signIn = ({ user: { email } }: Person, password = PASSWORD, caller = polaris.visitor()) =>
  caller.post('/api/auth/login', { email, password });
const isSignedIn = async (caller: TestCaller) =>
  (await caller.get('/api/auth/user')).status === 200;
const audited = async (customerId: number) => {
  const { body } = await owner.get(`/api/admin/audit?relation=customers&recordId=${customerId}`);
  return (body as { actor: string; after: { accountAccess?: string } }[])
    .filter(({ after }) => after.accountAccess)
    .map(({ actor, after }) => [actor, after.accountAccess]);
};

/** The newest mail of an address that has two: of its registration, and the invitation. */
const untilInvited = async (email: string) => (await untilMails(smtp, email, 2)).at(-1)!;

async function hold(table: string) {
  const holder = polaris.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`lock table ${table} in access exclusive mode`);
  return async () => {
    await holder.rollbackTransaction();
    await holder.release();
  };
}

describe("a customer's devices", () => {
  it('shows the owner where a customer is signed in, and ends one session or all (ASVS 7.4.5)', async () => {
    const made = await client();
    const { person, path, customerId } = made;
    const [phone, laptop] = [polaris.visitor(), polaris.visitor()];
    for (const device of [phone, laptop]) await signIn(person, PASSWORD, device);
    const { body, text } = await owner.get(`${path}/devices`);
    expect(body).toHaveLength(3);
    expect((body as Device[]).some(({ current }) => current)).toBe(false);
    expect(text).not.toContain(decodeURIComponent(phone.cookies.get('polaris')!).split('.')[0]!);
    const { id } = ((await phone.get('/api/auth/devices')).body as Device[])[0]!;
    expect((await owner.delete(`${path}/devices/${id}`)).status).toBe(204);
    expect(await Promise.all([phone, laptop].map(isSignedIn))).toEqual([false, true]);
    expect((await owner.delete(`${path}/devices/${id}`)).status).toBe(404);
    expect((await owner.delete(`${path}/devices`)).status).toBe(204);
    expect(await isSignedIn(laptop)).toBe(false);
    expect((await signIn(person)).status).toBe(200);
    expect(await audited(customerId)).toEqual([
      [owner.user.email, 'signed out everywhere'],
      [owner.user.email, 'signed out on one device'],
    ]);
  });

  it('rejects to end a session of an account other than the linked one', async () => {
    const [one, other] = [await client(), await client()];
    const { id } = ((await other.person.get('/api/auth/devices')).body as Device[])[0]!;
    expect((await owner.delete(`${one.path}/devices/${id}`)).status).toBe(404);
    expect(await isSignedIn(other.person)).toBe(true);
  });
});

describe('a disabled account', () => {
  it('ends every session of a disabled account immediately, and allows sign-in again once it is enabled', async () => {
    const made = await client();
    const { person, customerId } = made;
    const disabled = await setAccess(made, true);
    expect(disabled.status).toBe(200);
    expect(disabled.body.account.disabledAt).toMatch(/^\d{4}-/);
    expect(await isSignedIn(person)).toBe(false);
    expect((await setAccess(made, true)).status).toBe(409);
    expect((await setAccess(made, false)).body.account.disabledAt).toBeNull();
    expect(await isSignedIn(person)).toBe(false);
    expect((await signIn(person)).status).toBe(200);
    expect(await audited(customerId)).toEqual([
      [owner.user.email, 'enabled'],
      [owner.user.email, 'disabled'],
    ]);
  });

  it('reveals that an account is disabled only after the right password', async () => {
    const made = await client();
    await setAccess(made, true);
    const wrong = await signIn(made.person, 'not this one');
    const nobody = await polaris
      .visitor()
      .post('/api/auth/login', { email: 'nobody@example.com', password: 'not this one' });
    expect([wrong.status, wrong.text]).toEqual([401, nobody.text]);
    const right = await signIn(made.person);
    expect([right.status, right.body.detail]).toEqual([401, providerRefusals.closed]);
    expect(right.headers.getSetCookie()).toEqual([]);
  });

  it('keeps an account disabled when its user opens an earlier reset link or requests another', async () => {
    const made = await client();
    const { person } = made;
    await person.post('/api/auth/forgot-password', { email: person.user.email });
    const { token } = await mailWith(smtp, person.user.email, 'Choose a new password');
    await setAccess(made, true);
    const reset = () =>
      polaris.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect((await reset()).status).toBe(400);
    await polaris.visitor().post('/api/auth/forgot-password', { email: person.user.email });
    expect((await owner.post(`${made.path}/one-time-link`)).status).toBe(409);
    await setAccess(made, false);
    expect((await reset()).status).toBe(400);
    expect((await signIn(person)).status).toBe(200);
  });

  it('rejects a reset link that was made while the account was disabled', async () => {
    const made = await client();
    await setAccess(made, true);
    const account = await polaris.app.get(UsersService).get(made.person.user.id);
    const tokens = polaris.app.get(TokensService, { strict: false });
    const { token } = await tokens.issue({ purpose: 'reset', account });
    const body = { token, password: NEW_PASSWORD };
    expect((await polaris.visitor().post('/api/auth/reset-password', body)).status).toBe(400);
  });

  it('ends an invitation to the address of a disabled account, and rejects another one', async () => {
    const person = await polaris.customer();
    const { email, id: userId } = person.user;
    const [invited, linked] = [await addCustomer(owner, { email }), await addCustomer(owner)];
    const invite = () => owner.post(`/api/admin/customers/${invited.id}/invite`);
    expect((await invite()).status).toBe(201);
    const { text } = await untilInvited(email);
    const [, token] = /\/invitation#([\w-]{43})/.exec(text)!;
    const open = () => polaris.visitor().post('/api/invitations/open', { token });
    expect((await open()).status).toBe(200);
    await linkAccount(owner, linked.id, userId);
    const access = `/api/customers/${linked.id}/account/access`;
    expect((await owner.put(access, { disabled: true })).status).toBe(200);
    expect((await open()).status).toBe(410);
    expect((await invite()).status).toBe(409);
  });

  it('keeps the data of an account that is disabled and enabled again', async () => {
    const made = await client();
    await made.person.patch('/api/auth/user', { firstName: 'Maya', phone: '(310) 555-0110' });
    await setAccess(made, true);
    await setAccess(made, false);
    await signIn(made.person, PASSWORD, made.person);
    expect((await made.person.get('/api/auth/user')).body).toMatchObject({
      firstName: 'Maya',
      phone: '(310) 555-0110',
    });
  });

  it('rejects to disable the account of an owner', async () => {
    const { id } = await addCustomer(owner);
    const path = `/api/customers/${id}/account`;
    expect((await owner.put(`${path}/access`, { disabled: true })).status).toBe(409);
    const other = await polaris.owner();
    for (const { user } of [other, owner]) {
      await linkAccount(owner, id, user.id);
      expect((await owner.put(`${path}/access`, { disabled: true })).status).toBe(409);
      expect((await owner.delete(`${path}/devices`)).status).toBe(409);
    }
    expect(await Promise.all([other, owner].map(isSignedIn))).toEqual([true, true]);
  });
});

describe('an account that is disabled during a request', () => {
  it('gives no access to a pending sign-in when the account was disabled', async () => {
    const made = await client();
    const browser = polaris.visitor();
    // The password was right; the code is checked next.
    const release = await hold('second_factors');
    const signingIn = signIn(made.person, PASSWORD, browser);
    await untilBlocked(polaris.dataSource, '%second_factors%');
    const disabling = setAccess(made, true);
    expect((await disabling).status).toBe(200);
    await release();
    await signingIn;
    expect(await isSignedIn(browser)).toBe(false);
    await setAccess(made, false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends the session of a pending call when the account was disabled', async () => {
    const made = await client();
    const { person } = made;
    await sql(
      `update sessions set sess = jsonb_set(sess::jsonb, '{seenAt}', '1') where sess->>'passport' = $1`,
      person.user.id,
    );
    const release = await hold('purchases');
    const slow = person.get('/api/purchases');
    await untilBlocked(polaris.dataSource, '%purchases%');
    await setAccess(made, true);
    await release();
    const { status, headers } = await slow;
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(await isSignedIn(person)).toBe(false);
    expect(await sql(`select from sessions where sess->>'passport' = $1`, person.user.id)).toEqual(
      [],
    );
  });

  it('rejects a pending password change when the account was disabled', async () => {
    const made = await client();
    const { person } = made;
    const release = await hold('rate_limits');
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const changing = person.put('/api/auth/password', change);
    await untilBlocked(polaris.dataSource, '%rate_limits%');
    await setAccess(made, true);
    await release();
    expect((await changing).status).toBe(401);
    await setAccess(made, false);
    expect((await signIn(person)).status).toBe(200);
  });
});
