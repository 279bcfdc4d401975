import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { activitiesSchema, activitySchema } from '@polaris/contracts';
import { activityInput, customerInput } from '../testing/factories';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = await customer('Harbor Trust');
});
afterAll(() => polaris.close());

const customer = async (name: string) =>
  (await owner.post('/api/customers', customerInput({ name }))).body.id as number;

const log = async (overrides = {}) => {
  const answer = await owner.post('/api/activities', activityInput({ customerId, ...overrides }));
  expect(answer.status).toBe(201);
  return answer.body as { id: number; version: number };
};

const daysAgo = (id: number, days: number) =>
  polaris.dataSource.query(
    `update activities set "createdAt" = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  );

const ids = (body: unknown) => activitiesSchema.parse(body).map(({ id }) => id);

describe('POST /api/activities', () => {
  it('keeps an activity and tells whose it is', async () => {
    const input = activityInput({ customerId, dueOn: '2030-02-28' });
    const { body, status } = await owner.post('/api/activities', input);
    expect(status).toBe(201);
    expect(activitySchema.parse(body)).toMatchObject({
      ...input,
      doneAt: null,
      customer: { name: 'Harbor Trust' },
    });
  });

  it('is a note when nothing else is said', async () => {
    const { body } = await owner.post('/api/activities', { customerId, subject: 'Thought' });
    expect(body).toMatchObject({ type: 'note', description: null, dueOn: null });
  });

  it.each([
    ['customerId', { customerId: 0 }, 'Please select a customer'],
    ['customerId', { customerId: undefined }, 'Please select a customer'],
    ['customerId', { customerId: '1' }, 'Please select a customer'],
    ['customerId', { customerId: 99999999999 }, 'Please select a customer'],
    ['type', { type: 'fax' }, 'Please select a type'],
    ['subject', { subject: ' ' }, 'Subject is required'],
    ['subject', { subject: 'x'.repeat(256) }, 'Must be at most 255 characters.'],
    ['dueOn', { dueOn: '2025-02-30' }, 'Please enter a date'],
  ])('refuses a wrong %s with its text: %j', async (path, overrides, message) => {
    const { body, status } = await owner.post('/api/activities', {
      ...activityInput({ customerId }),
      ...overrides,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('on a customer who is gone answers 404', async () => {
    const id = await customer('Gone');
    await owner.delete(`/api/customers/${id}`);
    const answer = await owner.post('/api/activities', activityInput({ customerId: id }));
    expect(answer.status).toBe(404);
    expect(answer.body.detail).toBe('This customer was not found.');
  });
});

describe('POST /api/activities with an Idempotency-Key', () => {
  const send = (input: unknown, key: string, who: Person = owner) =>
    who.post('/api/activities', input, { headers: { 'idempotency-key': key } });
  const count = async (id: number) =>
    (await owner.get(`/api/customers/${id}/activities`)).headers.get('x-total-count');

  it('logs once, however many posts come at the same time', async () => {
    const id = await customer('Once');
    const [key, input] = [randomUUID(), activityInput({ customerId: id })];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(input, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.every(({ body }) => activitySchema.safeParse(body).success)).toBe(true);
    expect(await count(id)).toBe('1');
  });

  it('answers the same again when the activity was deleted meanwhile', async () => {
    const id = await customer('Deleted');
    const [key, input] = [randomUUID(), activityInput({ customerId: id })];
    const first = await send(input, key);
    await owner.delete(`/api/activities/${first.body.id}`);
    expect((await send(input, key)).body).toEqual(first.body);
    expect(await count(id)).toBe('0');
  });

  it('refuses the same key for other words, and logs with another key', async () => {
    const id = await customer('Two keys');
    const [key, input] = [randomUUID(), activityInput({ customerId: id })];
    await send(input, key);
    const { status, body } = await send({ ...input, subject: 'Other words' }, key);
    expect(status).toBe(422);
    expect(body.detail).toMatch(/another activity/);
    expect((await send(input, randomUUID())).status).toBe(201);
    expect(await count(id)).toBe('2');
  });

  it('forgets a key whose call has failed', async () => {
    const id = await customer('Late');
    const key = randomUUID();
    expect((await send(activityInput({ customerId: 2147483647 }), key)).status).toBe(404);
    expect((await send(activityInput({ customerId: id }), key)).status).toBe(201);
  });

  it('refuses a key that cannot be kept', async () => {
    const { status, body } = await send(activityInput({ customerId }), 'x'.repeat(256));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'Idempotency-Key' }]);
  });
});

describe('PATCH /api/activities/:id', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { id } = await log();
    const { body, status } = await owner.patch(`/api/activities/${id}`, { subject: 'Second call' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ subject: 'Second call', type: 'call', version: 2 });
  });

  it('moves an activity to another customer, but not to one who does not exist', async () => {
    const { id } = await log();
    const other = await customer('Northlight');
    const { body } = await owner.patch(`/api/activities/${id}`, { customerId: other });
    expect(body.customer).toEqual({ name: 'Northlight' });
    expect((await owner.patch(`/api/activities/${id}`, { customerId: 2147483647 })).status).toBe(
      404,
    );
  });

  it('refuses the second of two edits of one version', async () => {
    const { id, version } = await log();
    const edit = (subject: string) => owner.patch(`/api/activities/${id}`, { subject, version });
    expect((await edit('First')).status).toBe(200);
    expect((await edit('Second')).status).toBe(409);
  });
});

describe('what is due', () => {
  it('is listed by its day until it is done', async () => {
    const later = await log({ dueOn: '2031-01-02' });
    const sooner = await log({ dueOn: '2031-01-01' });
    const due = async () => ids((await owner.get('/api/activities/due')).body);
    expect((await due()).slice(-2)).toEqual([sooner.id, later.id]);
    const done = await owner.patch(`/api/activities/${sooner.id}`, { done: true });
    expect(done.body.doneAt).not.toBeNull();
    expect(await due()).not.toContain(sooner.id);
    await owner.patch(`/api/activities/${sooner.id}`, { dueOn: '2031-02-01' });
    expect((await due()).slice(-2)).toEqual([later.id, sooner.id]);
    await owner.patch(`/api/activities/${later.id}`, { dueOn: '' });
    expect(await due()).not.toContain(later.id);
  });
});

describe('GET /api/activities', () => {
  it('lists newest first, page by page, by type and by words', async () => {
    const wanted: number[] = [];
    for (let index = 0; index < 5; index += 1)
      wanted.unshift((await log({ type: 'meeting', description: `Whiteboard ${index}` })).id);
    const seen: number[] = [];
    let next: string | undefined = '/api/activities?limit=2&type=meeting&q=whiteboard';
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof owner.get>> = await owner.get(next);
      expect(headers.get('x-total-count')).toBe('5');
      seen.push(...ids(body));
      next = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(wanted);
    const { headers } = await owner.get('/api/activities?limit=1');
    const [{ count }] = await polaris.dataSource.query<[{ count: string }]>(
      'select count(*) from activities',
    );
    expect(headers.get('x-total-count')).toBe(count);
  });

  it('finds one or two letters at the beginning of the subject, newest first', async () => {
    const first = await log({ subject: 'Šq first', description: 'xj in the text alone' });
    const second = await log({ subject: 'šQ second' });
    const odd = await log({ subject: '%_ odd' });
    const found = async (q: string) =>
      ids((await owner.get(`/api/activities?q=${encodeURIComponent(q)}`)).body);
    for (const q of ['ŠQ', 'šq', 'š']) expect(await found(q)).toEqual([second.id, first.id]);
    for (const q of ['%_', '%']) expect(await found(q)).toEqual([odd.id]);
    for (const q of ['xj', '%q', '_q', '\\', '🎈']) expect(await found(q)).toEqual([]);
  });

  it('stops counting the matches of a search at a thousand, and says so', async () => {
    await polaris.dataSource.query(
      `insert into activities ("customerId", subject) select $1, 'Commonplace ' || n
       from generate_series(1, 1005) n`,
      [customerId],
    );
    const { body, headers } = await owner.get('/api/activities?q=commonplace&limit=3');
    expect(headers.get('x-total-count')).toBe('1000');
    expect(headers.get('x-total-count-capped')).toBe('true');
    expect(body).toHaveLength(3);
    await polaris.dataSource.query(`delete from activities where subject like 'Commonplace%'`);
  });

  it.each([
    ['the newest', 'n > 1900'],
    ['every second', 'n % 2 = 0'],
    ['the oldest', 'n <= 1100'],
  ])('finds a common word page by page in %s of many', async (_which, isFound) => {
    await polaris.dataSource.query(
      `insert into activities ("customerId", subject, "createdAt")
       select $1, 'Many ' || case when ${isFound} then 'COMMONPLACE ' else '' end || n,
         now() - interval '1 day' + n * interval '1 s' from generate_series(1, 3000) n`,
      [customerId],
    );
    await polaris.dataSource.query('analyze activities');
    const newest = await polaris.dataSource.query<{ id: number }[]>(
      `select id from activities where subject like '%COMMONPLACE%'
       order by "createdAt" desc, id desc limit 200`,
    );
    const first = await owner.get('/api/activities?q=commonplace&limit=100');
    const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link')!)![1]!;
    const second = await owner.get(next);
    expect([...ids(first.body), ...ids(second.body)]).toEqual(newest.map(({ id }) => id));
    for (const { headers } of [first, second])
      expect(headers.get('x-total-count-capped')).toBe('true');
    await polaris.dataSource.query(`delete from activities where subject like 'Many%'`);
  });

  it('of the last 30 days knows no older ones', async () => {
    const [young, old] = [await log(), await log()];
    await daysAgo(young.id, 29);
    await daysAgo(old.id, 31);
    const { body, headers } = await owner.get('/api/activities/recent');
    expect(ids(body)).toContain(young.id);
    expect(ids(body)).not.toContain(old.id);
    expect(headers.get('x-total-count')).toBe(String((body as unknown[]).length));
  });

  it('of one customer lists that one alone', async () => {
    const other = await customer('Alone');
    const { id } = await log({ customerId: other });
    const { body, headers } = await owner.get(`/api/customers/${other}/activities`);
    expect(ids(body)).toEqual([id]);
    expect(headers.get('x-total-count')).toBe('1');
  });
});

describe('the weeks', () => {
  it('count what came in and what was done, the newest last', async () => {
    const { id } = await log();
    const before = (await owner.get('/api/admin/statistics/weeks')).body as {
      monday: string;
      activities: number;
    }[];
    expect(before).toHaveLength(12);
    expect(new Date(before[0]!.monday).getUTCDay()).toBe(1);
    await daysAgo(id, 14);
    const after = (await owner.get('/api/admin/statistics/weeks')).body as typeof before;
    expect(after[11]!.activities).toBe(before[11]!.activities - 1);
    expect(after[9]!.activities).toBe(before[9]!.activities + 1);
  });
});
