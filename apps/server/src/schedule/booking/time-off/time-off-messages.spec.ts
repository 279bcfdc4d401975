import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TimeOffSession, timeOffMessagesSchema } from '@polaris/contracts';
import { addCustomer } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

const EXCEPTIONS = '/api/admin/availability-exceptions';
const DAY = '2098-03-04';
const TEXT = {
  subject: 'Our session on March 4',
  body: 'Hi {{firstName}},\n\nI am away that day. Which other time suits you?',
};

let polaris: TestApp;
let owner: Person;
let maya: number;
let noah: number;
let silent: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone: 'UTC',
    daysUntilDue: 14,
  });
  const add = async (name: string, email: string | null) =>
    (await addCustomer(owner, { name, email, company: null })).id;
  maya = await add('Maya Chen', 'maya@example.com');
  noah = await add('Noah Reed', 'noah@example.com');
  silent = await add('Silent Partner', null);
});
afterAll(() => polaris.close());
beforeEach(() =>
  polaris.dataSource.query(
    `delete from messages; delete from activities; delete from sessions_appointments;
     delete from availability_exceptions`,
  ),
);

/** In UTC, like the business. */
const book = async (customerId: number, time: string, title = 'Review') => {
  const startTime = `${DAY}T${time}:00.000Z`;
  const endTime = new Date(Date.parse(startTime) + 1_800_000).toISOString();
  const session = { customerId, title, startTime, endTime };
  const { status, text } = await owner.post('/api/admin/sessions', session);
  if (status !== 201) throw new Error(text);
};
const takeOff = async (own: object = {}) =>
  (await owner.post(EXCEPTIONS, { day: DAY, kind: 'closed', ...own })).body.id as number;
const sessionsOf = async (id: number) =>
  (await owner.get(`${EXCEPTIONS}/${id}/sessions`)).body as unknown as TimeOffSession[];
const write = (id: number, body: object = TEXT, key?: string) =>
  owner.post(
    `${EXCEPTIONS}/${id}/messages`,
    body,
    key ? { headers: { 'Idempotency-Key': key } } : {},
  );
const written = () =>
  polaris.dataSource.query<{ recipient: string; text: string; customerId: number }[]>(
    'select recipient, text, "customerId" from messages order by id',
  );

describe('sessions in time off', () => {
  it('lists the sessions of a day off with their people and the addresses for a message', async () => {
    await book(silent, '15:00');
    await book(maya, '10:00');
    const id = await takeOff();
    expect(await sessionsOf(id)).toMatchObject([
      { name: 'Maya Chen', email: 'maya@example.com', startTime: `${DAY}T10:00:00.000Z` },
      { name: 'Silent Partner', email: null },
    ]);
  });

  it('lists and counts only sessions that overlap the hours of time off', async () => {
    await book(maya, '10:00');
    await book(noah, '11:45');
    await book(silent, '13:00');
    const id = await takeOff({ startsAt: '12:00', endsAt: '13:00' });
    expect((await sessionsOf(id)).map(({ name }) => name)).toEqual(['Noah Reed']);
    expect((await owner.get(EXCEPTIONS)).body).toMatchObject([{ id, sessions: 1 }]);
  });

  it('returns 404 when the day is not in the list', async () => {
    expect((await owner.get(`${EXCEPTIONS}/4711/sessions`)).status).toBe(404);
    expect((await write(4711)).status).toBe(404);
  });
});

describe('writing to everyone', () => {
  it('sends each customer one message with their own name, and cancels nothing', async () => {
    await book(noah, '09:00');
    await book(maya, '10:00');
    await book(maya, '12:00');
    await book(silent, '15:00');
    const id = await takeOff();
    const { status, body } = await write(id);
    expect(status).toBe(201);
    expect(timeOffMessagesSchema.parse(body).messages).toHaveLength(2);
    expect(await written()).toEqual([
      {
        recipient: 'maya@example.com',
        customerId: maya,
        text: TEXT.body.replace('{{firstName}}', 'Maya'),
      },
      {
        recipient: 'noah@example.com',
        customerId: noah,
        text: TEXT.body.replace('{{firstName}}', 'Noah'),
      },
    ]);
    expect((await sessionsOf(id)).length).toBe(4);
  });

  it('sends messages that can be undone one by one', async () => {
    await book(maya, '10:00');
    await book(noah, '11:00');
    const { messages } = timeOffMessagesSchema.parse((await write(await takeOff())).body);
    for (const { id } of messages)
      expect((await owner.delete(`/api/admin/messages/${id}`)).status).toBe(204);
    expect(await written()).toEqual([]);
  });

  it('sends the same request once', async () => {
    await book(maya, '10:00');
    const id = await takeOff();
    const key = '3f0c3bb8-9b1e-4a57-8a4e-0f0d0c3f7a12';
    const [first, second] = [await write(id, TEXT, key), await write(id, TEXT, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await written()).toHaveLength(1);
  });

  it('sends nothing when a placeholder has no value for one of the customers', async () => {
    await book(maya, '10:00');
    await book(noah, '11:00');
    await polaris.dataSource.query(`update customers set company = 'Harbor' where id = $1`, [maya]);
    const { status, body } = await write(await takeOff(), { ...TEXT, body: 'To {{company}}' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'body' }]);
    expect(await written()).toEqual([]);
  });

  it('rejects when no customer has an address', async () => {
    await book(silent, '10:00');
    const { status, body } = await write(await takeOff());
    expect([status, body.detail]).toEqual([
      409,
      'No customer with a session then has an email address.',
    ]);
  });
});
