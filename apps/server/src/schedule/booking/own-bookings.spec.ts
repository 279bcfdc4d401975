import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Appointment, Purchase, Slot } from '@polaris/contracts';
import ICAL from 'ical.js';
import { bookFree, bookSlot, buySessions, openBooking, slotsOf } from '../../testing/data/booking';
import { race } from '../../testing/long-form';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { addDays } from '@polaris/contracts';

let polaris: TestApp;
let owner: Person;
let client: Person;
let purchase: Purchase;
beforeAll(async () => {
  polaris = await startTestApp({ env: { MAIL_FROM: 'Ines Calloway <ines@polaris.test>' } });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from sessions_appointments');
  await openBooking(owner);
  client = await polaris.customer();
  purchase = await buySessions(owner, client);
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<Row[]>(text, values);
const mailsTo = async ({ user }: Person, subject: string) =>
  (await outbox(polaris, user.email)).filter((mail) => mail.subject.startsWith(subject));
const calendarOf = (mail: { calendar: string | null } | undefined) =>
  new ICAL.Component(ICAL.parse(mail!.calendar!));
const leftOf = async (id = purchase.id, whose = client): Promise<unknown> =>
  ((await whose.get('/api/purchases')).body as unknown as Purchase[]).find((one) => one.id === id)
    ?.sessionBalance?.left;
const cancel = (session: Appointment, countsAsUsed = false) =>
  client.post(`/api/sessions/${session.id}/cancel`, { version: session.version, countsAsUsed });
const move = (session: Appointment, startTime: string, own: object = {}) =>
  client.patch(`/api/sessions/${session.id}`, { startTime, version: session.version, ...own });
/** Moves a session into the near future, as the owner may. */
const startIn = (id: number, hours: number) =>
  sql(
    `update sessions_appointments set "startTime" = now() + make_interval(hours => $2),
       "endTime" = now() + make_interval(hours => $2 + 1) where id = $1`,
    [id, hours],
  );

describe('booking by a client', () => {
  it('books an offered time, which is then no longer offered', async () => {
    const offered = await slotsOf(client, purchase.id);
    expect(offered).toMatchObject({ included: 3, left: 3, minutes: 60, closed: null });
    const [slot] = offered.slots;
    const { status, body } = await bookSlot(client, purchase.id, slot!.startTime);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...slot, purchaseId: purchase.id, title: purchase.service!.name });
    expect((await client.get('/api/sessions')).body).toEqual([body]);
    expect(await leftOf()).toBe(2);
    const { slots } = await slotsOf(client, purchase.id);
    expect(slots).not.toContainEqual(slot);
  });

  it('mails the client an invitation that calendars understand, and notifies the owner', async () => {
    await openBooking(owner, { place: 'https://meet.example/harbor' });
    const session = await bookFree(client, purchase.id);
    const [invitation] = await mailsTo(client, 'Session booked');
    expect(invitation?.body).toContain('https://meet.example/harbor');
    const event = calendarOf(invitation).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('sequence')).toBe(0);
    expect(event.getFirstPropertyValue('location')).toBe('https://meet.example/harbor');
    expect(session.place).toBe('https://meet.example/harbor');
    expect(await mailsTo(owner, 'Session booked')).not.toEqual([]);
  });

  it('offers a client later days by pages that each have times', async () => {
    const first = await slotsOf(client, purchase.id);
    const second = await slotsOf(client, purchase.id, `?from=${first.nextFrom}`);
    expect(second.slots[0]!.startTime > first.slots.at(-1)!.startTime).toBe(true);
  });

  it("keeps the time zone of a client's browser when they book, and says it in the mail", async () => {
    const [slot] = (await slotsOf(client, purchase.id)).slots;
    const { startTime } = slot!;
    const zone = (timeZone: string) => ({ startTime, timeZone });
    await client.post(`/api/purchases/${purchase.id}/sessions`, zone('Europe/Berlin'));
    const [invitation] = await mailsTo(client, 'Session booked');
    expect(invitation?.body).toMatch(/^When: \w+day, .+ CES?T$/m);
    const [row] = await polaris.dataSource.query<object[]>(
      `select "timeZone" from customers where "userId" = $1`,
      [client.user.id],
    );
    expect(row).toEqual({ timeZone: 'Europe/Berlin' });
  });

  it('creates nothing twice when a request is repeated with its key', async () => {
    const [slot] = (await slotsOf(client, purchase.id)).slots;
    const path = `/api/purchases/${purchase.id}/sessions`;
    const headers = { 'idempotency-key': 'the-same-press' };
    const one = await client.post(path, { startTime: slot!.startTime }, { headers });
    const two = await client.post(path, { startTime: slot!.startTime }, { headers });
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
    expect(await leftOf()).toBe(2);
  });

  it.each([
    ['between two steps', (start: string) => start.replace(':00:00.', ':07:00.')],
    ['that has passed', () => '2020-03-10T15:00:00Z'],
    ['beyond the horizon', () => new Date(Date.now() + 100 * 86_400_000).toISOString()],
  ])('rejects to book a time %s', async (_which, change) => {
    const [slot] = (await slotsOf(client, purchase.id)).slots;
    const { status, body } = await bookSlot(client, purchase.id, change(slot!.startTime));
    expect([status, body.detail]).toEqual([
      409,
      'This time is no longer free. Please choose another one.',
    ]);
  });

  it("returns 404 to booking for someone else's purchase", async () => {
    const other = await polaris.customer();
    expect((await other.get(`/api/purchases/${purchase.id}/slots`)).status).toBe(404);
    const [slot] = (await slotsOf(client, purchase.id)).slots;
    expect((await bookSlot(other, purchase.id, slot!.startTime)).status).toBe(404);
  });

  it.each([
    ['Booking is closed at the moment.', () => openBooking(owner, { open: false })],
    [
      "Sessions can be booked once it's paid in full.",
      () => openBooking(owner, { beforePayment: false }),
    ],
    [
      'This purchase is completed.',
      () => owner.patch(`/api/admin/purchases/${purchase.id}`, { status: 'completed' }),
    ],
    [
      'The time to book your sessions is over.',
      () => owner.patch(`/api/admin/purchases/${purchase.id}`, { bookBy: '2020-03-10' }),
    ],
    [
      'No sessions are included.',
      () => sql('update purchases set "includedSessions" = 0 where id = $1', [purchase.id]),
    ],
  ])('gives the reason "%s" to a client who can book nothing', async (closed, close) => {
    const [slot] = (await slotsOf(client, purchase.id)).slots;
    await close();
    expect(await slotsOf(client, purchase.id)).toMatchObject({ closed, slots: [] });
    const { status, body } = await bookSlot(client, purchase.id, slot!.startTime);
    expect([status, body.detail]).toEqual([409, closed]);
  });

  it('books once the payment has arrived when booking before payment is off', async () => {
    await openBooking(owner, { beforePayment: false });
    const payment = { amount: purchase.amount, method: 'bank_transfer' };
    const { status } = await owner.post(`/api/admin/purchases/${purchase.id}/payments`, payment);
    expect(status).toBe(201);
    expect(await slotsOf(client, purchase.id)).toMatchObject({ closed: null });
  });

  it('offers times up to the last day of the purchase', async () => {
    const bookBy = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await owner.patch(`/api/admin/purchases/${purchase.id}`, { bookBy });
    const { slots, nextFrom } = await slotsOf(client, purchase.id);
    expect(nextFrom).toBeNull();
    expect(slots.at(-1)!.startTime < `${addDays(bookBy, 2)}`).toBe(true);
  });
});

