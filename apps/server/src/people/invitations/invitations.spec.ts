import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DAY_MS,
  INVITATION_DAYS,
  invitationSchema,
  sentInvitationSchema,
} from '@polaris/contracts';
import { customerInput } from '../../testing/data/factories';
import { mailbox } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { addCustomer, linkAccount } from '../../testing/data/records';
import type { TestCaller } from '../../testing/caller';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { race } from '../../testing/long-form';

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

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const OPEN_ACCOUNT = { password: PASSWORD, firstName: 'Maya', lastName: 'Okafor' };
const ACCEPTED = 'This invitation was accepted already. Sign in instead.';
const EXPIRED = 'This invitation has expired. Please ask for a new one.';
const UNKNOWN = 'This invitation link does not work. Check that it is complete.';
const OTHER_ACCOUNT =
  'You are signed in with another account. Sign out first, then open the invitation again.';

let people = 0;
const newEmail = () => `invited${(people += 1)}@example.com`;

async function newCustomer(email: string | null = newEmail()) {
  const { body } = await owner.post('/api/customers', customerInput({ email }));
  return body as { id: number; email: string };
}

const invite = (id: number) => owner.post(`/api/admin/customers/${id}/invite`);
const linkOf = async (id: number) => (await owner.get(`/api/customers/${id}/account`)).body;

const LINK = /http:\S+\/invitation#[\w-]{43}/;
const tokenOf = (url: string) => url.split('#').at(-1)!;
const open = (caller: TestCaller, token: string) => caller.post('/api/invitations/open', { token });
const accept = (caller: TestCaller, token: string, input = {}) =>
  caller.post('/api/invitations/accept', { ...input, token });

/** The tokens of the links mailed to an address, once there are this many. */
async function mailedLinks(email: string, count: number): Promise<string[]> {
  const links = await until(
    () => mailbox(smtp, email).flatMap(({ text }) => LINK.exec(text)?.[0] ?? []),
    (found) => found.length >= count,
  );
  return links.map(tokenOf);
}

/** A customer, and the link that was mailed to them. */
async function invited(email?: string) {
  const customer = await newCustomer(email);
  await invite(customer.id);
  return { ...customer, link: (await mailedLinks(customer.email, 1))[0]! };
}

const expectProblem = (
  { status, body }: { status: number; body: { detail?: string } },
  ...expected: [number, string]
) => expect([status, body.detail]).toEqual(expected);

