import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerHealth } from '@polaris/contracts';
import { HealthAlarmsService } from '../../office/health/health-alarms.service';
import { bookFree, buySessions, slotsOf } from '../../testing/data/booking';
import { BusyDesk, SECRET, isOffered } from '../../testing/calendars/busy-desk';
import { calendarOf } from '../../testing/calendars/calendar-server';
import { outbox } from '../../testing/mail/outbox';

const desk = new BusyDesk();
beforeAll(() => desk.open());
afterAll(() => desk.close());
beforeEach(() => desk.clear());

const sql = <Row>(text: string, values: unknown[] = []) =>
  desk.polaris.dataSource.query<Row[]>(text, values);

describe('a calendar that cannot be read', () => {
  beforeEach(async () => {
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.added();
    desk.server.serve(SECRET, (_request, response) => response.destroy());
    await desk.refreshAll();
  });
  const health = async () =>
    (await desk.owner.get('/api/admin/health')).body as unknown as ServerHealth;
  const mails = async () =>
    (await outbox(desk.polaris, desk.owner.user.email)).filter(({ subject }) =>
      subject.includes('calendar'),
    );
  const check = () => desk.polaris.app.get(HealthAlarmsService).check();

  it('notifies the owner after six hours on the first screen and in one mail', async () => {
    await desk.silentFor(5);
    await check();
    expect([(await health()).problems, await mails()]).toEqual([[], []]);
    await desk.silentFor(7);
    await check();
    await check();
    expect((await health()).problems).toEqual(['calendars']);
    expect(await mails()).toMatchObject([{ subject: 'A busy calendar cannot be read' }]);
    expect(await desk.read()).toMatchObject([{ isSilent: true, closesBooking: false }]);
  });

  it('closes booking after a day, and opens it at the next successful read', async () => {
    const client = await desk.polaris.customer();
    const { id } = await buySessions(desk.owner, client);
    await desk.silentFor(23);
    expect((await slotsOf(client, id)).closed).toBeNull();
    const session = await bookFree(client, id);
    expect(await isOffered(client)).toBe(true);
    await desk.silentFor(25);
    expect(await isOffered(client)).toBe(false);
    expect(await slotsOf(client, id)).toMatchObject({
      closed: 'Booking is closed at the moment.',
      slots: [],
    });
    const { startTime, version } = session;
    const moved = await client.patch(`/api/sessions/${session.id}`, { startTime, version });
    expect([moved.status, moved.body.detail]).toEqual([409, 'Booking is closed at the moment.']);
    expect(await desk.read()).toMatchObject([{ closesBooking: true }]);
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.refreshAll();
    expect((await slotsOf(client, id)).closed).toBeNull();
    expect(await isOffered(client)).toBe(true);
  });

  it('lets clients book by the last known times when the owner keeps booking open', async () => {
    const client = await desk.polaris.customer();
    const { id } = await buySessions(desk.owner, client);
    await sql('update busy_feeds set "keepOpen" = true');
    await desk.silentFor(100);
    const { closed, slots } = await slotsOf(client, id, `?from=${desk.day}`);
    expect(closed).toBeNull();
    expect(slots.map(({ startTime }) => startTime)).not.toContain(`${desk.day}T10:00:00.000Z`);
    expect(slots.map(({ startTime }) => startTime)).toContain(`${desk.day}T11:00:00.000Z`);
  });
});

describe('booking with a busy calendar', () => {
  it('rejects a time that has become busy since it was offered', async () => {
    const client = await desk.polaris.customer();
    const { id } = await buySessions(desk.owner, client);
    desk.server.serve(SECRET, calendarOf(desk.at('10')));
    await desk.added();
    const startTime = `${desk.day}T10:00:00.000Z`;
    const { status } = await client.post(`/api/purchases/${id}/sessions`, { startTime });
    expect(status).toBe(409);
  });

  it('lets a session be moved over its own copy in a busy calendar', async () => {
    const client = await desk.polaris.customer();
    const { id } = await buySessions(desk.owner, client, { sessionMinutes: 60 });
    const startTime = `${desk.day}T10:00:00.000Z`;
    const { body } = await client.post(`/api/purchases/${id}/sessions`, { startTime });
    desk.server.serve(
      SECRET,
      calendarOf(`UID:appointment-${body.id}@polaris.test\n${desk.at('10')}`),
    );
    await desk.added();
    const { slots } = await slotsOf(client, id, `?from=${desk.day}&moving=${body.id}`);
    expect(slots.map((slot) => slot.startTime)).toContain(startTime);
  });
});
