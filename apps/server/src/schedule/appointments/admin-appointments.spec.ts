import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminAppointmentsSchema } from '@polaris/contracts';
import ICAL from 'ical.js';
import { openBooking } from '../../testing/data/booking';
import { customerInput } from '../../testing/data/factories';
import { outbox } from '../../testing/mail/outbox';
import { addCustomer, addService, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  polaris = await startTestApp({ env: { MAIL_FROM: 'Ines Calloway <ines@polaris.test>' } });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from sessions_appointments');
  customer = await polaris.customer();
});

const session = (own: object = {}) => ({
  userId: customer.user.id,
  title: 'Kick-off',
  startTime: '2099-03-10T15:00:00.000Z',
  endTime: '2099-03-10T16:00:00.000Z',
  ...own,
});
const book = (own: object = {}) => owner.post('/api/admin/sessions', session(own));
const change = (id: number, body: object) => owner.patch(`/api/admin/sessions/${id}`, body);

async function booked(own: object = {}): Promise<number> {
  const { status, body, text } = await book(own);
  if (status !== 201) throw new Error(text);
  return body.id as number;
}

describe('booking a session', () => {
  it('shows a booked session on the dashboard of its customer', async () => {
    const service = await addService(owner);
    const { status, body } = await book({ serviceId: service.id });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'scheduled',
      attendee: { email: customer.user.email },
      customerId: null,
      version: 1,
    });
    expect((await owner.get('/api/admin/sessions')).body).toEqual([body]);
    const {
      attendee: _a,
      customerId: _id,
      customer: _customer,
      contact: _contact,
      usesSession: _u,
      ...seen
    } = body;
    expect((await customer.get('/api/sessions')).body).toEqual([seen]);
  });

  it.each([
    [{ endTime: '2099-03-10T15:00:00.000Z' }, 400, 'A session must end after it starts.'],
    [{ endTime: '2099-03-11T15:00:00.000Z' }, 400, 'A session may last 12 hours at most.'],
    [
      { startTime: '2020-03-10T15:00:00.000Z', endTime: '2020-03-10T16:00:00.000Z' },
      400,
      'This time has passed already.',
    ],
    [{ startTime: 'tomorrow' }, 400, 'Please enter a date and a time.'],
    [{ startTime: '2099-02-30T15:00:00Z' }, 400, 'Please enter a date and a time.'],
    [{ title: ' ' }, 400, 'Title is required'],
    [{ userId: 'nobody' }, 404, 'This account was not found.'],
    [{ serviceId: 2147483647 }, 404, 'This service was not found.'],
  ])('rejects to book a session with %j', async (own, expected, detail) => {
    const { status, body } = await book(own);
    expect([status, body.detail]).toEqual([expected, detail]);
  });

  it('accepts a start time in any time zone', async () => {
    const { body } = await book({
      startTime: '2099-03-10T10:00:00-05:00',
      endTime: '2099-03-10T11:00:00-05:00',
    });
    expect(body.startTime).toBe('2099-03-10T15:00:00.000Z');
  });

  it('rejects a session that overlaps one of any customer, but not one right after it', async () => {
    await booked();
    const other = await polaris.customer();
    for (const [startTime, endTime] of [
      ['2099-03-10T15:59:00Z', '2099-03-10T17:00:00Z'],
      ['2099-03-10T14:00:00Z', '2099-03-10T15:01:00Z'],
      ['2099-03-10T15:10:00Z', '2099-03-10T15:20:00Z'],
    ]) {
      const { status, body } = await book({ userId: other.user.id, startTime, endTime });
      expect([status, body.detail]).toEqual([409, 'Another session is booked at this time.']);
    }
    const after = { startTime: '2099-03-10T16:00:00Z', endTime: '2099-03-10T17:00:00Z' };
    expect((await book(after)).status).toBe(201);
  });

  it('books a slot once out of 20 concurrent requests (ASVS 2.3.4)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()));
    const counts = answers.map(({ status }) => status);
    expect(counts.filter((status) => status === 201)).toHaveLength(1);
    expect(counts.filter((status) => status === 409)).toHaveLength(19);
    expect(await outbox(polaris, customer.user.email)).toHaveLength(1);
  });
});

