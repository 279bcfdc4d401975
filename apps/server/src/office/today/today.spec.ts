import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Today, todaySchema } from '@polaris/contracts';
import {
  addActivity,
  addCustomer,
  addSale,
  addService,
  buy,
  sendContact,
} from '../../testing/data/records';
import { sentOffer } from '../../testing/data/short-offers';
import { invoiceLine } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = (await addCustomer(owner, { name: 'Harbor Trust' })).id;
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query(
    'delete from activities; delete from tasks; delete from sessions_appointments',
  );
  await moveTo('UTC');
});

const today = async (): Promise<Today> => {
  const { status, body } = await owner.get('/api/admin/today');
  expect([status, body]).toEqual([200, body]);
  return todaySchema.parse(body);
};
const moveTo = (timeZone: string) =>
  owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone,
    daysUntilDue: 14,
  });
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

const follow = (dueOn: string, subject: string) =>
  addActivity(owner, { customerId, dueOn, subject });
const subjects = ({ items }: Today['followUps']) => items.map(({ subject }) => subject);
const titles = ({ items }: Today['sessions']) => items.map(({ title }) => title);

describe('GET /api/admin/today', () => {
  it('lists nothing for today when nothing is due', async () => {
    const none = { total: 0, items: [] };
    expect(await today()).toEqual({
      day: new Date().toISOString().slice(0, 10),
      orders: none,
      followUps: none,
      tasks: none,
      sessions: none,
      unreadSubmissions: 0,
      messages: none,
      offers: none,
      overdueInvoices: { count: 0, owed: 0 },
      overduePlans: { count: 0, owed: 0 },
      waitingMonths: 0,
      waitingDrafts: 0,
      next: { followUps: none, tasks: none, sessions: none },
    });
  });

  it("lists overdue follow-ups before today's, and later ones separately", async () => {
    const { day } = await today();
    await follow(day, 'Today');
    await follow(daysAfter(day, -3), 'Overdue');
    await follow(daysAfter(day, 1), 'Tomorrow');
    const { id } = await follow(day, 'Done');
    await owner.patch(`/api/activities/${id}`, { done: true });
    const { followUps, next } = await today();
    expect(subjects(followUps)).toEqual(['Overdue', 'Today']);
    expect(followUps.items[0]?.customer.name).toBe('Harbor Trust');
    expect(subjects(next.followUps)).toEqual(['Tomorrow']);
  });

  it('lists a new order until something is done about it', async () => {
    const client = await polaris.customer();
    const { id: serviceId } = await addService(owner);
    const first = await buy(client, serviceId);
    const second = await buy(client, serviceId);
    await addSale(owner, { customerId, serviceId });
    const { orders } = await today();
    expect(orders.items.map(({ id }) => id)).toEqual([first.id, second.id]);
    await owner.patch(`/api/admin/purchases/${first.id}`, { nextStep: 'Send me the figures.' });
    await owner.patch(`/api/admin/purchases/${second.id}`, { status: 'cancelled' });
    expect((await today()).orders).toEqual({ total: 0, items: [] });
  });

  it("lists overdue tasks before today's by their time, and later ones separately", async () => {
    const { day } = await today();
    const add = (dueOn: string, title: string, dueTime?: string) =>
      owner.post('/api/admin/tasks', { title, dueOn, dueTime, customerId });
    await add(day, 'Any time');
    await add(day, 'At nine', '09:00');
    await add(daysAfter(day, -3), 'Overdue', '23:00');
    await add(daysAfter(day, 1), 'Tomorrow');
    const { body } = await add(day, 'Done');
    await owner.patch(`/api/admin/tasks/${body.id}`, { done: true });
    const { tasks, next } = await today();
    const titlesOf = ({ items }: Today['tasks']) => items.map(({ title }) => title);
    expect([titlesOf(tasks), tasks.total]).toEqual([['Overdue', 'At nine', 'Any time'], 3]);
    expect(tasks.items[0]?.customer?.name).toBe('Harbor Trust');
    expect(titlesOf(next.tasks)).toEqual(['Tomorrow']);
  });

  it('lists a snoozed task after today until its snooze is over', async () => {
    const { day } = await today();
    const { body } = await owner.post('/api/admin/tasks', { title: 'Call', dueOn: day });
    const places = async () => {
      const { tasks, next } = await today();
      return [tasks.total, next.tasks.total];
    };
    expect(await places()).toEqual([1, 0]);
    await owner.patch(`/api/admin/tasks/${body.id}`, { snooze: 'three_hours' });
    expect(await places()).toEqual([0, 1]);
    await polaris.dataSource.query(`update tasks set "snoozedUntil" = now() - interval '1 second'`);
    expect(await places()).toEqual([1, 0]);
  });

  it('lists ten follow-ups and counts all', async () => {
    const { day } = await today();
    await polaris.dataSource.query(
      `insert into activities ("customerId", subject, "dueOn")
       select $1, 'Call ' || n, $2 from generate_series(1, 12) n`,
      [customerId, day],
    );
    const { followUps } = await today();
    expect([followUps.items.length, followUps.total]).toEqual([10, 12]);
  });

  it.each([
    'UTC',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Etc/GMT+5',
  ])("starts and ends the day at the business's midnight: %s", async (zone) => {
    await moveTo(zone);
    const { day } = await today();
    expect(day).toBe(new Date().toLocaleDateString('sv-SE', { timeZone: zone }));
    await polaris.dataSource.query(
      `insert into sessions_appointments ("customerId", title, "startTime", "endTime", status)
       select $1, title, at, at + interval '1 second', status
       from (select ($2::date)::timestamp at time zone $3 as midnight,
           ($2::date + 1)::timestamp at time zone $3 as next) d
       cross join lateral (values
         ('Yesterday', midnight - interval '1 second', 'scheduled'), ('First', midnight, 'scheduled'),
         ('Canceled', midnight, 'cancelled'), ('Last', next - interval '1 second', 'scheduled'),
         ('Tomorrow', next, 'scheduled')) s (title, at, status)`,
      [customerId, day, zone],
    );
    const { sessions, next } = await today();
    expect(titles(sessions)).toEqual(['First', 'Last']);
    expect(sessions.items[0]?.customer).toEqual({ id: customerId, name: 'Harbor Trust' });
    expect(titles(next.sessions)).toEqual(['Tomorrow']);
  });

  it('counts only unread submissions', async () => {
    const { id } = await sendContact(polaris.visitor());
    await sendContact(polaris.visitor());
    expect((await today()).unreadSubmissions).toBe(2);
    await owner.delete(`/api/admin/contact-submissions/${id}`);
    expect((await today()).unreadSubmissions).toBe(1);
  });

  it('sums up what is owed for overdue invoices', async () => {
    const invoice = async (unitPrice: number, days: number): Promise<void> => {
      const lines = [invoiceLine({ unitPrice })];
      const { body } = await owner.post('/api/admin/invoices', { customerId, lines });
      await owner.post(`/api/admin/invoices/${body.id}/issue`, { version: body.version });
      await polaris.dataSource.query(`
        alter table invoices disable trigger invoices_issued;
        update invoices set "dueOn" = (now() at time zone 'UTC')::date - ${days} where id = ${body.id};
        alter table invoices enable trigger invoices_issued`);
    };
    await invoice(950, 1);
    await invoice(49.5, 20);
    await invoice(1000, 0);
    const { body } = await owner.get('/api/admin/invoices?state=overdue');
    expect(body).toHaveLength(2);
    await polaris.dataSource.query(
      `insert into payments ("invoiceId", provider, amount, status, method, "paidAt")
       values ($1, 'manual', 50, 'paid', 'cash', now())`,
      [body[1].id],
    );
    expect((await today()).overdueInvoices).toEqual({ count: 2, owed: 949.5 });
  });

  it('lists offers that end within three days until they are extended, withdrawn or over', async () => {
    const { id: serviceId } = await addService(owner);
    const ids = async () => (await today()).offers.items.map(({ id }) => id);
    const sent = (days: number) => sentOffer(owner, { customerId, serviceId, days });
    const [later, last] = [await sent(3), await sent(0)];
    await sent(4);
    expect(await ids()).toEqual([last.id, later.id]);
    const act = async (id: number, action: string, own: object) => {
      const { version } = (await owner.get(`/api/admin/offers/${id}`)).body;
      await owner.post(`/api/admin/offers/${id}/${action}`, { version, ...own });
    };
    await act(later.id, 'extend', { expiresOn: daysAfter((await today()).day, 20) });
    expect(await ids()).toEqual([last.id]);
    await act(last.id, 'withdraw', { tellClient: false });
    expect(await ids()).toEqual([]);
    const over = await sent(1);
    expect(await ids()).toEqual([over.id]);
    await polaris.dataSource.query(
      `update offers set "expiresOn" = current_date - 1 where id = ${over.id}`,
    );
    expect((await today()).offers).toEqual({ total: 0, items: [] });
  });

  it('lists an offer that was not opened for three days until it is opened or its link is copied', async () => {
    const { id: serviceId } = await addService(owner);
    const { id, token } = await sentOffer(owner, { customerId, serviceId });
    const ids = async () => (await today()).offers.items.map((offer) => offer.id);
    const passDays = (days: number) =>
      polaris.dataSource.query(`
        alter table offer_versions disable trigger offer_versions_keep;
        update offer_versions set "sentAt" = "sentAt" - interval '${days} days' where "offerId" = ${id};
        alter table offer_versions enable trigger offer_versions_keep;
        update offer_links set "createdAt" = "createdAt" - interval '${days} days' where "offerId" = ${id}`);
    await passDays(2);
    expect(await ids()).toEqual([]);
    await passDays(1);
    expect(await ids()).toEqual([id]);
    await owner.post(`/api/admin/offers/${id}/links`);
    expect(await ids()).toEqual([]);
    await passDays(3);
    expect(await ids()).toEqual([id]);
    await polaris.visitor().post('/api/offer/open', { token });
    expect(await ids()).toEqual([]);
  });

  it('rejects today to a client and to a visitor', async () => {
    const client = await polaris.customer();
    expect((await client.get('/api/admin/today')).status).toBe(403);
    expect((await polaris.visitor().get('/api/admin/today')).status).toBe(401);
  });
});
