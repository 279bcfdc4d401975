import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailWith, mailbox, untilMails } from '../../../testing/mail/mailbox';
import { outbox } from '../../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { linkAccount } from '../../../testing/data/records';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';

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

const me = async (person: Person) => (await person.get('/api/auth/user')).body;
const newest = async (address: string, count = 1) =>
  (await untilMails(smtp, address, count)).at(-1)!;
/** By subject, because two mails may arrive in any order. */
const mails = async (address: string, count: number) =>
  new Map((await untilMails(smtp, address, count)).map((mail) => [mail.subject, mail]));
const byLink = (token: string | undefined, app = polaris) =>
  app.visitor().post('/api/auth/verify-email', { token, currentPassword: PASSWORD });
const wrongCode = (code: string | undefined) => String((Number(code) + 1) % 1e6).padStart(6, '0');

async function verified(): Promise<Person> {
  const person = await polaris.customer();
  const { code } = await newest(person.user.email);
  expect((await person.post('/api/auth/verify-code', { code })).status).toBe(200);
  return person;
}

/** Mails to an account are limited by the hour: makes an hour pass. */
const forgetLimits = () => polaris.dataSource.query('delete from rate_limits');

describe('verifying an address after registration', () => {
  it('verifies an address once through a mailed link, from any browser', async () => {
    const person = await polaris.customer();
    expect(person.user).toMatchObject({ emailStatus: 'unverified', pendingEmail: null });
    const { token, subject, text } = await newest(person.user.email);
    expect(subject).toBe('Confirm your email address');
    expect(text).not.toContain('new email address');
    const used = await byLink(token);
    expect([used.status, used.body]).toEqual([200, { email: person.user.email }]);
    expect(await me(person)).toMatchObject({ emailStatus: 'verified' });
    expect((await byLink(token)).status).toBe(400);
  });

  it('verifies an address by its link alone when its user is signed in', async () => {
    const person = await polaris.customer();
    const { token } = await newest(person.user.email);
    expect((await person.post('/api/auth/verify-email', { token })).status).toBe(200);
    expect(await me(person)).toMatchObject({ emailStatus: 'verified' });
  });

  it('gives a stranger no access when the victim opens the link of their registration', async () => {
    const owner = await polaris.owner();
    const stranger = await polaris.customer();
    const { email } = stranger.user;
    const { body: client } = await owner.post('/api/customers', { name: 'Client', email });
    const { token } = await newest(email);
    const clicks = [polaris.visitor(), await polaris.customer()];
    for (const mailboxOwner of clicks) {
      const { status, body } = await mailboxOwner.post('/api/auth/verify-email', { token });
      expect([status, body.errors[0].path]).toEqual([400, 'currentPassword']);
    }
    expect(await me(stranger)).toMatchObject({ emailStatus: 'unverified' });
    const { body: link } = await owner.get(`/api/customers/${client.id}/account`);
    expect(link.account).toBeNull();
  });

  it("gives the account to the mailbox owner when they reset a stranger's password", async () => {
    const stranger = await polaris.customer();
    const { email } = stranger.user;
    const { token } = await newest(email);
    const visitor = polaris.visitor();
    expect((await visitor.post('/api/auth/disown-email', { token })).status).toBe(204);
    expect((await stranger.get('/api/auth/user')).status).toBe(401);
    const signIn = await visitor.post('/api/auth/login', { email, password: PASSWORD });
    expect(signIn.status).toBe(401);
    expect((await visitor.post('/api/auth/disown-email', { token })).status).toBe(400);
    await visitor.post('/api/auth/forgot-password', { email });
    const link = await mailWith(smtp, email, 'Choose a new password');
    const reset = { token: link.token, password: 'another good one' };
    expect((await visitor.post('/api/auth/reset-password', reset)).body).toMatchObject({ email });
  });

  it('verifies an address by a typed code, with or without spaces', async () => {
    const person = await polaris.customer();
    const { code } = await newest(person.user.email);
    const spaced = ` ${code!.slice(0, 3)} ${code!.slice(3)}`;
    const { status, body } = await person.post('/api/auth/verify-code', { code: spaced });
    expect([status, body.emailStatus]).toEqual([200, 'verified']);
  });

  it('invalidates a verification mail after five wrong codes (ASVS 6.6.3)', async () => {
    const person = await polaris.customer();
    const { code, token } = await newest(person.user.email);
    const guesses = Array.from({ length: 5 }, () =>
      person.post('/api/auth/verify-code', { code: wrongCode(code) }),
    );
    for (const { status, body } of await Promise.all(guesses)) {
      expect(status).toBe(400);
      expect(body.errors[0].path).toBe('code');
    }
    expect((await person.post('/api/auth/verify-code', { code })).status).toBe(400);
    expect(await me(person)).toMatchObject({ emailStatus: 'unverified' });
    expect((await byLink(token)).status).toBe(200);
  });

  it('rejects a verification code of another account (ASVS 6.6.2)', async () => {
    const [one, other] = [await polaris.customer(), await polaris.customer()];
    const { code } = await newest(other.user.email);
    expect((await one.post('/api/auth/verify-code', { code })).status).toBe(400);
  });

  it('verifies an address through a password reset link', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await polaris.visitor().post('/api/auth/forgot-password', { email });
    const token = (await mails(email, 2)).get('Choose a new password')?.token;
    const reset = await polaris
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'another good one' });
    expect(reset.body).toMatchObject({ email, emailStatus: 'verified' });
  });

  it('stores neither verification link nor code in the outbox', async () => {
    const person = await polaris.customer();
    const { token, code } = await newest(person.user.email);
    const rows = JSON.stringify(await outbox(polaris));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(`: ${code}`);
    const owner = await polaris.owner();
    const { body } = await owner.get(`/api/admin/mails?to=${person.user.email}`);
    expect(body[0].text).toContain('[a link that works once]');
    expect(body[0].text).toContain('[a code]');
  });

  it('sends the verification mail again at most twice in the first hour', async () => {
    const person = await polaris.customer();
    const again = () => person.post('/api/auth/verification');
    expect((await again()).status).toBe(202);
    const [first, second] = await untilMails(smtp, person.user.email, 2);
    expect(first!.token).not.toBe(second!.token);
    await again();
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await byLink(first!.token)).status).toBe(200);
    await forgetLimits();
    expect((await again()).status).toBe(409);
  });

  it('links the customer with an address only once the address is verified', async () => {
    const owner = await polaris.owner();
    const person = await polaris.customer();
    const { email } = person.user;
    const { body: customer } = await owner.post('/api/customers', { name: 'Maya', email });
    const linked = async () => (await owner.get(`/api/customers/${customer.id}/account`)).body;
    expect(await linked()).toEqual({ account: null, invitation: null });
    await byLink((await newest(email)).token);
    expect(await linked()).toMatchObject({ account: { email, emailVerified: true } });
  });
});