describe('the list of sessions', () => {
  it('lists all sessions latest first, upcoming ones soonest first, or those of one account', async () => {
    const other = await polaris.customer();
    const past = { startTime: '2020-01-01T10:00:00Z', endTime: '2020-01-01T11:00:00Z' };
    await booked({ ...past, title: 'past', status: 'completed' });
    await booked({ title: 'soon' });
    const later = { startTime: '2099-04-10T15:00:00Z', endTime: '2099-04-10T16:00:00Z' };
    await booked({ ...later, title: 'later', userId: other.user.id });
    const titles = async (query: string) => {
      const { body } = await owner.get(`/api/admin/sessions${query}`);
      expect(adminAppointmentsSchema.safeParse(body).success).toBe(true);
      return (body as { title: string }[]).map(({ title }) => title);
    };
    expect(await titles('')).toEqual(['later', 'soon', 'past']);
    expect(await titles('?when=upcoming')).toEqual(['soon', 'later']);
    expect(await titles(`?userId=${customer.user.id}`)).toEqual(['soon', 'past']);
  });

  it('pages through the list of sessions', async () => {
    for (const day of [10, 11, 12])
      await booked({
        title: `on the ${day}th`,
        startTime: `2099-03-${day}T15:00:00Z`,
        endTime: `2099-03-${day}T16:00:00Z`,
      });
    const titles: string[] = [];
    for (let path: string | undefined = '/api/admin/sessions?limit=2'; path;) {
      const { body, headers }: Awaited<ReturnType<Person['get']>> = await owner.get(path);
      expect(headers.get('x-total-count')).toBe('3');
      titles.push(...body.map(({ title }: { title: string }) => title));
      path = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(titles).toEqual(['on the 12th', 'on the 11th', 'on the 10th']);
  });

  it('lists the sessions of the account linked with a customer', async () => {
    const { body } = await book();
    const record = await addCustomer(owner);
    const ofRecord = async () =>
      (await owner.get(`/api/admin/sessions?customerId=${record.id}`)).body;
    expect(await ofRecord()).toEqual([]);
    await linkAccount(owner, record.id, customer.user.id);
    const linked = { id: record.id, name: 'Harbor Trust' };
    expect(await ofRecord()).toEqual([{ ...body, customerId: record.id, customer: linked }]);
  });
});

describe('changing a session', () => {
  it('moves a session unless someone else has changed it', async () => {
    const id = await booked();
    const moved = { startTime: '2099-03-10T17:00:00Z', endTime: '2099-03-10T18:00:00Z' };
    expect((await change(id, { ...moved, version: 1 })).body).toMatchObject({ version: 2 });
    expect((await change(id, { ...moved, version: 1 })).status).toBe(409);
    expect((await change(id, { endTime: '2099-03-10T16:00:00Z' })).status).toBe(400);
    const past = { startTime: '2020-03-10T17:00:00Z', endTime: '2020-03-10T18:00:00Z' };
    expect((await change(id, past)).status).toBe(400);
    const { body } = await customer.get('/api/sessions');
    expect(body).toMatchObject([{ startTime: '2099-03-10T17:00:00.000Z' }]);
  });

  it('marks a past session as completed or missed, but never as scheduled again', async () => {
    const past = { startTime: '2020-01-01T10:00:00Z', endTime: '2020-01-01T11:00:00Z' };
    const id = await booked({ ...past, status: 'completed' });
    expect((await change(id, { status: 'no_show' })).body.status).toBe('no_show');
    expect((await change(id, { status: 'scheduled' })).status).toBe(400);
    expect(await outbox(polaris, customer.user.email)).toEqual([]);
  });

  it('frees the slot when a session is canceled or deleted', async () => {
    const id = await booked();
    await change(id, { status: 'cancelled' });
    const second = await booked();
    expect((await change(id, { status: 'scheduled' })).status).toBe(409);
    expect((await owner.delete(`/api/admin/sessions/${second}`)).status).toBe(204);
    expect((await change(id, { status: 'scheduled' })).status).toBe(200);
    expect((await customer.get('/api/sessions')).body).toHaveLength(1);
  });
});

describe('mails about sessions', () => {
  const mails = async () =>
    (await outbox(polaris, customer.user.email)).map(({ subject, body, calendar }) => {
      const file = new ICAL.Component(ICAL.parse(calendar!));
      const component = file.getFirstSubcomponent('vevent')!;
      const event = new ICAL.Event(component);
      return { subject, body, event, component, method: file.getFirstPropertyValue('method') };
    });

  it('mails booking, moves and cancellation as one calendar event', async () => {
    const id = await booked();
    const moved = { startTime: '2099-03-10T17:00:00Z', endTime: '2099-03-10T18:00:00Z' };
    await change(id, moved);
    await change(id, { title: 'Kick-off, again' });
    await change(id, { serviceId: null });
    await change(id, { status: 'cancelled' });
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Session booked: Kick-off',
      'Session moved: Kick-off',
      'Session changed: Kick-off, again',
      'Session canceled: Kick-off, again',
    ]);
    expect(sent.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    expect(new Set(sent.map(({ event }) => event.uid)).size).toBe(1);
    const sequences = sent.map(({ event }) => event.sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    const last = sent.at(-1)!.component;
    expect(last.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(last.getFirstPropertyValue('organizer')).toBe('mailto:ines@polaris.test');
    expect(last.getFirstPropertyValue('attendee')?.toString().toLowerCase()).toBe(
      `mailto:${customer.user.email}`,
    );
  });

  it('mails a cancellation with the next sequence number when an upcoming session is deleted', async () => {
    const id = await booked();
    await owner.delete(`/api/admin/sessions/${id}`);
    const sent = await mails();
    expect(sent.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    expect(sent.map(({ event }) => event.sequence)).toEqual([0, 1]);
  });

  it.each([
    // Clocks are set forward on March 8, 2099, and back on November 1.
    ['2099-03-08T06:30:00Z', 'Sunday, March 8, 2099, 1:30 AM – 3:30 AM EST'],
    ['2099-03-07T15:00:00Z', 'Saturday, March 7, 2099, 10:00 AM – 11:00 AM EST'],
    ['2099-03-08T15:00:00Z', 'Sunday, March 8, 2099, 11:00 AM – 12:00 PM EDT'],
    ['2099-07-14T18:00:00Z', 'Tuesday, July 14, 2099, 2:00 PM – 3:00 PM EDT'],
    ['2099-11-01T15:00:00Z', 'Sunday, November 1, 2099, 10:00 AM – 11:00 AM EST'],
  ])(
    "shows a session at %s in the business's time zone when the client's is unknown: %s",
    async (startTime, when) => {
      const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
      await booked({ startTime, endTime });
      const [mail] = await mails();
      expect(mail?.body).toContain(`When: ${when}\n`);
      expect(mail?.event.startDate.toJSDate().toISOString()).toBe(
        new Date(startTime).toISOString(),
      );
      expect(mail?.event.duration.toSeconds()).toBe(3600);
    },
  );

  it("shows a session in the customer's time zone in each mail when it is known", async () => {
    const linked = await owner.post('/api/customers', customerInput({ timeZone: 'Asia/Kolkata' }));
    await linkAccount(owner, linked.body.id, customer.user.id);
    const id = await booked();
    const moved = { startTime: '2099-03-11T15:00:00Z', endTime: '2099-03-11T16:00:00Z' };
    await change(id, moved);
    await change(id, { status: 'cancelled' });
    const times = (await mails()).map(({ body }) => /^(?:When|Was): .+$/m.exec(body)?.[0]);
    expect(times).toEqual([
      'When: Tuesday, March 10, 2099, 8:30 PM – 9:30 PM IST',
      'When: Wednesday, March 11, 2099, 8:30 PM – 9:30 PM IST',
      'Was: Wednesday, March 11, 2099, 8:30 PM – 9:30 PM IST',
    ]);
  });

  it('names the place of the booking settings when the owner books and moves a session', async () => {
    const id = await booked();
    await openBooking(owner, { place: 'https://meet.example/harbor' });
    await change(id, { startTime: '2099-03-11T15:00:00Z', endTime: '2099-03-11T16:00:00Z' });
    await booked({ startTime: '2099-03-12T15:00:00Z', endTime: '2099-03-12T16:00:00Z' });
    const sent = await mails();
    expect(sent.map(({ body }) => /^Where: .+$/m.exec(body)?.[0])).toEqual([
      undefined,
      'Where: https://meet.example/harbor',
      'Where: https://meet.example/harbor',
    ]);
    expect(sent.map(({ event }) => event.location)).toEqual([
      null,
      'https://meet.example/harbor',
      'https://meet.example/harbor',
    ]);
    await openBooking(owner);
  });

  it('sends no session mails to a client who opted out of email', async () => {
    const nothing = { email: false, phone: false, text: false };
    await customer.post('/api/communication-preferences', nothing);
    const id = await booked();
    await change(id, { status: 'cancelled' });
    expect(await outbox(polaris, customer.user.email)).toEqual([]);
  });
});
