import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactInput, customerInput, messageInput } from '../../testing/data/factories';
import { keepWaiting, makeMessagesDue } from '../../testing/mail/messages';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { createTestDatabase } from '../../testing/test-database';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until, untilBlocked } from '../../testing/until';

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

/** A submission with a customer who has the same address. */
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
/** The mails of a message, without the thanks for the submission. */
const mailsTo = async (email: string, app = polaris) =>
  (await outbox(app, email)).filter(({ subject }) => subject.startsWith('Re:'));
const arrivedAt = (email: string) =>
  smtp.received.filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Subject: Re:'));

const untilSent = (email: string, app = polaris) =>
  until(async () => (await mailsTo(email, app))[0]?.status === 'sent');

describe('undoing a message', () => {
  it('undoes mail, status, activity and follow-up of a reply', async () => {
    const { id, email } = await submit();
    const customerId = await addCustomer(email);
    const message = await reply(id, { followUpOn: '2031-03-04' });
    const [{ jobId }] = await polaris.dataSource.query<[{ jobId: string }]>(
      `select "jobId" from mail_outbox where "aboutTable" = 'messages' and "aboutId" = $1`,
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

  it('rejects to undo a message that was sent, and undoes nothing', async () => {
    const { id, email } = await submit();
    const message = await reply(id);
    await makeMessagesDue(polaris);
    await untilSent(email);
    const { status, body } = await undo(message);
    expect([status, body.detail]).toEqual([409, 'It has left already.']);
    expect(await statusOf(id)).toBe('replied');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('rejects to undo a message that an unavailable mail server is retrying', async () => {
    const { id, email } = await submit();
    smtp.mood = 'refuses for now';
    const message = await reply(id);
    await makeMessagesDue(polaris);
    await until(async () => (await mailsTo(email))[0]?.error);
    smtp.mood = 'takes';
    expect((await undo(message)).status).toBe(409);
  });

  it('keeps a submission status that was changed since the reply', async () => {
    const { id } = await submit();
    const message = await reply(id);
    await owner.put(`${submissions}/${id}`, { ...contactInput(), status: 'spam' });
    await undo(message);
    expect(await statusOf(id)).toBe('spam');
  });

  it('restores the first status when all replies are undone, in any order', async () => {
    const { id } = await submit();
    const [first, second] = [await reply(id), await reply(id)];
    await undo(first);
    expect(await statusOf(id)).toBe('replied');
    await undo(second);
    expect(await statusOf(id)).toBe('new');
  });

  it('undoes a message once when two windows undo it', async () => {
    const { id } = await submit();
    const message = await reply(id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(message)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(5).fill(404)]);
    expect(await statusOf(id)).toBe('new');
  });

  it('never both undoes and sends a message on two servers', async () => {
    const other = await startTestApp({ env: { SMTP_URL: smtp.url }, beside: polaris });
    try {
      const round = async (number: number) => {
        const { id, email } = await submit();
        const message = await reply(id);
        await makeMessagesDue(polaris);
        // Spreads the attempts over the second in which servers poll for mail.
        await new Promise((later) => setTimeout(later, number * 90));
        const { status } = await undo(message);
        if (status === 409) await untilSent(email);
        return { status, arrived: arrivedAt(email).length, submission: await statusOf(id) };
      };
      const outcomes = await Promise.all(Array.from({ length: 12 }, (_, number) => round(number)));
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

it('holds back and then drops a mail when its row is locked for undoing', async () => {
  const { id, email } = await submit();
  const message = await reply(id);
  await polaris.dataSource.transaction(async (manager) => {
    await manager.query(
      `select 1 from mail_outbox where "aboutTable" = 'messages' and "aboutId" = $1 for update`,
      [message],
    );
    await makeMessagesDue(polaris);
    await untilBlocked(polaris.dataSource, 'update mail_outbox set attempts%');
    await manager.query('delete from messages where id = $1', [message]);
  });
  const other = await submit();
  await reply(other.id);
  await makeMessagesDue(polaris);
  await untilSent(other.email);
  expect(arrivedAt(email)).toEqual([]);
});

describe('a restart while a message waits', () => {
  it('keeps the remaining time to undo and the mail across a restart', async () => {
    const database = await createTestDatabase();
    const start = () => startTestApp({ env: { SMTP_URL: smtp.url }, on: database.url });
    const before = await start();
    const someone = await before.owner();
    const [taken, sent] = [await submit(before), await submit(before)];
    const message = await reply(taken.id, {}, someone);
    await reply(sent.id, {}, someone);
    await keepWaiting(before);
    await before.close();
    const after = await start();
    try {
      const again = await after.owner();
      expect((await undo(message, again)).status).toBe(204);
      expect(await statusOf(taken.id, again)).toBe('new');
      await makeMessagesDue(after);
      await untilSent(sent.email, after);
      expect([arrivedAt(taken.email).length, arrivedAt(sent.email).length]).toEqual([0, 1]);
    } finally {
      await after.close();
      await database.drop();
    }
  });
});

describe('messages without a mail server', () => {
  it('allows undo of a message without a mail server until its time has passed', async () => {
    const offline = await startTestApp();
    try {
      const someone = await offline.owner();
      const { id, email } = await submit(offline);
      const message = await reply(id, {}, someone);
      await makeMessagesDue(offline);
      await until(async () => (await mailsTo(email, offline))[0]?.status === 'kept');
      expect((await undo(message, someone)).status).toBe(409);
      const { body } = await someone.get(`${submissions}/${id}/messages`);
      expect(body).toMatchObject([{ id: message, status: 'kept' }]);
    } finally {
      await offline.close();
    }
  });
});
