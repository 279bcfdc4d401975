import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Task, taskSchema, tasksSchema } from '@polaris/contracts';
import { markTime } from '../../testing/mark-time';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/tasks';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = (await addCustomer(owner, { name: 'Harbor Trust' })).id;
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from tasks; delete from trash'));

const moveTo = (timeZone: string) =>
  owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone,
    daysUntilDue: 14,
  });

const input = (own = {}) => ({ title: 'Send the proposal', dueOn: '2030-07-08', ...own });
const add = async (own = {}): Promise<Task> => {
  const { status, body } = await owner.post(PATH, input(own));
  expect([status, body]).toEqual([201, body]);
  return taskSchema.parse(body);
};
const change = async (id: number, changes: object): Promise<Task> =>
  taskSchema.parse((await owner.patch(`${PATH}/${id}`, changes)).body);
const titles = async (query = '') =>
  tasksSchema.parse((await owner.get(`${PATH}${query}`)).body).map(({ title }) => title);

describe('POST /api/admin/tasks', () => {
  it("adds a task for a customer, due at a time in the business's time zone", async () => {
    await moveTo('America/New_York');
    expect(await add({ customerId, dueTime: '15:00' })).toMatchObject({
      title: 'Send the proposal',
      dueOn: '2030-07-08',
      dueTime: '15:00',
      dueAt: '2030-07-08T19:00:00.000Z',
      snoozedUntil: null,
      doneAt: null,
      version: 1,
      customerId,
      customer: { name: 'Harbor Trust' },
    });
  });

  it('adds a task that is due today, without a customer, when only a title is sent', async () => {
    await moveTo('Pacific/Kiritimati');
    const { status, body } = await owner.post(PATH, { title: 'Renew the domain' });
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' });
    expect([status, body]).toMatchObject([
      201,
      { dueOn: today, dueTime: null, customerId: null, customer: null },
    ]);
  });

  it("ends the day of a task without a time at the business's midnight", async () => {
    await moveTo('Asia/Kathmandu');
    expect((await add()).dueAt).toBe('2030-07-08T18:15:00.000Z');
  });

  it.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: 'x'.repeat(256) }, 'Must be at most 255 characters.'],
    ['dueOn', { dueOn: '2030-02-30' }, 'Please enter a date'],
    ['dueTime', { dueTime: '24:00' }, 'Please enter a time'],
    ['dueTime', { dueTime: '15:00:00' }, 'Please enter a time'],
    ['customerId', { customerId: 0 }, 'Choose a customer from the list, or leave this empty.'],
  ])('rejects a wrong task %s with its text: %j', async (path, own, message) => {
    const { status, body } = await owner.post(PATH, input(own));
    expect([status, body.errors]).toEqual([400, [{ path, message }]]);
  });

  it('returns 404 when the customer of a new task is missing', async () => {
    const { status, body } = await owner.post(PATH, input({ customerId: 2147483647 }));
    expect([status, body.detail]).toEqual([404, 'This customer was not found.']);
  });

  it("repeats the first response to a task's key when the task was deleted since", async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await owner.post(PATH, input(), { headers });
    await owner.delete(`${PATH}/${first.body.id}`);
    expect((await owner.post(PATH, input(), { headers })).body).toEqual(first.body);
    expect(await titles()).toEqual([]);
  });
});

describe('GET /api/admin/tasks', () => {
  it('lists open tasks by when they are due, and done ones by when they were done', async () => {
    await moveTo('UTC');
    await add({ title: 'Friday', dueOn: '2030-07-12' });
    await add({ title: 'Monday, any time' });
    await add({ title: 'Monday at nine', dueTime: '09:00' });
    const [first, second] = [await add({ title: 'First' }), await add({ title: 'Second' })];
    await change(second.id, { done: true });
    await change(first.id, { done: true });
    expect(await titles('?state=open')).toEqual(['Monday at nine', 'Monday, any time', 'Friday']);
    expect(await titles('?state=done')).toEqual(['First', 'Second']);
    expect(await titles()).toEqual([
      ...['Second', 'First', 'Monday at nine'],
      ...['Monday, any time', 'Friday'],
    ]);
  });

  it('pages through open tasks of one moment without a gap', async () => {
    for (const title of ['One', 'Two', 'Three']) await add({ title });
    const { headers, body } = await owner.get(`${PATH}?state=open&limit=2`);
    const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
    const { body: rest } = await owner.get(next!.replace(/^https?:\/\/[^/]+/, ''));
    expect([...(body as Task[]), ...(rest as Task[])].map(({ title }) => title)).toEqual([
      ...['One', 'Two', 'Three'],
    ]);
  });

  it('finds tasks by title, by customer and by id', async () => {
    const { id } = await add({ title: 'Call about charts', customerId });
    await add({ title: 'Pay the rent' });
    expect(await titles('?q=CHARTS')).toEqual(['Call about charts']);
    expect(await titles(`?customerId=${customerId}`)).toEqual(['Call about charts']);
    expect(await titles(`?id=${id}`)).toEqual(['Call about charts']);
  });

  it('hides tasks from clients and visitors', async () => {
    expect((await (await polaris.customer()).get(PATH)).status).toBe(403);
    expect((await polaris.visitor().get(PATH)).status).toBe(401);
  });
});