describe('a sale with sessions', () => {
  it('copies sessions, their length and the last day from a service when it is sold', async () => {
    const bought = await buySessions(owner, client, {
      includedSessions: 6,
      sessionMinutes: 45,
      bookWithinDays: 30,
    });
    await owner.put(`/api/services/${bought.serviceId}`, {
      ...(await owner.get(`/api/services/${bought.serviceId}`)).body,
      includedSessions: 1,
      sessionMinutes: 90,
    });
    expect(bought.sessionBalance).toMatchObject({ included: 6, left: 6, minutes: 45, open: true });
    const days = (Date.parse(bought.sessionBalance!.bookBy!) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(29);
    expect((await slotsOf(client, bought.id)).minutes).toBe(45);
  });
});

describe('canceling by a client', () => {
  /** Deletes the mail about the booking, so that the next one to the owner is sent immediately. */
  const forgetMails = () => sql('truncate mail_outbox, owner_notices');
  const noticeOfCancellation = async () =>
    (await mailsTo(owner, 'Session canceled')).map(({ body }) => body).join();

  it('lets a client book a session again when they cancel it in time', async () => {
    const session = await bookFree(client, purchase.id);
    await forgetMails();
    expect(await leftOf()).toBe(2);
    expect((await cancel(session)).body).toEqual({ returned: true });
    expect(await leftOf()).toBe(3);
    const [canceled] = await mailsTo(client, 'Session canceled');
    const calendar = calendarOf(canceled);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(calendar.getFirstSubcomponent('vevent')!.getFirstPropertyValue('sequence')).toBe(1);
    expect(await noticeOfCancellation()).toMatch(/Counts as used:? No/);
  });

  it("counts a session as used when its client cancels late, and only with the client's consent", async () => {
    const session = await bookFree(client, purchase.id);
    await forgetMails();
    await startIn(session.id, 23);
    const untold = await cancel(session);
    expect([untold.status, untold.body.detail]).toEqual([
      409,
      'This is less than 24 hours before. It counts as used.',
    ]);
    expect((await cancel(session, true)).body).toEqual({ returned: false });
    expect(await leftOf()).toBe(2);
    expect(await noticeOfCancellation()).toMatch(/Counts as used:? Yes/);
  });

  it('rejects to cancel a session that has changed, has started, or belongs to another client', async () => {
    const session = await bookFree(client, purchase.id);
    expect((await cancel({ ...session, version: 7 })).status).toBe(409);
    const other = await polaris.customer();
    const path = `/api/sessions/${session.id}/cancel`;
    expect((await other.post(path, { version: 1, countsAsUsed: false })).status).toBe(404);
    await startIn(session.id, 0);
    expect((await cancel(session, true)).body.detail).toBe('This session has already started.');
  });

  it('rejects to let a client cancel a session that the owner booked outside of a purchase', async () => {
    const { body } = await owner.post('/api/admin/sessions', {
      userId: client.user.id,
      title: 'Kick-off',
      startTime: '2099-03-10T15:00:00Z',
      endTime: '2099-03-10T16:00:00Z',
    });
    expect((await cancel(body as unknown as Appointment)).status).toBe(404);
  });
});

describe('moving by a client', () => {
  it("keeps a session's identity in calendars when its client moves it", async () => {
    const session = await bookFree(client, purchase.id);
    const { slots } = await slotsOf(client, purchase.id, `?moving=${session.id}`);
    // A session does not block its own time, or one that overlaps it.
    const { status, body } = await move(session, slots.at(-1)!.startTime);
    expect([status, body.id, body.version]).toEqual([200, session.id, session.version + 1]);
    expect(await leftOf()).toBe(2);
    const [moved] = await mailsTo(client, 'Session moved');
    const event = calendarOf(moved).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('sequence')).toBe(1);
    expect(event.getFirstPropertyValue('uid')).toBe(`appointment-${session.id}@polaris.test`);
  });

  it('rejects to move a session too often, too late, or with an outdated version', async () => {
    await openBooking(owner, { maxMoves: 1 });
    const session = await bookFree(client, purchase.id);
    const { slots } = await slotsOf(client, purchase.id, `?moving=${session.id}`);
    const [one, two] = slots.slice(-2).map(({ startTime }) => startTime) as [string, string];
    expect((await move(session, one, { version: 5 })).status).toBe(409);
    const { body: moved } = await move(session, one);
    const again = await move(moved as Appointment, two);
    const refusal = 'This session can no longer be moved here. Please write to me.';
    expect([again.status, again.body.detail]).toEqual([409, refusal]);
    await openBooking(owner, { maxMoves: 9 });
    await startIn(session.id, 5);
    expect((await move(moved as Appointment, two)).body.detail).toBe(refusal);
  });

  it('moves the last session of a purchase even when none is left', async () => {
    const single = await buySessions(owner, client, { includedSessions: 1 });
    const session = await bookFree(client, single.id);
    const { slots, closed } = await slotsOf(client, single.id, `?moving=${session.id}`);
    expect(closed).toBeNull();
    expect((await move(session, slots.at(-1)!.startTime)).status).toBe(200);
  });
});