describe('inviting a customer', () => {
  it('mails an invitation link that the outbox does not store, and shows it on the record', async () => {
    const { id, email } = await newCustomer();
    const { status, body } = await invite(id);
    expect(status).toBe(201);
    expect(sentInvitationSchema.parse(body)).toMatchObject({ sentTo: email, url: null });
    const days = (Date.parse(body.expiresAt as string) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(INVITATION_DAYS);
    const [link] = await mailedLinks(email, 1);
    expect(JSON.stringify(await outbox(polaris, email))).not.toContain(link);
    expect(await linkOf(id)).toMatchObject({
      account: null,
      invitation: { email, expiresAt: body.expiresAt },
    });
  });

  it('records who is invited until when, but not the address, in the audit log', async () => {
    const { id, email } = await newCustomer();
    const { body } = await invite(id);
    const { body: log } = await owner.get(`/api/admin/audit?relation=customers&recordId=${id}`);
    expect(log[0]).toMatchObject({
      actor: owner.user.email,
      action: 'update',
      after: { invitedUntil: body.expiresAt },
    });
    expect(JSON.stringify(log[0])).not.toContain(email);
  });

  it("invites only a customer with an address that is neither an account's nor the owner's", async () => {
    expect((await invite(2147483647)).status).toBe(404);
    expect((await owner.post('/api/admin/customers/x/invite')).status).toBe(400);
    const [nowhere, owners] = [await newCustomer(null), await newCustomer(owner.user.email)];
    expectProblem(await invite(nowhere.id), 409, 'This customer has no email address.');
    expectProblem(await invite(owners.id), 409, "This is the address of the owner's account.");
    const linked = await newCustomer();
    const { user } = await polaris.customer();
    await linkAccount(owner, linked.id, user.id);
    expectProblem(await invite(linked.id), 409, 'This customer has an account already.');
  });

  it('replaces an open invitation and its link', async () => {
    const { id, email, link } = await invited();
    const both = await Promise.all([invite(id), invite(id)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expectProblem(await open(polaris.visitor(), link), 404, UNKNOWN);
    const links = await mailedLinks(email, 3);
    const answers = await Promise.all(links.map((each) => open(polaris.visitor(), each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sql('select id from invitations where "customerId" = $1', [id])).toHaveLength(1);
  });
});

describe('invitation links', () => {
  it('shows the invitee and whether they have an account', async () => {
    const { link, email } = await invited();
    const { status, body } = await open(polaris.visitor(), link);
    expect(status).toBe(200);
    expect(invitationSchema.parse(body)).toMatchObject({
      name: 'Harbor Trust',
      email,
      hasAccount: false,
    });
    const { user } = await polaris.customer();
    const known = await invited(user.email.replace('person', 'Person'));
    expect((await open(polaris.visitor(), known.link)).body).toMatchObject({ hasAccount: true });
  });

  it.each(['x', 'x'.repeat(43)])(
    'returns 404 for the unknown invitation link %s',
    async (token) => {
      const visitor = polaris.visitor();
      expectProblem(await open(visitor, token), 404, UNKNOWN);
      const call = accept(visitor, token, OPEN_ACCOUNT);
      expectProblem(await call, 404, UNKNOWN);
    },
  );

  it('expires an invitation after two weeks', async () => {
    const { id, link } = await invited();
    await sql(`update invitations set "expiresAt" = now() where "customerId" = $1`, [id]);
    expectProblem(await open(polaris.visitor(), link), 410, EXPIRED);
    expectProblem(await accept(polaris.visitor(), link, OPEN_ACCOUNT), 410, EXPIRED);
    expect((await invite(id)).status).toBe(201);
  });

  it("ends an invitation when the customer's address changes", async () => {
    const { id, link } = await invited();
    await owner.put(`/api/customers/${id}`, { name: 'Harbor Trust', email: newEmail() });
    const gone = 'This invitation is no longer valid. Please ask for a new one.';
    expectProblem(await open(polaris.visitor(), link), 410, gone);
    expectProblem(await accept(polaris.visitor(), link, OPEN_ACCOUNT), 410, gone);
    expect(await linkOf(id)).toEqual({ account: null, invitation: null });
  });

  it('ends an invitation when its customer is deleted or purged', async () => {
    const { id, link, email } = await invited();
    await owner.call('DELETE', `/api/customers/${id}`);
    expectProblem(await open(polaris.visitor(), link), 404, UNKNOWN);
    expectProblem(await accept(polaris.visitor(), link, OPEN_ACCOUNT), 404, UNKNOWN);
    expect(await outbox(polaris, email)).toEqual([]);
  });
});

describe('accepting an invitation without an account', () => {
  it('creates, verifies, links and signs in the account of an accepted invitation', async () => {
    const { id, email, link } = await invited();
    const visitor = polaris.visitor();
    const { status, body } = await accept(visitor, link, OPEN_ACCOUNT);
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, emailStatus: 'verified', firstName: 'Maya' });
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({ id: body.id });
    expect(await linkOf(id)).toMatchObject({ account: { id: body.id }, invitation: null });
    const login = { email, password: PASSWORD };
    expect((await polaris.visitor().post('/api/auth/login', login)).status).toBe(200);
  });

  it('links the invited customer instead of the oldest one with the address', async () => {
    const email = newEmail();
    const older = await newCustomer(email);
    const { id, link } = await invited(email);
    const { body } = await accept(polaris.visitor(), link, OPEN_ACCOUNT);
    expect(await linkOf(id)).toMatchObject({ account: { id: body.id } });
    expect(await linkOf(older.id)).toMatchObject({ account: null });
  });

  it('requires a valid password to accept an invitation', async () => {
    const { email, link } = await invited();
    const refused = async (input: object) => {
      const { status, body } = await accept(polaris.visitor(), link, input);
      return [status, (body.errors as { path: string; message: string }[])[0]];
    };
    expect(await refused({ firstName: 'Maya' })).toEqual([
      400,
      { path: 'password', message: 'Please choose a password.' },
    ]);
    for (const password of ['short', 'password1', email])
      expect(await refused({ password })).toMatchObject([400, { path: 'password' }]);
    expect(await refused({ ...OPEN_ACCOUNT, firstName: 'x'.repeat(101) })).toMatchObject([
      400,
      { path: 'firstName' },
    ]);
    expect((await accept(polaris.visitor(), link, OPEN_ACCOUNT)).status).toBe(201);
  });

  race('accepts an invitation once out of two concurrent requests', async () => {
    const { link } = await invited();
    const answers = await Promise.all(
      [1, 2].map(() => accept(polaris.visitor(), link, OPEN_ACCOUNT)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expectProblem(await open(polaris.visitor(), link), 409, ACCEPTED);
    expectProblem(await accept(polaris.visitor(), link, OPEN_ACCOUNT), 409, ACCEPTED);
  });

  it('rejects an invitation when another account is signed in', async () => {
    const { id, link } = await invited();
    for (const someone of [await polaris.customer(), owner])
      expectProblem(await accept(someone, link, OPEN_ACCOUNT), 409, OTHER_ACCOUNT);
    expect(await linkOf(id)).toMatchObject({ account: null });
  });

  it('limits accepted invitations like registrations', async () => {
    const visitor = polaris.visitor();
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await accept(visitor, 'x', OPEN_ACCOUNT)).status).toBe(404);
    const { status, headers } = await accept(visitor, 'x', OPEN_ACCOUNT);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('accepting an invitation with an account', () => {
  it('links a signed-in account and verifies its address when it accepts an invitation', async () => {
    const person = await polaris.customer();
    const { id, link } = await invited(person.user.email);
    const { status, body } = await accept(person, link, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: person.user.id, emailStatus: 'verified' });
    expect(await linkOf(id)).toMatchObject({ account: { id: person.user.id } });
    expectProblem(await accept(person, link, {}), 409, ACCEPTED);
  });

  it('rejects an invitation to visitors and other accounts when the address has one', async () => {
    const person = await polaris.customer();
    const { id, link } = await invited(person.user.email);
    const first = 'There is an account with this address. Sign in first, then accept.';
    expectProblem(await accept(polaris.visitor(), link, OPEN_ACCOUNT), 409, first);
    for (const someone of [await polaris.customer(), owner])
      expectProblem(await accept(someone, link, {}), 409, OTHER_ACCOUNT);
    expect(await linkOf(id)).toMatchObject({ account: null });
  });

  it('rejects an invitation to an owner, even one who has taken the address since', async () => {
    const { id, email, link } = await invited();
    const another = await polaris.owner();
    await sql('update users set email = $2 where id = $1', [another.user.id, email]);
    const never = "The owner's account cannot accept an invitation.";
    expectProblem(await accept(another, link, {}), 409, never);
    expect(await linkOf(id)).toMatchObject({ account: null });
  });

  it('links no customer with another account, and no account with another customer', async () => {
    const person = await polaris.customer();
    const { id, link } = await invited(person.user.email);
    const { user: other } = await polaris.customer();
    await linkAccount(owner, id, other.id);
    expectProblem(await accept(person, link, {}), 409, ACCEPTED);
    await linkAccount(owner, id, null);
    const { id: elsewhere } = await newCustomer(null);
    await linkAccount(owner, elsewhere, person.user.id);
    const taken = 'Your account belongs to another customer record already. Please get in touch.';
    expectProblem(await accept(person, link, {}), 409, taken);
    expect(await linkOf(id)).toMatchObject({
      account: null,
      invitation: { email: person.user.email },
    });
  });

  it('deletes an invitation when its account is deleted', async () => {
    const { id, email, link } = await invited();
    const visitor = polaris.visitor();
    await accept(visitor, link, OPEN_ACCOUNT);
    const own = { email, currentPassword: PASSWORD };
    expect((await visitor.call('DELETE', '/api/account', own)).status).toBe(204);
    expect(await sql('select 1 from invitations where "customerId" = $1', [id])).toEqual([]);
    expect(await outbox(polaris, email)).toEqual([]);
  });
});

describe('invitations without a mail server', () => {
  let silent: TestApp;
  beforeAll(async () => {
    silent = await startTestApp();
  });
  afterAll(() => silent.close());

  it('gives the owner the link when no mail server is set, and verifies no address', async () => {
    const itsOwner = await silent.owner();
    const customer = await addCustomer(itsOwner);
    const { body } = await itsOwner.post(`/api/admin/customers/${customer.id}/invite`);
    expect(body).toMatchObject({ sentTo: null, url: expect.stringContaining('/invitation#') });
    expect(await outbox(silent)).toEqual([]);
    const accepted = await accept(silent.visitor(), tokenOf(body.url as string), OPEN_ACCOUNT);
    expect(accepted.status).toBe(201);
    const { body: link } = await itsOwner.get(`/api/customers/${customer.id}/account`);
    expect(link.account).toMatchObject({ id: accepted.body.id, emailVerified: false });
  });
});
