import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE_MS, appointmentsSchema } from '@polaris/contracts';
import ICAL from 'ical.js';
import { type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());
// Sessions may not overlap, so each test starts without any.
beforeEach(() => polaris.dataSource.query('delete from sessions_appointments'));

interface Booking {
  title: string;
  /** Minutes from now. */
  from: number;
  to: number;
  status?: string;
}

const book = async (userId: string, { title, from, to, status = 'scheduled' }: Booking) => {
  const [{ id }] = await polaris.dataSource.query<[{ id: number }]>(
    `insert into sessions_appointments ("userId", title, "startTime", "endTime", status)
     values ($1, $2, $3, $4, $5) returning id`,
    [
      userId,
      title,
      new Date(Date.now() + from * MINUTE_MS),
      new Date(Date.now() + to * MINUTE_MS),
      status,
    ],
  );
  return id;
};

/** To the second, as in calendar files. */
const wholeSeconds = (time: string) => Math.floor(Date.parse(time) / 1000) * 1000;

const titles = (body: { title: string }[]) => body.map(({ title }) => title);

describe('upcoming sessions', () => {
  it("lists a client's upcoming scheduled sessions, soonest first", async () => {
    const customer = await polaris.customer();
    const other = await polaris.customer();
    const bookings: Booking[] = [
      { title: 'in a week', from: 10_080, to: 10_140 },
      { title: 'tomorrow', from: 1440, to: 1500 },
      { title: 'under way', from: -30, to: 30 },
      { title: 'over', from: -90, to: -31 },
      { title: 'cancelled', from: 60, to: 90, status: 'cancelled' },
      { title: 'done early', from: 60, to: 90, status: 'completed' },
      { title: 'missed', from: 60, to: 90, status: 'no_show' },
    ];
    for (const booking of bookings) await book(customer.user.id, booking);
    await book(other.user.id, { title: "somebody else's", from: 120, to: 150 });
    const { status, body } = await customer.get('/api/sessions');
    expect(status).toBe(200);
    expect(appointmentsSchema.safeParse(body).success).toBe(true);
    expect(titles(body)).toEqual(['under way', 'tomorrow', 'in a week']);
    expect(titles((await other.get('/api/sessions')).body)).toEqual(["somebody else's"]);
  });

  it("pages through a client's upcoming sessions", async () => {
    const customer = await polaris.customer();
    for (const day of [1, 2, 3])
      await book(customer.user.id, { title: `day ${day}`, from: day * 1440, to: day * 1440 + 60 });
    const first = await customer.get('/api/sessions?limit=2');
    expect(titles(first.body)).toEqual(['day 1', 'day 2']);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect(titles((await customer.get(next!)).body)).toEqual(['day 3']);
  });

  it('returns 401 when a visitor asks for upcoming sessions', async () => {
    expect((await polaris.visitor().get('/api/sessions')).status).toBe(401);
  });
});

describe('the calendar file of a session', () => {
  const eventOf = (text: string) =>
    new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!);
  const change = (id: number, title: string) =>
    polaris.dataSource.query(
      'update sessions_appointments set title = $2, version = version + 1 where id = $1',
      [id, title],
    );

  it('contains title, time and a link in the calendar file of a session', async () => {
    const customer = await polaris.customer();
    const title = 'Kick-off, part 1; "the plan"\nwith a second line 🎈';
    const id = await book(customer.user.id, { title, from: 60, to: 120 });
    const { status, headers, text } = await customer.get(`/api/sessions/${id}/calendar.ics`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.ics"$/);
    const event = eventOf(text);
    const { body } = await customer.get('/api/sessions');
    expect(event.summary).toBe(title);
    expect(event.startDate.toJSDate().getTime()).toBe(wholeSeconds(body[0].startTime));
    expect(event.endDate.toJSDate().getTime()).toBe(wholeSeconds(body[0].endTime));
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.component.getFirstPropertyValue('url')).toBe('http://polaris.test/dashboard');
  });

  it('keeps the UID and raises the sequence of a calendar file when its session changes', async () => {
    const customer = await polaris.customer();
    const id = await book(customer.user.id, { title: 'First words', from: 60, to: 120 });
    const path = `/api/sessions/${id}/calendar.ics`;
    const before = eventOf((await customer.get(path)).text);
    await change(id, 'Other words');
    const after = eventOf((await customer.get(path)).text);
    expect(after.uid).toBe(before.uid);
    expect(after.uid).toBe(`appointment-${id}@polaris.test`);
    expect([before.sequence, after.sequence]).toEqual([0, 1]);
  });

  it('returns 404 for the calendar file of a session that is canceled or belongs to another client', async () => {
    const [customer, other] = [await polaris.customer(), await polaris.customer()];
    const booking = { title: 'Mine', from: 60, to: 120 };
    const mine = await book(customer.user.id, booking);
    const cancelled = await book(customer.user.id, { ...booking, status: 'cancelled' });
    const owner = await polaris.owner();
    for (const [person, id] of [
      [other, mine],
      [owner, mine],
      [customer, cancelled],
    ] as const)
      expect((await person.get(`/api/sessions/${id}/calendar.ics`)).status).toBe(404);
    const { status } = await polaris.visitor().get(`/api/sessions/${mine}/calendar.ics`);
    expect(status).toBe(401);
  });
});