describe('changes by the owner to sessions of a purchase', () => {
  const change = (id: number, body: object) => owner.patch(`/api/admin/sessions/${id}`, body);

  it('returns a session that the owner cancels, and counts it again when rescheduled', async () => {
    const { id } = await bookFree(client, purchase.id);
    await change(id, { status: 'cancelled' });
    expect(await leftOf()).toBe(3);
    await change(id, { status: 'scheduled' });
    expect(await leftOf()).toBe(2);
  });

  it('counts a no-show until the owner gives it back', async () => {
    const { id } = await bookFree(client, purchase.id);
    await startIn(id, -2);
    await change(id, { status: 'no_show' });
    expect(await leftOf()).toBe(2);
    expect((await change(id, { usesSession: false })).body.usesSession).toBe(false);
    expect(await leftOf()).toBe(3);
  });

  it('cancels upcoming sessions with their purchase, and keeps earlier ones', async () => {
    const past = await bookFree(client, purchase.id);
    await startIn(past.id, -50);
    const [one, two] = [
      await bookFree(client, purchase.id),
      await bookFree(client, purchase.id, 3),
    ];
    await owner.patch(`/api/admin/purchases/${purchase.id}`, { status: 'cancelled' });
    const rows = await sql<{ id: number; status: string; usesSession: boolean }>(
      'select id, status, "usesSession" from sessions_appointments order by id',
    );
    expect(rows).toEqual([
      { id: past.id, status: 'scheduled', usesSession: true },
      { id: one.id, status: 'cancelled', usesSession: false },
      { id: two.id, status: 'cancelled', usesSession: false },
    ]);
    expect(await mailsTo(client, 'Session canceled')).toHaveLength(2);
  });

  it('shows how many sessions of a purchase are left', async () => {
    await bookFree(client, purchase.id);
    const { body } = await owner.get(`/api/admin/purchases?id=${purchase.id}`);
    expect(body).toMatchObject([{ sessionBalance: { included: 3, left: 2 } }]);
  });
});

