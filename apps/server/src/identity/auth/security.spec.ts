import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { devicesSchema } from '@polaris/contracts';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';

const NEW_PASSWORD = 'eight loud harbours';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const signIn = async (email: string, password = PASSWORD, userAgent = 'curl/8.0') => {
  const caller = polaris.visitor();
  const headers = { 'user-agent': userAgent };
  const { status } = await caller.post('/api/auth/login', { email, password }, { headers });
  return { caller, status };
};
const change = (person: Person, currentPassword: string, password = NEW_PASSWORD) =>
  person.put('/api/auth/password', { currentPassword, password });

describe('changing a password', () => {
  it('accepts only the new password after a change and confirms it by mail (ASVS 6.2.2)', async () => {
    const customer = await polaris.customer();
    expect((await change(customer, PASSWORD)).status).toBe(204);
    const mails = await polaris.dataSource.query<{ subject: string; body: string }[]>(
      'select subject, body from mail_outbox where recipient = $1',
      [customer.user.email],
    );
    expect(mails).toMatchObject([{ subject: 'Your password was changed' }]);
    expect(mails[0]?.body).not.toContain(NEW_PASSWORD);
    expect((await signIn(customer.user.email)).status).toBe(401);
    expect((await signIn(customer.user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every other session and renews this one when the password changes (ASVS 7.4.3)', async () => {
    const customer = await polaris.customer();
    const { caller: elsewhere } = await signIn(customer.user.email);
    const before = customer.cookies.get('polaris');
    await change(customer, PASSWORD);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    expect((await customer.get('/api/auth/user')).status).toBe(200);
    expect(customer.cookies.get('polaris')).not.toBe(before);
    const stolen = polaris.visitor();
    stolen.cookies.set('polaris', before!);
    expect((await stolen.get('/api/auth/user')).status).toBe(401);
  });

  it('requires the current password to change it (ASVS 6.2.3)', async () => {
    const customer = await polaris.customer();
    const { status, body } = await change(customer, 'not this one');
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'currentPassword', message: 'This is not your current password.' },
    ]);
    expect((await signIn(customer.user.email)).status).toBe(200);
  });

  it('allows ten tries of the current password without limiting other sign-ins', async () => {
    const customer = await polaris.customer();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await change(customer, 'not this one')).status).toBe(400);
    expect((await change(customer, PASSWORD)).status).toBe(429);
    expect((await signIn(customer.user.email)).status).toBe(200);
  });

  it.each(['short', 'Password1', 'x'.repeat(129)])(
    'rejects %s as a new password (ASVS 6.2.4, 6.2.11, 6.2.12)',
    async (password) => {
      const customer = await polaris.customer();
      const { status, body } = await change(customer, PASSWORD, password);
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([{ path: 'password' }]);
    },
  );

  it('rejects to change a password that a provider-only account does not have', async () => {
    const customer = await polaris.customer();
    const { id } = customer.user;
    await polaris.dataSource.query('update users set "passwordHash" = null where id = $1', [id]);
    await polaris.dataSource.query(
      `update sessions set sess = jsonb_set(sess::jsonb, '{epoch}', '1')
       where sess->>'passport' = $1`,
      [id],
    );
    expect((await change(customer, PASSWORD)).status).toBe(409);
  });
});

describe('the devices of an account', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('lists devices by name, the current one first, without credentials', async () => {
    const customer = await polaris.customer();
    const { caller } = await signIn(customer.user.email, PASSWORD, firefox);
    const { status, body, text } = await caller.get('/api/auth/devices');
    expect(status).toBe(200);
    expect(devicesSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject([
      { name: 'Firefox on Linux', current: true },
      { name: 'An unknown device', current: false },
    ]);
    for (const row of body as object[])
      expect(Object.keys(row).sort()).toEqual(['current', 'id', 'name', 'seenAt', 'signedInAt']);
    expect(text).not.toContain(customer.cookies.get('polaris')!.slice(0, 20));
  });

  it("lists only the account's own devices that have not expired", async () => {
    const [customer, other] = [await polaris.customer(), await polaris.customer()];
    await signIn(customer.user.email);
    await polaris.dataSource.query(
      `update sessions set expire = now() - interval '1 minute'
       where sess->>'passport' = $1 and sess->>'userAgent' = 'curl/8.0'`,
      [customer.user.id],
    );
    for (const person of [customer, other])
      expect((await person.get('/api/auth/devices')).body).toHaveLength(1);
  });

  it('signs out all devices, including this one (ASVS 7.4.3)', async () => {
    const [customer, other] = [await polaris.customer(), await polaris.customer()];
    const { caller: elsewhere } = await signIn(customer.user.email);
    const { status, headers } = await customer.delete('/api/auth/devices');
    expect(status).toBe(204);
    expect(headers.getSetCookie().join()).toMatch(/polaris_hint=;/);
    for (const caller of [customer, elsewhere])
      expect((await caller.get('/api/auth/user')).status).toBe(401);
    expect((await other.get('/api/auth/user')).status).toBe(200);
  });

  it('stores a device name of any length', async () => {
    const customer = await polaris.customer();
    const { caller, status } = await signIn(customer.user.email, PASSWORD, 'x'.repeat(5000));
    expect(status).toBe(200);
    expect((await caller.get('/api/auth/devices')).body[0].name).toBe('An unknown device');
  });
});
