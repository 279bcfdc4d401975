import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mailWith } from '../../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';

const NEW_PASSWORD = 'eight loud harbours';

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

/** Mails to an account are limited by the hour: makes an hour pass. */
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));

const verify = (token: string | undefined) =>
  polaris.visitor().post('/api/auth/verify-email', { token });
const signIn = (email: string, password: string) =>
  polaris.visitor().post('/api/auth/login', { email, password });

/** Requests a change to the thief's address; the verification mail is sent, but not opened. */
async function askForThiefs(session: Person): Promise<{ thief: string; link: string | undefined }> {
  const thief = `thief-of-${session.user.email}`;
  const asked = await session.put('/api/auth/email', { email: thief, currentPassword: PASSWORD });
  expect(asked.body).toMatchObject({ pendingEmail: thief });
  const { token } = await mailWith(smtp, thief, 'Confirm your email address');
  return { thief, link: token };
}

async function forget(email: string): Promise<string | undefined> {
  await polaris.visitor().post('/api/auth/forgot-password', { email });
  return (await mailWith(smtp, email, 'Choose a new password')).token;
}

describe('an address that a thief requested', () => {
  it.each(['a new password', 'signing out everywhere'])(
    'ignores the address that a thief requested after %s',
    async (recovery) => {
      const owner = await polaris.owner();
      const { thief, link } = await askForThiefs(owner);
      if (recovery === 'a new password') {
        const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
        expect((await owner.put('/api/auth/password', change)).status).toBe(204);
      } else expect((await owner.delete('/api/auth/devices')).status).toBe(204);
      expect((await verify(link)).status).toBe(400);
      const [row] = await polaris.dataSource.query(
        'select email, "pendingEmail" from users where id = $1',
        [owner.user.id],
      );
      expect(row).toEqual({ email: owner.user.email, pendingEmail: null });
      expect((await signIn(thief, NEW_PASSWORD)).status).toBe(401);
    },
  );

  it("keeps a victim's address when they recover an account that an attacker made with it", async () => {
    const attacker = await polaris.customer();
    const victim = attacker.user.email;
    const { link } = await askForThiefs(attacker);
    const owner = await polaris.owner();
    const customer = await owner.post('/api/customers', { name: 'Victim', email: victim });
    expect((await owner.post(`/api/admin/customers/${customer.body.id}/invite`)).status).toBe(201);
    const token = await forget(victim);
    const client = polaris.visitor();
    const reset = await client.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect(reset.body).toMatchObject({ emailStatus: 'verified', pendingEmail: null });
    expect((await verify(link)).status).toBe(400);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email: victim });
    expect((await signIn(victim, NEW_PASSWORD)).status).toBe(200);
  });
});