describe('concurrent bookings by clients', () => {
  const statuses = (answers: { status: number }[]): Record<number, number> => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  race('books a slot once out of 50 concurrent requests', async () => {
    await sql('delete from sessions_appointments');
    await sql('delete from rate_limits');
    const clients = await Promise.all(Array.from({ length: 5 }, () => polaris.customer()));
    const bought = await Promise.all(clients.map((one) => buySessions(owner, one)));
    const [slot] = (await slotsOf(clients[0]!, bought[0]!.id)).slots.slice(-1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bookSlot(clients[at % 5]!, bought[at % 5]!.id, slot!.startTime),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 49 });
    expect(await sql('select id from sessions_appointments')).toHaveLength(1);
  });

  race('books the three sessions that are left out of 10 concurrent requests', async () => {
    await sql('delete from sessions_appointments');
    await sql('delete from rate_limits');
    const { id } = await buySessions(owner, client);
    const { slots } = await slotsOf(client, id);
    const answers = await Promise.all(
      slots.slice(-10).map(({ startTime }) => bookSlot(client, id, startTime)),
    );
    expect(statuses(answers)).toEqual({ 201: 3, 409: 7 });
    expect(await leftOf(id)).toBe(0);
    expect(answers.find(({ status }) => status === 409)!.body.detail).toBe(
      'You have no sessions left to book.',
    );
  });

  race('lets one of two tabs have the last session', async () => {
    await sql('delete from sessions_appointments');
    const { id } = await buySessions(owner, client, { includedSessions: 1 });
    const { slots } = await slotsOf(client, id);
    const [one, two] = slots.slice(-2) as [Slot, Slot];
    const answers = await Promise.all([
      bookSlot(client, id, one.startTime),
      bookSlot(client, id, two.startTime),
    ]);
    expect(statuses(answers)).toEqual({ 201: 1, 409: 1 });
  });

  race('lets either the client or the owner have a time that both book', async () => {
    await sql('delete from sessions_appointments');
    const [slot] = (await slotsOf(client, purchase.id)).slots.slice(-1);
    const answers = await Promise.all([
      bookSlot(client, purchase.id, slot!.startTime),
      owner.post('/api/admin/sessions', { userId: client.user.id, title: 'Own', ...slot }),
    ]);
    expect(statuses(answers)).toEqual({ 201: 1, 409: 1 });
  });
});
