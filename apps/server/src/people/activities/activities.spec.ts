import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { activitiesSchema, activitySchema } from '@polaris/contracts';
import { activityInput } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = await customer('Harbor Trust');
});
afterAll(() => polaris.close());

const customer = async (name: string) => (await addCustomer(owner, { name })).id;

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
  it('creates an activity and returns its customer', async () => {
    const input = activityInput({ customerId, dueOn: '2030-02-28' });
    const { body, status } = await owner.post('/api/activities', input);
    expect(status).toBe(201);
    expect(activitySchema.parse(body)).toMatchObject({
      ...input,
      doneAt: null,
      customer: { name: 'Harbor Trust' },
    });
  });

  it('creates a note when no type is sent', async () => {
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
  ])('rejects a wrong activity %s with its text: %j', async (path, overrides, message) => {
    const { body, status } = await owner.post('/api/activities', {
      ...activityInput({ customerId }),
      ...overrides,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('returns 404 when the customer of a new activity is missing', async () => {
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

  it("repeats the first response to an activity's key when the activity was deleted since", async () => {
    const id = await customer('Deleted');
    const [key, input] = [randomUUID(), activityInput({ customerId: id })];
    const first = await send(input, key);
    await owner.delete(`/api/activities/${first.body.id}`);
    expect((await send(input, key)).body).toEqual(first.body);
    expect(await count(id)).toBe('0');
  });
});

describe('PATCH /api/activities/:id', () => {
  it('changes only the sent fields of an activity', async () => {
    const { id } = await log();
    const { body, status } = await owner.patch(`/api/activities/${id}`, { subject: 'Second call' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ subject: 'Second call', type: 'call', version: 2 });
  });

  it('moves an activity to another customer, but not to one that does not exist', async () => {
    const { id } = await log();
    const other = await customer('Northlight');
    const { body } = await owner.patch(`/api/activities/${id}`, { customerId: other });
    expect(body.customer).toEqual({ name: 'Northlight' });
    expect((await owner.patch(`/api/activities/${id}`, { customerId: 2147483647 })).status).toBe(
      404,
    );
  });

  it('rejects the second of two edits of the same version of an activity', async () => {
    const { id, version } = await log();
    const edit = (subject: string) => owner.patch(`/api/activities/${id}`, { subject, version });
    expect((await edit('First')).status).toBe(200);
    expect((await edit('Second')).status).toBe(409);
  });
});

describe('a done activity', () => {
  const done = async () => {
    const { id } = await log({ dueOn: '2031-03-01' });
    const { body } = await owner.patch(`/api/activities/${id}`, { done: true });
    return { id, doneAt: body.doneAt as string };
  };

  it('keeps a done activity done when it is saved with its own due date', async () => {
    const { id, doneAt } = await done();
    const changes = { subject: 'Second call', dueOn: '2031-03-01' };
    const { body } = await owner.patch(`/api/activities/${id}`, changes);
    expect(body).toMatchObject({ subject: 'Second call', doneAt });
  });

  it('keeps the first completion time when an activity is marked as done again', async () => {
    const { id, doneAt } = await done();
    const { body } = await owner.patch(`/api/activities/${id}`, { done: true });
    expect(body.doneAt).toBe(doneAt);
  });
});

describe('due activities', () => {
  it('lists due activities by day until they are done', async () => {
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
  it('lists the one activity of an id, or none', async () => {
    const { id } = await log();
    const { body, headers } = await owner.get(`/api/activities?id=${id}`);
    expect([ids(body), headers.get('x-total-count')]).toEqual([[id], '1']);
    expect((await owner.get('/api/activities?id=2147483647')).body).toEqual([]);
    expect((await owner.get('/api/activities?id=x')).status).toBe(400);
  });

  it('lists activities newest first, by page, by type and by text', async () => {
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

  it('finds one or two letters at the start of a subject, newest first', async () => {
    const first = await log({ subject: 'Šq first', description: 'xj in the text alone' });
    const second = await log({ subject: 'šQ second' });
    const odd = await log({ subject: '%_ odd' });
    const found = async (q: string) =>
      ids((await owner.get(`/api/activities?q=${encodeURIComponent(q)}`)).body);
    for (const q of ['ŠQ', 'šq', 'sq']) expect(await found(q)).toEqual([second.id, first.id]);
    expect((await found('š')).slice(0, 2)).toEqual([second.id, first.id]);
    for (const q of ['%_', '%']) expect(await found(q)).toEqual([odd.id]);
    for (const q of ['xj', '%q', '_q', '\\', '🎈']) expect(await found(q)).toEqual([]);
  });

  it('stops counting search matches at 1,000 and says so', async () => {
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
  ])('pages through the matches of a common word: %s of many', async (_which, isFound) => {
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
    for (const [counted, capped] of [
      ['', 'true'],
      ['&total=none', null],
    ]) {
      const first = await owner.get(`/api/activities?q=commonplace&limit=100${counted}`);
      const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link')!)![1]!;
      const second = await owner.get(next);
      expect([...ids(first.body), ...ids(second.body)]).toEqual(newest.map(({ id }) => id));
      for (const { headers } of [first, second])
        expect(headers.get('x-total-count-capped')).toBe(capped);
    }
    await polaris.dataSource.query(`delete from activities where subject like 'Many%'`);
  });

  it('leaves out older activities when the last 30 days are requested', async () => {
    const [young, old] = [await log(), await log()];
    await daysAgo(young.id, 29);
    await daysAgo(old.id, 31);
    const { body, headers } = await owner.get('/api/activities/recent');
    expect(ids(body)).toContain(young.id);
    expect(ids(body)).not.toContain(old.id);
    expect(headers.get('x-total-count')).toBe(String((body as unknown[]).length));
  });

  it('lists only the activities of the requested customer', async () => {
    const other = await customer('Alone');
    const { id } = await log({ customerId: other });
    const { body, headers } = await owner.get(`/api/customers/${other}/activities`);
    expect(ids(body)).toEqual([id]);
    expect(headers.get('x-total-count')).toBe('1');
  });
});

describe('activities by week', () => {
  it('counts created and completed activities by week, newest last', async () => {
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
