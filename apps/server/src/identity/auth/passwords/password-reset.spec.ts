import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailWith, untilMails } from '../../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let smtp: TestSmtp;
let polaris: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

const signIn = (email: string, password = PASSWORD) =>
  polaris.visitor().post('/api/auth/login', { email, password });

/** Requests a password reset; returns the token from the mail. */
async function mailedToken({ user: { email } }: Person): Promise<string> {
  const asked = await polaris.visitor().post('/api/auth/forgot-password', { email });
  expect(asked.status).toBe(202);
  return (await mailWith(smtp, email, 'Choose a new password')).token!;
}

describe('a forgotten password', () => {
  it('resets a forgotten password once through a mailed link and ends every session', async () => {
    const customer = await polaris.customer();
    const { email } = customer.user;
    const token = await mailedToken(customer);
    const visitor = polaris.visitor();
    const weak = await visitor.post('/api/auth/reset-password', { token, password: 'password1' });
    expect(weak.status).toBe(400);
    const password = 'a much better one';
    const reset = await visitor.post('/api/auth/reset-password', { token, password });
    expect(reset.status).toBe(200);
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({ email });
    expect((await customer.get('/api/auth/user')).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
    const again = await visitor.post('/api/auth/reset-password', { token, password });
    expect(again.status).toBe(400);
  });

  it('reports whether a reset link still works, without using it up', async () => {
    const customer = await polaris.customer();
    const token = await mailedToken(customer);
    const visitor = polaris.visitor();
    const check = (sent: string) => visitor.post('/api/auth/reset-password/check', { token: sent });
    expect([(await check(token)).status, (await check(token)).status]).toEqual([204, 204]);
    const unknown = await check('x'.repeat(43));
    expect(unknown.status).toBe(400);
    const password = 'a much better one';
    expect((await visitor.post('/api/auth/reset-password', { token, password })).status).toBe(200);
    const used = await check(token);
    expect([used.status, used.body]).toEqual([400, unknown.body]);
  });

  it('limits how often reset links are checked', async () => {
    const visitor = polaris.visitor();
    const token = 'x'.repeat(43);
    const check = () => visitor.post('/api/auth/reset-password/check', { token });
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) statuses.add((await check()).status);
    expect([...statuses]).toEqual([400, 429]);
  });

  it('stores a password reset token only as a hash', async () => {
    const customer = await polaris.customer();
    const token = await mailedToken(customer);
    const rows = await polaris.dataSource.query(
      `select hash from one_time_tokens where "userId" = $1 and purpose = 'reset'`,
      [customer.user.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toContain(token);
  });

  it('rejects to reset a password with a verification link', async () => {
    const customer = await polaris.customer();
    const [verification] = await untilMails(smtp, customer.user.email, 1);
    const { token, subject } = verification!;
    expect(subject).toBe('Confirm your email address');
    const visitor = polaris.visitor();
    const reset = { token, password: 'a much better one' };
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(400);
    expect((await signIn(customer.user.email)).status).toBe(200);
    const verify = { token, currentPassword: PASSWORD };
    expect((await visitor.post('/api/auth/verify-email', verify)).status).toBe(200);
  });

  it('rejects an expired password reset link (ASVS 6.4.1)', async () => {
    const token = await mailedToken(await polaris.customer());
    await polaris.dataSource.query('update one_time_tokens set "expiresAt" = now()');
    const { status } = await polaris
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'a much better one' });
    expect(status).toBe(400);
  });

  it('answers a reset request alike for addresses with and without an account', async () => {
    const { status, text } = await polaris
      .visitor()
      .post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    expect([status, text]).toEqual([202, '']);
  });
});
