import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactInput, customerInput, messageInput } from '../testing/factories';
import { leaveNow } from '../testing/messages';
import { outbox } from '../testing/outbox';
import { type TestSmtp, startSmtp } from '../testing/smtp';
import { createTestDatabase } from '../testing/test-database';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

const submissions = '/api/admin/contact-submissions';

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

let people = 0;

/** A submission with a customer of the same address. */
const submit = async (app = polaris) => {
  const email = `person-to-write-to-${(people += 1)}@example.com`;
  const { body: contact } = await app.visitor().post('/api/contact', contactInput({ email }));
  return { id: contact.id as number, email };
};

const addCustomer = async (email: string) =>
  (await owner.post('/api/customers', customerInput({ email }))).body.id as number;

const reply = async (id: number, own = {}, who = owner) =>
  (await who.post(`${submissions}/${id}/reply`, messageInput(own))).body.id as number;
const undo = (id: number, who = owner) => who.delete(`/api/admin/messages/${id}`);
const statusOf = async (id: number, who = owner) =>
  (await who.get(`${submissions}/${id}`)).body.status as string;
/** The mails of a message, not the thanks for the submission. */
const mailsTo = async (email: string, app = polaris) =>
  (await outbox(app, email)).filter(({ subject }) => subject.startsWith('Re:'));
const arrivedAt = (email: string) =>
  smtp.received.filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Subject: Re:'));

const untilSent = async (email: string, app = polaris) => {
  for (;;) {
    const [mail] = await mailsTo(email, app);
    if (mail?.status === 'sent') return;
    await new Promise((later) => setTimeout(later, 20));
  }
};

describe('taking a message back', () => {
  it('undoes the mail, the status, the activity and the follow-up', async () => {
    const { id, email } = await submit();
    const customerId = await addCustomer(email);
    const message = await reply(id, { followUpOn: '2031-03-04' });
    const [{ jobId }] = await polaris.dataSource.query<[{ jobId: string }]>(
      'select "jobId" from mail_outbox where "messageId" = $1',
      [message],
    );
    expect((await undo(message)).status).toBe(204);
    expect(await statusOf(id)).toBe('new');
    expect(await mailsTo(email)).toEqual([]);
    expect((await owner.get(`/api/customers/${customerId}/activities`)).body).toEqual([]);
    expect((await owner.get(`${submissions}/${id}/messages`)).body).toEqual([]);
    const jobs = await polaris.dataSource.query('select 1 from jobs.job where id = $1', [jobId]);
    expect(jobs).toEqual([]);
    expect((await undo(message)).status).toBe(404);
  });

  it('is refused once it has left, and undoes nothing', async () => {
    const { id, email } = await submit();
    const message = await reply(id);
    await leaveNow(polaris);
    await untilSent(email);
    const { status, body } = await undo(message);
    expect([status, body.detail]).toEqual([409, 'It has left already.']);
    expect(await statusOf(id)).toBe('replied');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused while a mail server that was away is tried again', async () => {
    const { id, email } = await submit();
    smtp.mood = 'refuses for now';
    const message = await reply(id);
    await leaveNow(polaris);
    for (;;) {
      const [mail] = await mailsTo(email);
      if (mail?.error) break;
      await new Promise((later) => setTimeout(later, 20));
    }
    smtp.mood = 'takes';
    expect((await undo(message)).status).toBe(409);
  });

  it('leaves a status that was changed since', async () => {
    const { id } = await submit();
    const message = await reply(id);
    await owner.put(`${submissions}/${id}`, { ...contactInput(), status: 'spam' });
    await undo(message);
    expect(await statusOf(id)).toBe('spam');
  });

  it('sets the first status again when all replies are taken back, in any order', async () => {
    const { id } = await submit();
    const [first, second] = [await reply(id), await reply(id)];
    await undo(first);
    expect(await statusOf(id)).toBe('replied');
    await undo(second);
    expect(await statusOf(id)).toBe('new');
  });

  it('from two windows at once happens once', async () => {
    const { id } = await submit();
    const message = await reply(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(5).fill(404)]);
    expect(await statusOf(id)).toBe('new');
  });

  it('and sending never both happen, with two servers at work', async () => {
    const other = await startTestApp({ env: { SMTP_URL: smtp.url }, beside: polaris });
    try {
      const outcomes = [];
      for (let round = 0; round < 12; round += 1) {
        const { id, email } = await submit();
        const message = await reply(id);
        await leaveNow(polaris);
        // At another moment of the second in which servers look for mail.
        await new Promise((later) => setTimeout(later, round * 90));
        const { status } = await undo(message);
        if (status === 409) await untilSent(email);
        outcomes.push({
          status,
          arrived: arrivedAt(email).length,
          submission: await statusOf(id),
        });
      }
      for (const { status, ...outcome } of outcomes)
        expect(outcome).toEqual(
          status === 204
            ? { arrived: 0, submission: 'new' }
            : { arrived: 1, submission: 'replied' },
        );
    } finally {
      await other.close();
    }
  });
});

it('while a row is locked for undoing, its mail waits and then does not leave', async () => {
  const { id, email } = await submit();
  const message = await reply(id);
  await polaris.dataSource.transaction(async (manager) => {
    await manager.query('select 1 from mail_outbox where "messageId" = $1 for update', [message]);
    await leaveNow(polaris);
    for (;;) {
      const waiting = await polaris.dataSource.query<object[]>(
        `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'update mail_outbox set attempts%'`,
      );
      if (waiting.length > 0) break;
      await new Promise((later) => setTimeout(later, 20));
    }
    await manager.query('delete from messages where id = $1', [message]);
  });
  const other = await submit();
  await reply(other.id);
  await leaveNow(polaris);
  await untilSent(other.email);
  expect(arrivedAt(email)).toEqual([]);
});

describe('a restart in between', () => {
  it('keeps the time to undo, and the mail', async () => {
    const database = await createTestDatabase();
    const start = () => startTestApp({ env: { SMTP_URL: smtp.url }, on: database.url });
    const before = await start();
    const someone = await before.owner();
    const [taken, sent] = [await submit(before), await submit(before)];
    const message = await reply(taken.id, {}, someone);
    await reply(sent.id, {}, someone);
    await before.close();
    const after = await start();
    try {
      const again = await after.owner();
      expect((await undo(message, again)).status).toBe(204);
      expect(await statusOf(taken.id, again)).toBe('new');
      await leaveNow(after);
      await untilSent(sent.email, after);
      expect([arrivedAt(taken.email).length, arrivedAt(sent.email).length]).toEqual([0, 1]);
    } finally {
      await after.close();
      await database.drop();
    }
  });
});

describe('without a mail server', () => {
  it('a message stays in the outbox, and can be taken back until its time has come', async () => {
    const offline = await startTestApp();
    try {
      const someone = await offline.owner();
      const { id, email } = await submit(offline);
      const message = await reply(id, {}, someone);
      await leaveNow(offline);
      for (;;) {
        const [mail] = await mailsTo(email, offline);
        if (mail?.status === 'kept') break;
        await new Promise((later) => setTimeout(later, 20));
      }
      expect((await undo(message, someone)).status).toBe(409);
      const { body } = await someone.get(`${submissions}/${id}/messages`);
      expect(body).toMatchObject([{ id: message, status: 'kept' }]);
    } finally {
      await offline.close();
    }
  });
});
