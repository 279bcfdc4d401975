import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Purchase } from '@polaris/contracts';
import { addDays } from '@polaris/contracts';
import { bookFree, buySessions, openBooking } from '../../testing/data/booking';
import { addFreeCall, holdCall, introStart, introCallInput } from '../../testing/data/intro-calls';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { BookByRemindersService } from './book-by-reminders.service';
import { SessionRemindersService } from './session-reminders.service';
import { skipDueReminders } from './session-reminders.repository';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
let client: Person;
let purchase: Purchase;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.mood = 'takes';
  await polaris.dataSource.query('delete from sessions_appointments');
  await openBooking(owner);
  client = await polaris.customer();
  await sql('update users set "emailVerifiedAt" = now()');
  purchase = await buySessions(owner, client);
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
const remindAll = () => polaris.app.get(SessionRemindersService).remindAll();
const remindersTo = async (email: string) =>
  (await outbox(polaris, email)).filter((mail) => mail.subject.startsWith('Reminder: '));

/** As if it had been booked long ago, and starts in this many minutes. */
async function startIn(id: number, minutes: number): Promise<void> {
  await sql(
    `update sessions_appointments set "startTime" = now() + make_interval(mins => $2),
       "endTime" = now() + make_interval(mins => $2 + 60) where id = $1`,
    [id, minutes],
  );
  await sql('delete from appointment_reminders where "appointmentId" = $1', [id]);
}

describe('session reminders', () => {
  it('mails a reminder a day before and an hour before a session', async () => {
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 24 * 60 + 5);
    await remindAll();
    expect(await remindersTo(client.user.email)).toEqual([]);
    await startIn(id, 23 * 60);
    await Promise.all([remindAll(), remindAll(), remindAll()]);
    const sent = await until(
      () => remindersTo(client.user.email),
      ([mail]) => mail?.status === 'sent',
    );
    expect(sent).toHaveLength(1);
    await startIn(id, 50);
    await Promise.all([remindAll(), remindAll()]);
    await remindAll();
    const [latest, ...others] = await remindersTo(client.user.email);
    expect(others).toHaveLength(1);
    expect(latest!.calendar).toBeNull();
  });

  it('mails a reminder of the new time when a session moves after its reminder', async () => {
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 23 * 60);
    await remindAll();
    // A reminder that has not been sent is deleted when its session moves.
    await until(async () => (await remindersTo(client.user.email))[0]?.status === 'sent');
    const startTime = new Date(Date.now() + 40 * 3_600_000).toISOString();
    const endTime = new Date(Date.now() + 41 * 3_600_000).toISOString();
    expect((await owner.patch(`/api/admin/sessions/${id}`, { startTime, endTime })).status).toBe(
      200,
    );
    await startInWithoutForgetting(id, 23 * 60 + 30);
    await remindAll();
    expect(await remindersTo(client.user.email)).toHaveLength(2);
  });

  it('mails only the later of two reminders that became due while the server was down', async () => {
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 20);
    await remindAll();
    await remindAll();
    expect(await remindersTo(client.user.email)).toHaveLength(1);
  });

  it.each([
    ['started', (id: number) => startIn(id, -5)],
    [
      'canceled',
      async (id: number) => {
        await startIn(id, 30);
        await owner.patch(`/api/admin/sessions/${id}`, { status: 'cancelled' });
      },
    ],
  ])('mails no reminder of a session that was %s', async (_how, change) => {
    const { id } = await bookFree(client, purchase.id);
    await change(id);
    await remindAll();
    expect(await remindersTo(client.user.email)).toEqual([]);
  });

  it('mails no reminder within an hour of the mail about booking or moving the session', async () => {
    const { id } = await bookFree(client, purchase.id);
    const time = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const moveTo = (start: number) =>
      owner.patch(`/api/admin/sessions/${id}`, {
        startTime: time(start),
        endTime: time(start + 60),
      });
    expect((await moveTo(100)).status).toBe(200);
    await startInWithoutForgetting(id, 55);
    await remindAll();
    expect(await remindersTo(client.user.email)).toEqual([]);
    expect((await moveTo(130)).status).toBe(200);
    const [row] = await sql<{ hours: number[] }>(
      `select array_agg("hoursBefore") as hours from appointment_reminders r
       join sessions_appointments a on a.id = r."appointmentId" and a."startTime" = r."startTime"`,
    );
    expect(row!.hours).toEqual([24]);
  });

  /** Moves the start and its records closer, instead of waiting. */
  async function startInWithoutForgetting(id: number, minutes: number): Promise<void> {
    await sql(`alter table sessions_appointments disable trigger user`);
    const by = `date_trunc('second', now()) + make_interval(mins => $2)`;
    await sql(
      `with moved as (update sessions_appointments a
         set "startTime" = ${by}, "endTime" = ${by} + interval '1 hour'
         from sessions_appointments before where a.id = $1 and before.id = a.id
         returning a.id, a."startTime", before."startTime" as before)
       update appointment_reminders r set "startTime" = moved."startTime" from moved
       where r."appointmentId" = moved.id and r."startTime" = moved.before`,
      [id, minutes],
    );
    await sql(`alter table sessions_appointments enable trigger user`);
  }

  it('deletes an unsent reminder when its session moves or is canceled', async () => {
    smtp.mood = 'refuses for now';
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 50);
    await remindAll();
    await until(
      () => remindersTo(client.user.email),
      ([mail]) => Boolean(mail?.error),
    );
    await owner.patch(`/api/admin/sessions/${id}`, { status: 'cancelled' });
    expect(await remindersTo(client.user.email)).toEqual([]);
  });

  it('sends no reminder that could not be sent before the session started', async () => {
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 50);
    await sql(`update sessions_appointments set "startTime" = now() + interval '1 second'`);
    await sql('delete from appointment_reminders');
    smtp.mood = 'refuses for now';
    await remindAll();
    await until(
      () => remindersTo(client.user.email),
      ([mail]) => Boolean(mail?.error),
    );
    await sql(`update mail_outbox set "sendBefore" = now() where kind = 'session_reminder'`);
    smtp.mood = 'takes';
    const [mail] = await remindersTo(client.user.email);
    expect((await owner.post(`/api/admin/mails/${mail!.id}/retry`)).status).toBe(200);
    const [ended] = await until(
      () => remindersTo(client.user.email),
      ([row]) => row?.status === 'failed',
    );
    expect(ended!.error).toBe('It is no longer needed.');
  });

  it('reminds a customer without an account, and no one who wants no mail', async () => {
    const customer = await addCustomer(owner, { email: 'no-account@example.com' });
    const time = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const session = { customerId: customer.id, title: 'Training', status: 'scheduled' };
    const times = { startTime: time(90), endTime: time(91) };
    const { body, status } = await owner.post('/api/admin/sessions', { ...session, ...times });
    expect(status).toBe(201);
    await startIn(Number(body.id), 50);
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, 22 * 60);
    const unwilling = { email: false, phone: false, text: false };
    await client.post('/api/communication-preferences', unwilling);
    await remindAll();
    const [mail] = await remindersTo('no-account@example.com');
    expect(mail!.body).not.toContain('/dashboard');
    expect(await remindersTo(client.user.email)).toEqual([]);
  });

  it('reminds a visitor of a confirmed call', async () => {
    const service = await addFreeCall(owner);
    const visitor = polaris.visitor();
    const input = introCallInput(service.id, await introStart(visitor, service.id));
    const { id, mail } = await holdCall(smtp, visitor, input);
    const confirmed = await visitor.post('/api/intro-calls/confirm', { id, code: mail.code });
    expect(confirmed.status).toBe(200);
    const [call] = await sql<{ id: number }>('select id from sessions_appointments');
    await startIn(call!.id, 50);
    await remindAll();
    const [reminder] = await remindersTo(input.email);
    expect(reminder!.body).not.toMatch(/\{\{|\/dashboard/);
  });

  it('sends no reminder after a restore that became due before it, but sends later ones', async () => {
    const past = await bookFree(client, purchase.id);
    const next = await bookFree(client, purchase.id);
    await startIn(past.id, 22 * 60);
    await startIn(next.id, 26 * 60);
    const runner = polaris.dataSource.createQueryRunner();
    await skipDueReminders(runner);
    await runner.release();
    await remindAll();
    expect(await remindersTo(client.user.email)).toEqual([]);
    await startIn(next.id, 23 * 60);
    await remindAll();
    expect(await remindersTo(client.user.email)).toHaveLength(1);
  });
});

