import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ReadMail, mailbox } from '../testing/mail/mailbox';
import { outbox } from '../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../testing/mail/smtp';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';
import { ask, callsOf, completedPurchase, write } from '../testing/testimonials';
import { until } from '../testing/until';
import { TestimonialRemindersService } from './testimonial-reminders.service';

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

/** A client with a verified address. */
async function clientWithMail() {
  const completed = await completedPurchase(polaris, owner);
  await sql(`update users set "emailVerifiedAt" = now() where id = $1`, [completed.client.user.id]);
  return { ...completed, email: completed.client.user.email };
}

/** The received mails about testimonials, once there are this many. */
const arrived = (email: string, count: number): Promise<ReadMail[]> =>
  until(
    () => mailbox(smtp, email).filter(({ subject }) => isAbout(subject)),
    (found) => found.length >= count,
  );
const isAbout = (subject: string) => /testimonial|a few words/i.test(subject);
const aboutIt = async (email: string) =>
  (await outbox(polaris, email)).filter(({ subject }) => isAbout(subject));
const linkIn = (text: string) => callsOf(/http:\S+\/testimonial#[\w-]{43}/.exec(text)![0]);

const remindAll = () => polaris.app.get(TestimonialRemindersService).remindAll();
const age = (purchaseId: number, days: number) =>
  sql(
    `update testimonials set "requestedAt" = now() - make_interval(days => $2),
       "expiresAt" = now() + make_interval(days => 30 - $2) where "purchaseId" = $1`,
    [purchaseId, days],
  );

describe('mailed requests for testimonials', () => {
  it('mails a request for a testimonial without storing its link in the outbox', async () => {
    const { email, purchaseId } = await clientWithMail();
    const { body } = await ask(owner, purchaseId);
    expect(body).toMatchObject({ mailedTo: email, url: null });
    const [mail] = await arrived(email, 1);
    expect((await polaris.visitor().get(linkIn(mail!.text))).status).toBe(200);
    const token = linkIn(mail!.text).split('/').at(-1)!;
    expect(JSON.stringify(await outbox(polaris))).not.toContain(token);
  });

  it('gives the owner the link when the client receives no such mail', async () => {
    const unwilling = await clientWithMail();
    const chosen = { email: false, phone: false, text: false };
    await unwilling.client.post('/api/communication-preferences', chosen);
    const unverified = await completedPurchase(polaris, owner);
    for (const { client, purchaseId } of [unwilling, unverified]) {
      const { body } = await ask(owner, purchaseId);
      expect(body).toMatchObject({ mailedTo: null, url: expect.any(String) });
      expect(await aboutIt(client.user.email)).toEqual([]);
    }
  });
});

describe('reminders of testimonials', () => {
  it('mails one reminder after ten days with a link of the same expiry', async () => {
    const { email, purchaseId } = await clientWithMail();
    await ask(owner, purchaseId);
    await arrived(email, 1);
    await age(purchaseId, 9);
    await remindAll();
    expect(await aboutIt(email)).toHaveLength(1);
    await age(purchaseId, 10);
    await Promise.all([remindAll(), remindAll()]);
    await remindAll();
    const [, reminder, more] = await arrived(email, 2);
    expect(reminder!.subject).toMatch(/^Reminder/);
    expect(more).toBeUndefined();
    const { body } = await polaris.visitor().get(linkIn(reminder!.text));
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 86_400_000)).toBe(20);
    expect(await aboutIt(email)).toHaveLength(2);
  });

  it.each([
    ['it is written', (link: string) => write(polaris.visitor(), link)],
    [
      'the link has expired',
      (_link: string, id: number) =>
        sql(`update testimonials set "expiresAt" = now() where "purchaseId" = $1`, [id]),
    ],
    [
      'the purchase was reopened',
      (_link: string, id: number) =>
        owner.patch(`/api/admin/purchases/${id}`, { status: 'active' }),
    ],
  ])('sends no reminder once %s', async (_, happens) => {
    const { email, purchaseId } = await clientWithMail();
    await ask(owner, purchaseId);
    const [mail] = await arrived(email, 1);
    await age(purchaseId, 11);
    await happens(linkIn(mail!.text), purchaseId);
    await remindAll();
    const subjects = (await aboutIt(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('A reminder'))).toEqual([]);
  });

  it('schedules reminders every hour', async () => {
    const schedules = await sql(
      `select cron from jobs.schedule where name = 'testimonial-reminders'`,
    );
    expect(schedules).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  });
});

describe('mails after a testimonial is written', () => {
  it("mails the author's link and the owner's notice without the testimonial's text", async () => {
    const { email, purchaseId } = await clientWithMail();
    await ask(owner, purchaseId);
    const [request] = await arrived(email, 1);
    const content = 'Only the page of the author shows this.';
    await write(polaris.visitor(), linkIn(request!.text), { content });
    const [, thanks] = await arrived(email, 2);
    expect(thanks!.subject).toBe('Thank you for your testimonial');
    const { body } = await polaris.visitor().get(linkIn(thanks!.text));
    expect(body).toMatchObject({ isOwn: true, content });
    const notices = await outbox(polaris, owner.user.email);
    expect(notices.at(-1)).toMatchObject({ subject: 'A new testimonial to review' });
    expect(JSON.stringify(await outbox(polaris))).not.toContain(content);
  });

  it('mails a proposed change with a link to it', async () => {
    const { email, purchaseId } = await clientWithMail();
    await ask(owner, purchaseId);
    const [request] = await arrived(email, 1);
    await write(polaris.visitor(), linkIn(request!.text));
    const [{ id }] = (await owner.get('/api/admin/testimonials?limit=1')).body;
    const proposedContent = 'The numbers agree at last.';
    const asked = await owner.post(`/api/admin/testimonials/${id}/change-requests`, {
      note: 'Shorter?',
      proposedContent,
    });
    expect(asked.body).toEqual({ mailedTo: email, url: null, expiresAt: null });
    const mails = await arrived(email, 3);
    const { body } = await polaris.visitor().get(linkIn(mails.at(-1)!.text));
    expect(body).toMatchObject({ changeNote: 'Shorter?', proposedContent });
  });
});
