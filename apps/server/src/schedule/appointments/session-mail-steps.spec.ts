import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Purchase, addDays, clockText, weekdayText } from '@polaris/contracts';
import { bookFree, buySessions, openBooking, slotsOf } from '../../testing/data/booking';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { Database } from '../../platform/database/database';
import { BookByRemindersService } from '../session-reminders/book-by-reminders.service';
import { ClientSessionsService } from './client-sessions.service';

const STEP = 'Send me the figures of May.';

let polaris: TestApp;
let owner: Person;
let client: Person;
let purchase: Purchase;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from sessions_appointments');
  await polaris.dataSource.query('delete from mail_outbox');
  owner = await polaris.owner();
  await openBooking(owner);
  client = await polaris.customer();
  purchase = await buySessions(owner, client);
});

const bodyOf = async ({ user }: Person, subject: string) =>
  (await outbox(polaris, user.email)).findLast((mail) => mail.subject.startsWith(subject))?.body;
const change = (id: number, body: object) => owner.patch(`/api/admin/sessions/${id}`, body);
const plan = (nextStep: string) => owner.patch(`/api/admin/purchases/${purchase.id}`, { nextStep });
const ownPage = () => `/dashboard/purchases/${purchase.id}`;
const adminPage = () => `/admin/purchases/${purchase.id}`;

it('ends the mails about a booked session with the next step of its purchase, on both sides', async () => {
  await plan(STEP);
  await bookFree(client, purchase.id);
  const own = await bodyOf(client, 'Session booked');
  expect(own).toContain(STEP);
  expect(own).toMatch(new RegExp(`Send a message:\n\\S+${ownPage()}#messages`));
  const notice = await bodyOf(owner, 'Session booked');
  expect(notice).toContain(STEP);
  expect(notice).toMatch(new RegExp(`Open the purchase:\n\\S+${adminPage()}`));
});

it('does not repeat the session as the next step in the mails that are about it', async () => {
  const session = await bookFree(client, purchase.id);
  const moved = { startTime: addHour(session.startTime), endTime: addHour(session.endTime) };
  await change(session.id, moved);
  const { app } = polaris;
  await app.get(Database).transaction(() => app.get(ClientSessionsService).remind(session.id));
  for (const subject of ['Session booked', 'Session moved', 'Reminder']) {
    const body = await bodyOf(client, subject);
    expect(body).not.toContain('next session');
    expect(body).toMatch(new RegExp(`See the session:\n\\S+${ownPage()}#sessions`));
  }
  expect(await bodyOf(owner, 'Session booked')).not.toContain('next session');
});

it('asks to book the next session when the one that was booked is canceled', async () => {
  const { id, version } = await bookFree(client, purchase.id);
  // A second notice is gathered with the first one, as a line.
  await polaris.dataSource.query('delete from mail_outbox');
  await client.post(`/api/sessions/${id}/cancel`, { version, countsAsUsed: false });
  const own = await bodyOf(client, 'Session canceled');
  expect(own).toContain('Book your first session.');
  expect(own).toContain(`/dashboard/book/${purchase.id}`);
  expect(await bodyOf(owner, 'Session canceled')).toContain(
    'Waiting for the client to book the first session.',
  );
});

it("names another session that stays booked in the client's own time zone", async () => {
  const [slot] = (await slotsOf(client, purchase.id)).slots;
  const body = { startTime: slot!.startTime, timeZone: 'Europe/Berlin' };
  await client.post(`/api/purchases/${purchase.id}/sessions`, body);
  const later = await bookFree(client, purchase.id);
  await change(later.id, { status: 'cancelled' });
  const time = `${weekdayText(slot!.startTime, 'Europe/Berlin')}, at ${clockText(slot!.startTime, 'Europe/Berlin')}`;
  expect(await bodyOf(client, 'Session canceled')).toContain(`Your next session is on ${time}.`);
});

it('links to the dashboard in the mail about a session without a purchase', async () => {
  const times = { startTime: '2099-03-10T15:00:00Z', endTime: '2099-03-10T16:00:00Z' };
  await buySessions(owner, client);
  await owner.post('/api/admin/sessions', { userId: client.user.id, title: 'Talk', ...times });
  expect(await bodyOf(client, 'Session booked: Talk')).toMatch(
    /See all your sessions:\n\S+\/dashboard\n/,
  );
});

it('asks for the payment in the reminder of unbooked sessions when they need it first', async () => {
  await openBooking(owner, { beforePayment: false });
  await polaris.dataSource.query(
    `update purchases set "bookBy" = $2, "purchaseDate" = now() - interval '40 days' where id = $1`,
    [purchase.id, addDays(new Date().toISOString().slice(0, 10), 5)],
  );
  await polaris.app.get(BookByRemindersService).remindAll();
  const own = await bodyOf(client, 'Book your sessions');
  expect(own).toMatch(/Pay \$\d+ to book your first session\./);
  expect(own).toMatch(new RegExp(`See how to pay:\n\\S+${ownPage()}`));
  expect(own).not.toContain('/dashboard/book/');
  expect(await bodyOf(owner, 'Sessions to book')).toMatch(/Waiting for payment of \$\d+\./);
});

const addHour = (time: string): string => new Date(Date.parse(time) + 3_600_000).toISOString();
