import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type SecurityEvent, securityEventsSchema } from '@polaris/contracts';
import { generateSync } from 'otplib';
import { collectLog } from '../../testing/log-lines';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/security-events';
const { log, lines } = collectLog();

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({ log });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from security_events; delete from rate_limits'));

const events = async (query = ''): Promise<SecurityEvent[]> =>
  securityEventsSchema.parse((await owner.get(PATH + query)).body);

const signIn = (email: string, password = PASSWORD, code?: string) =>
  polaris.visitor().post('/api/auth/login', { email, password, code });

describe('the security log', () => {
  it('lists sign-ins, refused sign-ins and sign-outs in the security log, newest first (ASVS 16.3.1)', async () => {
    const { user } = await polaris.customer();
    await polaris.dataSource.query('delete from security_events');
    await signIn(user.email, 'wrong password');
    const visitor = polaris.visitor();
    await visitor.post('/api/auth/login', { email: user.email, password: PASSWORD });
    await visitor.post('/api/auth/logout');
    const account = { account: user.email, actor: null, count: 1 };
    expect(await events()).toMatchObject([
      { event: 'signed_out', ...account },
      { event: 'signed_in', ...account },
      { event: 'sign_in_refused', detail: 'wrong password', ...account },
    ]);
    expect(await events('?event=signed_in')).toMatchObject([{ event: 'signed_in' }]);
  });

  it('lists no revoked access in the security log when an owner account is new', async () => {
    const { user } = await polaris.owner();
    const own = (await events()).filter(({ account }) => account === user.email);
    expect(own.map(({ event }) => event)).toEqual(['signed_in', 'rights_changed']);
  });

  it('counts refused sign-ins of an hour in one entry of the security log (ASVS 16.3.3)', async () => {
    const { user } = await polaris.customer();
    for (const password of ['wrong one', 'wrong two', 'wrong three'])
      await signIn(user.email, password);
    const [refused, ...others] = await events('?event=sign_in_refused');
    expect(others).toEqual([]);
    expect(refused).toMatchObject({ account: user.email, count: 3 });
    expect(Date.parse(refused!.lastAt)).toBeGreaterThan(Date.parse(refused!.createdAt));
  });

  it('keeps the typed address out of the security log when there is no such account', async () => {
    await signIn('nobody1@example.com');
    await signIn('nobody2@example.com');
    expect(await events()).toMatchObject([
      { event: 'sign_in_refused', detail: 'unknown address', account: null, count: 2 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/nobody\d/);
  });

  it('keeps a wrong code in the security log although its transaction is rolled back', async () => {
    const person = await polaris.owner();
    await polaris.dataSource.query('delete from security_events');
    const { secret } = (await person.post('/api/auth/two-factor', { currentPassword: PASSWORD }))
      .body;
    const code = generateSync({ strategy: 'totp', secret });
    await person.post('/api/auth/two-factor/enable', { code });
    await polaris.dataSource.query('update second_factors set "lastStep" = 0');
    expect((await signIn(person.user.email, PASSWORD, '000000')).status).toBe(401);
    expect(await events()).toMatchObject([
      { event: 'sign_in_refused', detail: 'wrong code', account: person.user.email },
      { event: 'second_factor_added', account: person.user.email },
    ]);
  });

  it('lists a new password in the security log without a sign-in', async () => {
    const person = await polaris.customer();
    await polaris.dataSource.query('delete from security_events');
    const input = { currentPassword: PASSWORD, password: 'another long password' };
    expect((await person.put('/api/auth/password', input)).status).toBe(204);
    expect(await events()).toMatchObject([
      { event: 'password_changed', account: person.user.email },
    ]);
  });

  it("lists an export in the security log and in the account's own data", async () => {
    await owner.get('/api/admin/export/customers');
    const { body } = await owner.get('/api/account/data');
    expect(body.securityEvents).toMatchObject([
      { event: 'data_exported', detail: 'own account' },
      { event: 'data_exported', detail: 'customers' },
    ]);
    expect(await events()).toHaveLength(2);
  });

  it('lists the deletion of an account in the security log without its address', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await person.call('DELETE', '/api/account', { email, currentPassword: PASSWORD });
    const found = await events('?event=account_deleted');
    expect(found).toMatchObject([{ account: null }]);
    expect(JSON.stringify(await events())).not.toContain(email);
  });
});

it('logs each security event with account and IP address, without an email address (ASVS 16.2.1)', async () => {
  const { user } = await polaris.customer();
  const { headers } = await signIn(user.email, 'wrong password');
  const requestId = headers.get('x-request-id');
  const line = lines.find((found) => found.security && found.requestId === requestId);
  expect(line).toMatchObject({
    security: 'sign_in_refused',
    account: user.id,
    detail: 'wrong password',
    ip: expect.any(String),
  });
  expect(JSON.stringify(line)).not.toContain('@');
});
