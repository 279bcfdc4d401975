import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ReadMail, mailbox } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { addCustomer, addSale, addService, linkAccount } from '../../testing/data/records';
import {
  ask,
  askCustomer,
  callsOf,
  completedPurchase,
  write,
} from '../../testing/data/testimonials';
import { until } from '../../testing/until';
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
    () => mailbox(smtp, email).filter(({ subject }) => isTestimonialMail(subject)),
    (found) => found.length >= count,
  );
const isTestimonialMail = (subject: string) => /testimonial|a few words/i.test(subject);
const testimonialMails = async (email: string) =>
  (await outbox(polaris, email)).filter(({ subject }) => isTestimonialMail(subject));
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
      expect(await testimonialMails(client.user.email)).toEqual([]);
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
    expect(await testimonialMails(email)).toHaveLength(1);
    await age(purchaseId, 10);
    await Promise.all([remindAll(), remindAll()]);
    await remindAll();
    const [, reminder, more] = await arrived(email, 2);
    expect(reminder!.subject).toMatch(/^Reminder/);
    expect(more).toBeUndefined();
    const { body } = await polaris.visitor().get(linkIn(reminder!.text));
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 86_400_000)).toBe(20);
    expect(await testimonialMails(email)).toHaveLength(2);
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
    const subjects = (await testimonialMails(email)).map(({ subject }) => subject);
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

describe('mails to customers without an account', () => {
  let made = 0;
  const newAddress = () => `client${(made += 1)}@harbor.example`;
  const moveTo = (id: number, email: string | null) =>
    owner.put(`/api/customers/${id}`, { name: 'Harbor Trust', email });
  const ageRequest = (customerId: number) =>
    sql(
      `update testimonials set "requestedAt" = now() - interval '11 days' where "customerId" = $1`,
      [customerId],
    );

  /** A customer who was asked by mail. */
  async function asked() {
    const email = newAddress();
    const { id: customerId } = await addCustomer(owner, { email });
    const { body } = await askCustomer(owner, customerId);
    return { customerId, email, body };
  }

  it('mails a request to the address of a customer, and thanks them with their own link', async () => {
    const { email, body } = await asked();
    expect(body).toMatchObject({ mailedTo: email, url: null });
    const [request] = await arrived(email, 1);
    expect(request!.subject).toBe('Would you say a few words about our work together?');
    await write(polaris.visitor(), linkIn(request!.text));
    const [, thanks] = await arrived(email, 2);
    const { body: own } = await polaris.visitor().get(linkIn(thanks!.text));
    expect(own).toMatchObject({ isOwn: true, service: null });
    const notices = await outbox(polaris, owner.user.email);
    expect(notices.at(-1)!.body).toMatch(/Harbor Trust(?!.*Service)/s);
  });

  it('mails a request about a completed purchase to the address of its customer', async () => {
    const email = newAddress();
    const { id: customerId } = await addCustomer(owner, { email });
    const { id: serviceId } = await addService(owner, { name: 'Map of Flows' });
    const { id } = await addSale(owner, { customerId, serviceId, status: 'completed' });
    expect((await ask(owner, id)).body).toMatchObject({ mailedTo: email, url: null });
    const [request] = await arrived(email, 1);
    expect(request!.subject).toBe('Would you say a few words about Map of Flows?');
  });

  it('gives the owner the link when the customer has no address', async () => {
    const { id } = await addCustomer(owner, { email: null });
    expect((await askCustomer(owner, id)).body).toMatchObject({ mailedTo: null });
  });

  it("respects the preferences of a linked customer's account", async () => {
    const [willing, unwilling] = [await clientWithMail(), await clientWithMail()];
    const chosen = { email: false, phone: false, text: false };
    await unwilling.client.post('/api/communication-preferences', chosen);
    for (const [{ client, email }, mailedTo] of [
      [willing, willing.email],
      [unwilling, null],
    ] as const) {
      const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(email)}`);
      await linkAccount(owner, body[0].id as number, client.user.id);
      expect((await askCustomer(owner, body[0].id as number)).body.mailedTo).toBe(mailedTo);
    }
    expect(await testimonialMails(unwilling.email)).toEqual([]);
  });

  it("mails one reminder to the customer's address at that time", async () => {
    const { customerId, email } = await asked();
    const next = newAddress();
    await moveTo(customerId, next);
    await ageRequest(customerId);
    await remindAll();
    await remindAll();
    const [reminder, more] = await arrived(next, 1);
    expect(reminder!.subject).toMatch(/^Reminder: would/);
    expect([more, (await testimonialMails(email)).length]).toEqual([undefined, 1]);
  });

  it.each([
    ['has no address anymore', (id: number) => moveTo(id, null)],
    ['is in the trash', (id: number) => owner.delete(`/api/customers/${id}`)],
  ])('sends no reminder when the customer %s', async (_, happens) => {
    const { customerId, email } = await asked();
    await ageRequest(customerId);
    expect((await happens(customerId)).status).toBeLessThan(300);
    await remindAll();
    expect(await testimonialMails(email)).toHaveLength(1);
  });

  it('mails a requested change to the address of a customer', async () => {
    const { customerId, email } = await asked();
    const [request] = await arrived(email, 1);
    await write(polaris.visitor(), linkIn(request!.text));
    const { body: rows } = await owner.get('/api/admin/testimonials');
    const { id } = rows.find((row: { customerId: number }) => row.customerId === customerId);
    const path = `/api/admin/testimonials/${id}/change-requests`;
    const { body } = await owner.post(path, { note: 'Shorter?' });
    expect(body).toEqual({ mailedTo: email, url: null, expiresAt: null });
    expect((await arrived(email, 3)).at(-1)!.subject).toBe('A question about your testimonial');
  });
});