describe('reminders of unbooked sessions', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const endIn = (days: number) =>
    sql(
      `update purchases set "bookBy" = $2, "purchaseDate" = now() - interval '40 days' where id = $1`,
      [purchase.id, addDays(today(), days)],
    );
  const remind = () => polaris.app.get(BookByRemindersService).remindAll();
  const toClient = async () =>
    (await outbox(polaris, client.user.email)).filter((mail) => mail.subject.startsWith('Book '));
  const toOwner = async () =>
    (await outbox(polaris, owner.user.email)).filter(
      (mail) =>
        mail.body.includes(`/admin/purchases/${purchase.id}`) &&
        mail.subject.startsWith('Sessions to book'),
    );
  beforeEach(async () => {
    await sql('update purchases set "bookBy" = null');
  });

  it('notifies client and owner once within two weeks of the last day, and again when the day is moved', async () => {
    await endIn(20);
    await remind();
    expect(await toClient()).toEqual([]);
    await endIn(12);
    await Promise.all([remind(), remind()]);
    const [mail, ...others] = await toClient();
    expect(others).toEqual([]);
    expect(mail!.body).toContain('You have 3 sessions of');
    expect(mail!.body).toContain(`/dashboard/book/${purchase.id}`);
    expect(await toOwner()).toHaveLength(1);
    await endIn(13);
    await remind();
    expect(await toClient()).toHaveLength(2);
  });

  it('notifies only the owner while clients cannot book', async () => {
    await openBooking(owner, { open: false });
    await endIn(5);
    await remind();
    expect([await toClient(), (await toOwner()).length]).toEqual([[], 1]);
  });

  it('notifies no one when every session is booked', async () => {
    for (let count = 0; count < 3; count += 1) await bookFree(client, purchase.id);
    await endIn(5);
    await remind();
    expect([await toClient(), await toOwner()]).toEqual([[], []]);
  });
});
