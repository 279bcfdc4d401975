import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appointmentsSchema } from '@polaris/contracts';
import { type TestApp, startTestApp } from '../testing/test-app';

const MINUTE = 60_000;

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

interface Booking {
  title: string;
  /** Minutes from now. */
  from: number;
  to: number;
  status?: string;
}

const book = (userId: string, { title, from, to, status = 'scheduled' }: Booking) =>
  polaris.dataSource.query(
    `insert into sessions_appointments ("userId", title, "startTime", "endTime", status)
     values ($1, $2, $3, $4, $5)`,
    [
      userId,
      title,
      new Date(Date.now() + from * MINUTE),
      new Date(Date.now() + to * MINUTE),
      status,
    ],
  );

const titles = (body: { title: string }[]) => body.map(({ title }) => title);

describe('the upcoming sessions', () => {
  it('are the own, scheduled and not yet over, soonest first', async () => {
    const customer = await polaris.customer();
    const other = await polaris.customer();
    const bookings: Booking[] = [
      { title: 'in a week', from: 10_080, to: 10_140 },
      { title: 'tomorrow', from: 1440, to: 1500 },
      { title: 'under way', from: -30, to: 30 },
      { title: 'over', from: -90, to: -30 },
      { title: 'cancelled', from: 60, to: 90, status: 'cancelled' },
      { title: 'done early', from: 60, to: 90, status: 'completed' },
      { title: 'missed', from: 60, to: 90, status: 'no_show' },
    ];
    for (const booking of bookings) await book(customer.user.id, booking);
    await book(other.user.id, { title: "somebody else's", from: 60, to: 90 });
    const { status, body } = await customer.get('/api/sessions');
    expect(status).toBe(200);
    expect(appointmentsSchema.safeParse(body).success).toBe(true);
    expect(titles(body)).toEqual(['under way', 'tomorrow', 'in a week']);
    expect(titles((await other.get('/api/sessions')).body)).toEqual(["somebody else's"]);
  });

  it('come page by page', async () => {
    const customer = await polaris.customer();
    for (const day of [1, 2, 3])
      await book(customer.user.id, { title: `day ${day}`, from: day * 1440, to: day * 1440 + 60 });
    const first = await customer.get('/api/sessions?limit=2');
    expect(titles(first.body)).toEqual(['day 1', 'day 2']);
    expect(first.headers.get('x-total-count')).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect(titles((await customer.get(next!)).body)).toEqual(['day 3']);
  });

  it('are for who is signed in', async () => {
    expect((await polaris.visitor().get('/api/sessions')).status).toBe(401);
  });
});