describe('PATCH /api/admin/tasks/:id', () => {
  it('changes only the sent fields of a task', async () => {
    const { id } = await add({ customerId, dueTime: '09:00' });
    const changed = await change(id, { title: 'Send the contract' });
    expect(changed).toMatchObject({ title: 'Send the contract', dueTime: '09:00', customerId });
    expect(await change(id, { customerId: null, dueTime: '' })).toMatchObject({
      customerId: null,
      dueTime: null,
      customer: null,
      version: 3,
    });
  });

  it('rejects the second of two edits of the same version of a task', async () => {
    const { id, version } = await add();
    const edit = (title: string) => owner.patch(`${PATH}/${id}`, { title, version });
    expect([(await edit('First')).status, (await edit('Second')).status]).toEqual([200, 409]);
  });

  it('finishes a task and opens it again', async () => {
    const { id } = await add();
    const expectSince = markTime();
    const { doneAt } = await change(id, { done: true });
    expectSince(doneAt);
    expect((await change(id, { done: true })).doneAt).toBe(doneAt);
    expect((await change(id, { done: false })).doneAt).toBeNull();
  });

  it('snoozes a task for three hours', async () => {
    const { id } = await add();
    const expectSince = markTime();
    const { snoozedUntil } = await change(id, { snooze: 'three_hours' });
    expectSince(snoozedUntil, 3 * 3_600_000);
  });

  it.each(['America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Etc/GMT+5'])(
    "snoozes a task until the business's midnight: %s",
    async (zone) => {
      await moveTo(zone);
      const { id } = await add();
      for (const snooze of ['tomorrow', 'next_week']) {
        const { snoozedUntil } = await change(id, { snooze });
        const local = new Date(snoozedUntil!).toLocaleString('sv-SE', { timeZone: zone });
        expect(local).toMatch(/ 00:00:00$/);
        const today = new Date().toLocaleDateString('sv-SE', { timeZone: zone });
        const days = (Date.parse(local.slice(0, 10)) - Date.parse(today)) / 86_400_000;
        if (snooze === 'tomorrow') expect(days).toBe(1);
        else
          expect([new Date(local.slice(0, 10)).getUTCDay(), days >= 1 && days <= 7]).toEqual([
            1,
            true,
          ]);
      }
    },
  );

  it('ends a snooze when asked to, and when the task gets another day or time', async () => {
    const { id } = await add();
    const snoozed = (await change(id, { snooze: 'tomorrow' })).snoozedUntil;
    expect((await change(id, { snooze: null })).snoozedUntil).toBeNull();
    expect((await change(id, { snooze: snoozed })).snoozedUntil).toBe(snoozed);
    expect((await change(id, { title: 'Other', dueOn: '2030-07-08' })).snoozedUntil).toBe(snoozed);
    expect((await change(id, { dueTime: '10:00' })).snoozedUntil).toBeNull();
    await change(id, { snooze: 'tomorrow' });
    expect((await change(id, { dueOn: '2030-07-09' })).snoozedUntil).toBeNull();
  });

  it.each(['never', '2030-07-08', 3])('rejects to snooze a task until %j', async (snooze) => {
    const { id } = await add();
    expect((await owner.patch(`${PATH}/${id}`, { snooze })).status).toBe(400);
  });
});

describe('a deleted task', () => {
  it('returns from the trash, with a customer or with none', async () => {
    for (const own of [{ customerId }, {}]) {
      const { id } = await add(own);
      expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
      expect(await titles()).toEqual([]);
      expect((await owner.post(`/api/admin/trash/task/${id}/restore`)).status).toBe(204);
      expect(await titles()).toEqual(['Send the proposal']);
      await owner.delete(`${PATH}/${id}`);
    }
  });

  it('goes to the trash and returns with its customer', async () => {
    const { id } = await addCustomer(owner, { name: 'Northlight' });
    await add({ customerId: id });
    await owner.delete(`/api/customers/${id}`);
    expect(await titles()).toEqual([]);
    const { body } = await owner.get('/api/admin/trash');
    expect(body).toMatchObject([{ kind: 'customer', label: 'Northlight', tasks: 1 }]);
    await owner.post(`/api/admin/trash/customer/${id}/restore`);
    expect(await titles()).toEqual(['Send the proposal']);
  });
});

it('exports tasks as a CSV file', async () => {
  await add({ customerId, dueTime: '09:00' });
  const { text } = await owner.get('/api/admin/export/tasks');
  const [head, row] = text.trim().split('\r\n');
  expect(head).toBe(
    '"id","title","customerId","dueOn","dueTime","snoozedUntil","doneAt","createdAt"',
  );
  expect(row).toContain(`"Send the proposal","${customerId}","2030-07-08","09:00","",""`);
});

it('names a changed task in the audit log', async () => {
  const { id } = await add();
  await change(id, { done: true });
  const { body } = await owner.get('/api/admin/audit?relation=tasks');
  expect(body.slice(0, 2)).toMatchObject([
    { recordId: id, action: 'update', name: 'Send the proposal' },
    { recordId: id, action: 'create' },
  ]);
});
