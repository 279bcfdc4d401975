import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactInput, serviceInput } from '../testing/factories';
import { untilMails } from '../testing/mailbox';
import { outbox, untilNotices } from '../testing/outbox';
import { type TestSmtp, startSmtp } from '../testing/smtp';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

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
  serviceId = (await owner.post('/api/services', serviceInput({ name: 'Audit' }))).body.id;
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

describe('a customer', () => {
  it('orders twenty times in ten minutes at most, on all servers together', async () => {
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

  it('writes sixty other times at most, and reads as often as they like', async () => {
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

  it('does not hold for the owner', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => owner.patch('/api/auth/user', { lastName: 'Owner' })),
    );
    expect(statuses(answers)).toEqual({ 200: 70 });
  });
});

describe('an account that has not verified its address', () => {
  it('has no mail sent to it by ordering, until it is verified', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await buy(person);
    await buy(person);
    expect(await subjects(email)).toEqual(['Verify your email address']);
    const [{ code } = { code: '' }] = await untilMails(smtp, email, 1);
    await person.post('/api/auth/verify-code', { code });
    const confirmations = ['Your order: Audit', 'Your order: Audit'];
    expect(await subjects(email)).toEqual(['Verify your email address', ...confirmations]);
    await buy(person);
    expect(await subjects(email)).toEqual([
      'Verify your email address',
      ...confirmations,
      'Your order: Audit',
    ]);
  });

  it('still has security notices, and what the owner sends', async () => {
    const person = await polaris.customer();
    const { body } = await buy(person);
    await owner.patch(`/api/admin/purchases/${body.id}`, { note: 'It has begun.' });
    expect(await subjects(person.user.email)).toEqual([
      'Verify your email address',
      'News about Audit',
    ]);
  });
});

describe('the owner', () => {
  const notices = async (word: string) =>
    (await outbox(polaris, owner.user.email)).filter(({ body }) => body.includes(word));

  it('hears of one customer’s orders in one mail at once and one later', async () => {
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

  it('hears of one address’s messages in the same way, and of a deleted one no more', async () => {
    const visitor = polaris.visitor();
    const email = 'floods@example.com';
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1)
      ids.push((await visitor.post('/api/contact', contactInput({ email }))).body.id);
    expect(await notices(email)).toHaveLength(1);
    await owner.delete(`/api/admin/contact-submissions/${ids[3]}`);
    const [gathered] = await untilNotices(polaris, `highlight=${ids[1]}`);
    expect(gathered!.body).toContain(`highlight=${ids[2]}`);
    expect(gathered!.body).not.toContain(`highlight=${ids[3]}`);
    expect(gathered!.body).not.toContain(email);
  });

  it('hears at once again after a clock that was ahead', async () => {
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