describe('changing an email address', () => {
  const change = (person: Person, email: string, currentPassword = PASSWORD) =>
    person.put('/api/auth/email', { email, currentPassword });

  it('uses a new address once it is verified, and notifies the old one', async () => {
    const person = await verified();
    const { email } = person.user;
    const next = `next-${email}`;
    const { status, body } = await change(person, next);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ email, pendingEmail: next, emailStatus: 'verified' }),
    ]);
    const signIn = (address: string) =>
      polaris.visitor().post('/api/auth/login', { email: address, password: PASSWORD });
    expect((await signIn(next)).status).toBe(401);
    const { code, text } = await newest(next);
    expect(text).toContain('new email address');
    await person.post('/api/auth/verify-code', { code });
    expect(await me(person)).toMatchObject({
      email: next,
      pendingEmail: null,
      emailStatus: 'verified',
    });
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    const notice = await mailWith(smtp, email, 'Your email address was changed');
    expect(notice.text).toContain('now uses');
    expect(notice.text).not.toContain(next);
  });

  it('requires the password and an unused address to change the address', async () => {
    const [person, other] = [await verified(), await polaris.customer()];
    const wrong = await change(person, 'free@example.com', 'wrong one');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'currentPassword']);
    const none = await person.put('/api/auth/email', { email: 'free@example.com' });
    expect([none.status, none.body.errors[0].path]).toEqual([400, 'currentPassword']);
    expect((await change(person, other.user.email.toUpperCase())).status).toBe(409);
    expect((await change(person, person.user.email)).status).toBe(409);
    expect(await me(person)).toMatchObject({ pendingEmail: null });
  });

  it('gives an address to the account that verifies it first', async () => {
    const [one, other] = [await verified(), await verified()];
    const wanted = `wanted-${one.user.email}`;
    await change(one, wanted);
    await change(other, wanted);
    const [first, second] = await untilMails(smtp, wanted, 2);
    const answers = await Promise.all([byLink(first!.token), byLink(second!.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("drops a pending address when its true owner proves it, and keeps the account's own", async () => {
    const person = await verified();
    const next = `next-${person.user.email}`;
    await change(person, next);
    const { token } = await newest(next);
    const disowned = await polaris.visitor().post('/api/auth/disown-email', { token });
    expect(disowned.status).toBe(204);
    expect(await me(person)).toMatchObject({ email: person.user.email, pendingEmail: null });
  });

  it('updates the linked customer, the audit log and the next invoice with a new address', async () => {
    const owner = await polaris.owner();
    const person = await verified();
    const { body: customer } = await owner.post('/api/customers', {
      name: 'Maya',
      email: 'typed-by-hand@example.com',
    });
    await linkAccount(owner, customer.id, person.user.id);
    const next = `next-${person.user.email}`;
    await change(person, next);
    const read = async () => (await owner.get(`/api/customers/${customer.id}`)).body;
    expect((await read()).email).toBe('typed-by-hand@example.com');
    const { code } = await newest(next);
    await person.post('/api/auth/verify-code', { code });
    expect((await read()).email).toBe(next);
    const { body: log } = await owner.get(
      `/api/admin/audit?relation=customers&recordId=${customer.id}&limit=1`,
    );
    expect(log).toMatchObject([
      { actor: next, before: { email: 'typed-by-hand@example.com' }, after: { email: next } },
    ]);
    const draft = await owner.get(`/api/admin/invoices/buyer?customerId=${customer.id}`);
    expect(draft.body).toMatchObject({ name: 'Maya', email: next });
  });

  it('invalidates the verification link when an address change is dropped', async () => {
    const person = await verified();
    const next = `next-${person.user.email}`;
    await change(person, next);
    const { token } = await newest(next);
    const { body } = await person.delete('/api/auth/email');
    expect(body.pendingEmail).toBeNull();
    expect((await byLink(token)).status).toBe(400);
    expect(await me(person)).toMatchObject({ email: person.user.email, emailStatus: 'verified' });
  });

  it('warns the old address immediately with a link that cancels the change, signed in or not', async () => {
    const person = await verified();
    const { email } = person.user;
    const next = `next-${email}`;
    await change(person, next);
    const warning = await mailWith(smtp, email, 'Your email address is about to change');
    expect(warning.text).not.toContain(next);
    const { token } = await newest(next);
    const cancel = () => polaris.visitor().post('/api/auth/cancel-email', { token: warning.token });
    const canceled = await cancel();
    expect([canceled.status, canceled.body]).toEqual([200, { email }]);
    expect(await me(person)).toMatchObject({ email, pendingEmail: null });
    expect((await byLink(token)).status).toBe(400);
    expect((await cancel()).status).toBe(400);
  });

  it('cancels a later address change through the first warning, too', async () => {
    const person = await verified();
    const { email } = person.user;
    await change(person, `first-${email}`);
    const { token } = await mailWith(smtp, email, 'Your email address is about to change');
    await change(person, `second-${email}`);
    const { code } = await newest(`second-${email}`);
    await polaris.visitor().post('/api/auth/cancel-email', { token });
    expect(await me(person)).toMatchObject({ email, pendingEmail: null });
    expect((await person.post('/api/auth/verify-code', { code })).status).toBe(400);
  });

  it('keeps the first verification link when a requested address is dropped', async () => {
    const person = await polaris.customer();
    const { token } = await newest(person.user.email);
    await change(person, `next-${person.user.email}`);
    await person.delete('/api/auth/email');
    expect((await byLink(token)).body).toEqual({ email: person.user.email });
  });

  it('invalidates reset links to the old address when the address changes', async () => {
    const person = await verified();
    const { email } = person.user;
    await polaris.visitor().post('/api/auth/forgot-password', { email });
    const token = (await mails(email, 2)).get('Choose a new password')?.token;
    const next = `next-${email}`;
    await change(person, next);
    await byLink((await newest(next)).token);
    const reset = await polaris
      .visitor()
      .post('/api/auth/reset-password', { token, password: 'another good one' });
    expect(reset.status).toBe(400);
  });

  it('sends no warning to an old address that was never verified', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    const next = `next-${email}`;
    await newest(email);
    await change(person, next);
    await byLink((await newest(next)).token);
    expect(await me(person)).toMatchObject({ email: next, emailStatus: 'verified' });
    expect(mailbox(smtp, email)).toHaveLength(1);
  });
});

describe('forgotten passwords', () => {
  it('responds to a reset request before looking up the account', async () => {
    const { user } = await polaris.customer();
    const holder = polaris.dataSource.createQueryRunner();
    await holder.startTransaction();
    // From here on, reading accounts blocks.
    await holder.query('lock table users in access exclusive mode');
    const ask = (email: string) => polaris.visitor().post('/api/auth/forgot-password', { email });
    const answers = await Promise.all([ask(user.email), ask('nobody@example.com')]);
    await holder.rollbackTransaction();
    await holder.release();
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    expect((await mails(user.email, 2)).has('Choose a new password')).toBe(true);
  });
});

describe('accounts without a mail server', () => {
  let silent: TestApp;
  let owner: Person;
  beforeAll(async () => {
    silent = await startTestApp();
    owner = await silent.owner();
  });
  afterAll(() => silent.close());

  it('requires no verification of an address when no mail server is set', async () => {
    const person = await silent.customer();
    expect(person.user).toMatchObject({ emailStatus: 'unchecked' });
    expect((await silent.visitor().get('/api/auth/options')).body).toMatchObject({ mail: false });
    expect((await person.post('/api/auth/verification')).status).toBe(409);
    expect(await outbox(silent, person.user.email)).toEqual([]);
  });

  it('changes an address immediately when no mail server is set', async () => {
    const person = await silent.customer();
    const email = `next-${person.user.email}`;
    const { body } = await person.put('/api/auth/email', { email, currentPassword: PASSWORD });
    expect(body).toMatchObject({ email, pendingEmail: null, emailStatus: 'unchecked' });
  });

  it('lets the owner make a reset link without storing it when no mail server is set', async () => {
    const person = await silent.customer();
    const { email } = person.user;
    await silent.visitor().post('/api/auth/forgot-password', { email });
    const asked = async () => (await outbox(silent)).find(({ body }) => body.includes(email));
    expect(await until(asked)).toMatchObject({ recipient: owner.user.email });

    const { body: customer } = await owner.post('/api/customers', { name: 'Maya' });
    const path = `/api/customers/${customer.id}/account`;
    expect((await owner.post(`${path}/one-time-link`)).status).toBe(409);
    await owner.put(path, { userId: person.user.id });
    const made = await owner.post(`${path}/one-time-link`);
    expect(made.status).toBe(201);
    const token = /\/login#reset=([\w-]{43})$/.exec(made.body.url)![1]!;
    expect(Date.parse(made.body.expiresAt)).toBeGreaterThan(Date.now());

    const audit = await owner.get(
      `/api/admin/audit?relation=customers&recordId=${customer.id}&limit=1`,
    );
    expect(audit.body).toMatchObject([
      { actor: owner.user.email, action: 'update', after: { oneTimeLinkFor: email } },
    ]);
    expect(audit.text + JSON.stringify(await outbox(silent))).not.toContain(token);

    const password = 'another good one';
    const visitor = silent.visitor();
    const reset = await visitor.post('/api/auth/reset-password', { token, password });
    expect([reset.status, reset.body.email]).toEqual([200, email]);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    const again = await visitor.post('/api/auth/reset-password', { token, password });
    expect(again.status).toBe(400);
  });

  it('verifies no address through a link made by the owner', async () => {
    const person = await silent.customer();
    const { body: customer } = await owner.post('/api/customers', { name: 'Maya' });
    const path = `/api/customers/${customer.id}/account`;
    await owner.put(path, { userId: person.user.id });
    const { body } = await owner.post(`${path}/one-time-link`);
    const token = body.url.split('=')[1];
    await silent.visitor().post('/api/auth/reset-password', { token, password: PASSWORD });
    const [row] = await silent.dataSource.query(
      'select "emailVerifiedAt" from users where id = $1',
      [person.user.id],
    );
    expect(row).toEqual({ emailVerifiedAt: null });
  });
});
