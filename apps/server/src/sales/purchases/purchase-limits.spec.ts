import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactInput } from '../../testing/data/factories';
import { untilMails } from '../../testing/mail/mailbox';
import { outbox, untilNotices } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { clientReadLimit } from '../../platform/http/limits/call-limits.service';
import { LimitsService } from '../../platform/http/limits/limits.service';
import { addService, sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let smtp: TestSmtp;
let polaris: TestApp;
let second: TestApp;
let owner: Person;
let serviceId: number;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url };
  polaris = await startTestApp({ env });
  second = await startTestApp({ env, beside: polaris });
  owner = await polaris.owner();
  serviceId = (await addService(owner, { name: 'Audit' })).id;
});
afterAll(async () => {
  await second.close();
  await polaris.close();
  await smtp.close();
});

const buy = (person: Person) => person.post('/api/purchases', { serviceId });
const subjects = async (address: string) =>
  (await outbox(polaris, address)).map(({ subject }) => subject);
const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
      status,
      all?.length,
    ]),
  );

describe('limits of a customer', () => {
  it('limits orders to twenty in ten minutes on all servers together (ASVS 2.3.2)', async () => {
    const person = await polaris.customer();
    const elsewhere = second.visitor();
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => [
        buy(person),
        elsewhere.post('/api/purchases', { serviceId }),
      ]).flat(),
    );
    expect(statuses(answers)).toEqual({ 201: 20, 429: 10 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await person.get('/api/purchases')).body).toHaveLength(20);
    expect((await person.patch('/api/auth/user', { firstName: 'Maya' })).status).toBe(200);
    expect((await buy(await polaris.customer())).status).toBe(201);
  });

  it('limits other writes of a customer to sixty, and counts reads separately', async () => {
    const person = await polaris.customer();
    const writes = await Promise.all(
      Array.from({ length: 65 }, (_, index) =>
        person.patch('/api/auth/user', { firstName: `Maya ${index}` }),
      ),
    );
    expect(statuses(writes)).toEqual({ 200: 60, 429: 5 });
    expect((await buy(person)).status).toBe(201);
    expect((await person.get('/api/auth/user')).status).toBe(200);
    expect((await person.post('/api/auth/logout')).status).toBe(204);
  });

  it('limits a client, and not the owner, to 600 reads in ten minutes (ASVS 2.4.1, 15.2.2)', async () => {
    const [person, other] = [await polaris.customer(), await polaris.customer()];
    const limits = polaris.app.get(LimitsService, { strict: false });
    for (const { user } of [person, owner])
      for (let read = 1; read < clientReadLimit.points; read += 1)
        await limits.countInMemory(clientReadLimit, user.id);
    const read = async (caller: Person) => (await caller.get('/api/purchases')).status;
    expect([await read(person), await read(person)]).toEqual([200, 429]);
    const refused = await person.get('/api/auth/user');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await read(other)).toBe(200);
    expect([await read(owner), await read(owner)]).toEqual([200, 200]);
    expect((await person.patch('/api/auth/user', { firstName: 'Maya' })).status).toBe(200);
  });

  it("does not limit the owner's writes", async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => owner.patch('/api/auth/user', { lastName: 'Owner' })),
    );
    expect(statuses(answers)).toEqual({ 200: 70 });
  });
});

describe('accounts with an unverified address', () => {
  it("mails no order confirmation until the account's address is verified", async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await buy(person);
    await buy(person);
    expect(await subjects(email)).toEqual(['Confirm your email address']);
    const [{ code } = { code: '' }] = await untilMails(smtp, email, 1);
    await person.post('/api/auth/verify-code', { code });
    const confirmations = ['Your order: Audit', 'Your order: Audit'];
    expect(await subjects(email)).toEqual(['Confirm your email address', ...confirmations]);
    await buy(person);
    expect(await subjects(email)).toEqual([
      'Confirm your email address',
      ...confirmations,
      'Your order: Audit',
    ]);
  });

  it("mails security notices and the owner's mails to an unverified address", async () => {
    const person = await polaris.customer();
    const { body } = await buy(person);
    await owner.patch(`/api/admin/purchases/${body.id}`, { note: 'It has begun.' });
    expect(await subjects(person.user.email)).toEqual([
      'Confirm your email address',
      'Update on Audit',
    ]);
  });
});

describe('notices to the owner', () => {
  const notices = async (word: string) =>
    (await outbox(polaris, owner.user.email)).filter(({ body }) => body.includes(word));

  it("notifies the owner of a customer's orders with one mail now and one summary later", async () => {
    const person = await polaris.customer();
    const other = await polaris.customer();
    await person.patch('/api/auth/user', { firstName: 'Eight of eight' });
    await Promise.all(Array.from({ length: 8 }, () => buy(person)));
    await buy(other);
    const [first, ...more] = await notices(person.user.email);
    expect(more).toEqual([]);
    expect(first!.body).toContain(`${person.user.email} (not verified yet)`);
    expect(await notices(other.user.email)).toHaveLength(1);

    const gathered = await untilNotices(polaris, 'Eight of eight');
    expect(gathered).toHaveLength(1);
    expect(gathered[0]!.subject).toBe('Eight of eight: Audit, $950 and 6 more');
  });

  it('summarizes messages of one address for the owner, without deleted ones', async () => {
    const visitor = polaris.visitor();
    const email = 'floods@example.com';
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await sendContact(visitor, { email })).id);
    expect(await notices(email)).toHaveLength(1);
    await owner.delete(`/api/admin/contact-submissions/${ids[3]}`);
    const [gathered] = await untilNotices(polaris, `highlight=${ids[1]}`);
    expect(gathered!.body).toContain(`highlight=${ids[2]}`);
    expect(gathered!.body).not.toContain(`highlight=${ids[3]}`);
    expect(gathered!.body).not.toContain(email);
  });

  it('sends the owner the name and the text of a second message', async () => {
    const email = 'second@example.com';
    const message = 'I forgot to say that it is urgent.';
    for (const own of [{}, { name: 'Dana Whitfield', message }])
      await sendContact(polaris.visitor(), { email, ...own });
    const [second] = await untilNotices(polaris, message);
    expect(second!.subject).toBe('New message from Dana Whitfield');
    expect(second!.body).toContain(email);
  });

  it('notifies the owner immediately again after the clock was ahead', async () => {
    const email = 'later@example.com';
    const write = () => polaris.visitor().post('/api/contact', contactInput({ email }));
    await write();
    await polaris.dataSource.query(
      `update mail_outbox set "createdAt" = now() + interval '400 days' where topic is not null`,
    );
    await write();
    expect(await notices(email)).toHaveLength(2);
  });
});
