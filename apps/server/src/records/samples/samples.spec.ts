import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type SampleCounts, type SampleData, sampleDataSchema } from '@polaris/contracts';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { addCustomer, addService } from '../../testing/data/records';

const PATH = '/api/admin/sample-data';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp({});
  owner = await polaris.owner();
  await addService(owner, { name: 'Strategy Session', price: 300 });
  await addService(owner, { name: 'Level-Up Pack', price: 499 });
});
afterAll(() => polaris.close());
afterEach(() => owner.call('DELETE', PATH, {}));

const add = async (): Promise<SampleData> =>
  sampleDataSchema.parse((await owner.post(PATH, {})).body);
const read = async (): Promise<SampleData> => sampleDataSchema.parse((await owner.get(PATH)).body);
const remove = () => owner.call('DELETE', PATH, {});
const countOf = (counts: SampleCounts, kind: string) =>
  counts.find((one) => one.kind === kind)?.count ?? 0;
const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  polaris.dataSource.query(text);
const firstOf = async (path: string): Promise<{ id: number; version: number }> =>
  ((await owner.get(path)).body as { id: number; version: number }[])[0]!;

/** Every row of the business, by table. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = [
    ...['contact_submissions', 'customers', 'companies', 'tags', 'customer_tags', 'activities'],
    ...['tasks', 'messages', 'purchases', 'purchase_steps', 'payments', 'refunds', 'invoices'],
    ...['invoice_lines', 'invoice_numbers', 'sessions_appointments', 'appointment_reminders'],
    ...['customer_companies', 'customer_last_activity', 'mail_outbox', 'trash', 'sample_records'],
    ...['sample_data', 'services'],
  ];
  const counted = tables.map(async (table) => [
    table,
    await rowsOf(`select to_jsonb(t) as row from ${table} t order by 1`),
  ]);
  return Object.fromEntries(await Promise.all(counted));
}

describe('the sample data', () => {
  it('fills every list with six months of work when an owner adds it', async () => {
    const { samples, attached, addedAt } = await add();
    expect(addedAt).not.toBeNull();
    expect(attached).toEqual([]);
    expect(countOf(samples, 'customers')).toBe(25);
    for (const kind of [
      ...['companies', 'contact_submissions', 'tags', 'activities', 'tasks', 'messages'],
      ...['purchases', 'sessions_appointments', 'invoices', 'payments', 'refunds'],
    ])
      expect([kind, countOf(samples, kind)]).not.toEqual([kind, 0]);
    const statuses = await rowsOf('select distinct status from purchases order by 1');
    expect(statuses.map(({ status }) => status)).toEqual([
      ...['active', 'cancelled', 'completed', 'pending'],
    ]);
    const [span] = await rowsOf(
      `select min("createdAt") < now() - interval '160 days' as old, max("createdAt") <= now() as past from customers`,
    );
    expect(span).toEqual({ old: true, past: true });
    const [sessions] = await rowsOf(`select
      bool_or("startTime" > now() and status = 'scheduled') as coming,
      bool_and(status <> 'scheduled') filter (where "startTime" < now()) as past
      from sessions_appointments`);
    expect(sessions).toEqual({ coming: true, past: true });
  });

  it('rejects a second set when there is one', async () => {
    await add();
    expect((await owner.post(PATH, {})).status).toBe(409);
    expect(countOf((await read()).samples, 'customers')).toBe(25);
  });

  it('leaves every other row as it was when it is removed', async () => {
    const { id } = await addCustomer(owner, { name: 'Real Person', company: 'Harbor Trust' });
    await owner.post('/api/admin/tags', { name: 'Nonprofit', color: 'red' });
    await owner.post('/api/activities', { customerId: id, type: 'note', subject: 'Real' });
    const before = await everything();
    await add();
    const { status, body } = await remove();
    expect([status, body]).toEqual([200, { addedAt: null, samples: [], attached: [] }]);
    expect(await everything()).toEqual(before);
  });

  it('adds one entry to the audit log when it is added, and one when it is removed', async () => {
    const [last] = await rowsOf('select coalesce(max(id), 0) as id from audit_log');
    await add();
    await remove();
    const entries = await rowsOf(
      `select relation, action, coalesce(after, before) ->> 'summary' as summary
       from audit_log where id > ${String(last!.id)} order by id`,
    );
    expect(entries).toEqual([
      {
        relation: 'sample_data',
        action: 'create',
        summary: expect.stringMatching(/^25 customers, /),
      },
      {
        relation: 'sample_data',
        action: 'delete',
        summary: expect.stringMatching(/^25 customers, /),
      },
    ]);
    const list = await owner.get('/api/admin/audit');
    expect(list.body[0]).toMatchObject({
      relation: 'sample_data',
      name: expect.stringMatching(/^25/),
    });
  });

  it('counts what the owner has attached to it, and deletes that with it', async () => {
    const before = await everything();
    await add();
    const customer = await firstOf('/api/customers?q=Maya');
    await owner.post('/api/activities', { customerId: customer.id, type: 'note', subject: 'Mine' });
    const task = { title: 'Mine', customerId: customer.id, dueOn: '2030-01-01' };
    await owner.post('/api/admin/tasks', task);
    expect((await read()).attached).toEqual([
      { kind: 'activities', count: 1 },
      { kind: 'tasks', count: 1 },
    ]);
    await remove();
    expect(await everything()).toEqual(before);
  });

  it('deletes sample data from the trash as well', async () => {
    const before = await everything();
    await add();
    const maya = await firstOf('/api/customers?q=Maya');
    await owner.call('DELETE', `/api/customers/${maya.id}`, {});
    const task = await firstOf('/api/admin/tasks');
    await owner.call('DELETE', `/api/admin/tasks/${task.id}`, {});
    expect(await rowsOf('select from trash')).toHaveLength(2);
    await remove();
    expect(await everything()).toEqual(before);
  });

  it('keeps a company and a tag that a customer of the owner has', async () => {
    await add();
    const { id, version } = await addCustomer(owner, {
      name: 'Real Two',
      company: 'Solberg Design',
    });
    await remove();
    const names = await rowsOf(`select name from companies where name = 'Solberg Design'`);
    expect(names).toHaveLength(1);
    await owner.call('DELETE', `/api/customers/${id}`, { version });
  });

  it('uses up no number of an invoice, also when the owner issues one to a sample customer', async () => {
    await owner.put('/api/admin/business-profile', {
      ...{ legalName: 'Harbor LLC', address: '1 Quay', timeZone: 'UTC', daysUntilDue: 14 },
    });
    await add();
    const draft = await firstOf('/api/admin/invoices?state=draft');
    const issued = await owner.post(`/api/admin/invoices/${draft.id}/issue`, {
      version: draft.version,
    });
    expect(issued.body).toMatchObject({ number: expect.stringMatching(/^SAMPLE-\d{4}$/) });
    expect(await rowsOf('select * from invoice_numbers')).toEqual([]);
    const pdf = await owner.get(`/api/invoices/${draft.id}/pdf`);
    expect(pdf.status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await rowsOf(`select from invoices where number like 'SAMPLE-%'`)).toEqual([]);
  });

  it('sends no mail to a sample customer, and says why', async () => {
    await add();
    expect(await rowsOf('select from mail_outbox')).toEqual([]);
    const maya = await firstOf('/api/customers?q=Maya');
    const message = { subject: 'Hello', body: 'A message that nobody gets.' };
    const sent = await owner.post(`/api/admin/customers/${maya.id}/messages`, message);
    expect(sent.status).toBe(201);
    const [mail] = (await owner.get('/api/admin/mails')).body as { id: number }[];
    expect(mail).toMatchObject({
      status: 'kept',
      error: 'This is a sample person: no email is sent.',
    });
    expect((await owner.post(`/api/admin/mails/${mail!.id}/retry`, {})).status).toBe(409);
  });
});
