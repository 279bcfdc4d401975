import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AuditEntry, auditEntriesSchema } from '@polaris/contracts';
import {
  activityInput,
  assetInput,
  contactInput,
  customerInput,
} from '../../testing/data/factories';
import { addCustomer, addService, buy, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const changesOf = async (relation: string, id: number): Promise<AuditEntry[]> => {
  const { body } = await owner.get(`/api/admin/audit?relation=${relation}&recordId=${id}`);
  return auditEntriesSchema.parse(body);
};

it('lists who changed what, with values before and after, newest first', async () => {
  const { body } = await owner.post('/api/customers', customerInput({ name: 'Harbor' }));
  await owner.put(`/api/customers/${body.id}`, { name: 'Harbor Trust' });
  await owner.put(`/api/customers/${body.id}`, { name: 'Harbor Trust' });
  await owner.delete(`/api/customers/${body.id}`);
  const [deleted, updated, created, ...rest] = await changesOf('customers', body.id);
  expect(rest).toEqual([]);
  expect(created).toMatchObject({ action: 'create', before: null, actor: owner.user.email });
  expect(created?.after).toMatchObject({ name: 'Harbor', status: 'active' });
  expect(updated).toMatchObject({
    action: 'update',
    actor: owner.user.email,
    before: { name: 'Harbor' },
    after: { name: 'Harbor Trust' },
  });
  expect(deleted).toMatchObject({ action: 'delete', actor: owner.user.email, after: null });
});

it("lists a visitor's change without an actor", async () => {
  const { body } = await polaris.visitor().post('/api/contact', contactInput());
  expect(await changesOf('contact_submissions', body.id)).toMatchObject([
    { action: 'create', actor: null },
  ]);
});

it('records a purchase without its idempotency key', async () => {
  const service = await addService(owner);
  const headers = { 'idempotency-key': 'do-not-repeat-me' };
  const buyer = await polaris.customer();
  const { body } = await buyer.post('/api/purchases', { serviceId: service.id }, { headers });
  await owner.patch(`/api/admin/purchases/${body.id}`, { progress: 10 });
  const changes = await changesOf('purchases', body.id);
  expect(changes).toMatchObject([{ action: 'update' }, { action: 'create' }]);
  expect(JSON.stringify(changes)).not.toMatch(/idempotencyKey|do-not-repeat-me/);
});

it('records the right actor for each of several concurrent writes', async () => {
  const other = await polaris.owner();
  const writers = [owner, other];
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const writer = writers[index % 2]!;
      const { body } = await writer.post('/api/assets', assetInput());
      return { id: body.id as number, email: writer.user.email };
    }),
  );
  for (const { id, email } of made)
    expect(await changesOf('assets', id)).toMatchObject([{ actor: email }]);
});

it('names changed records and accounts, including deleted ones', async () => {
  const harbor = await addCustomer(owner, { name: 'Harbor' });
  const other = await addCustomer(owner, { name: 'Other' });
  const person = await polaris.customer();
  await linkAccount(owner, other.id, person.user.id);
  const { body: call } = await owner.post(
    '/api/activities',
    activityInput({ customerId: harbor.id, subject: 'First call' }),
  );
  expect(await changesOf('activities', call.id)).toMatchObject([
    {
      name: 'First call',
      references: [{ field: 'customerId', id: `${harbor.id}`, name: 'Harbor' }],
    },
  ]);
  expect((await changesOf('customers', other.id))[0]).toMatchObject({
    name: 'Other',
    references: [{ field: 'userId', id: person.user.id, name: person.user.email }],
  });
  await owner.delete(`/api/customers/${harbor.id}`);
  expect((await changesOf('customers', harbor.id))[0]).toMatchObject({ name: 'Harbor' });
  expect((await changesOf('activities', call.id))[0]).toMatchObject({
    name: 'First call',
    references: [{ name: 'Harbor' }],
  });
});

it('names a purchase by its service', async () => {
  const service = await addService(owner, { name: 'Clean Data' });
  const buyer = await polaris.customer();
  const { id } = await buy(buyer, service.id);
  const [created] = await changesOf('purchases', id);
  expect(created).toMatchObject({ name: 'Clean Data' });
  const customer = { field: 'customerId', id: expect.any(String), name: expect.any(String) };
  expect(created!.references).toEqual([
    customer,
    { field: 'serviceId', id: `${service.id}`, name: 'Clean Data' },
    { field: 'userId', id: buyer.user.id, name: buyer.user.email },
  ]);
});

it('removes names of purged records from the audit log', async () => {
  const { body } = await owner.post('/api/assets', assetInput({ name: 'Secret name' }));
  await owner.delete(`/api/assets/${body.id}`);
  await polaris.dataSource.query(
    `update audit_log set before = null, after = null where relation = 'assets' and "recordId" = $1`,
    [body.id],
  );
  expect((await changesOf('assets', body.id))[0]).toMatchObject({ name: null, references: [] });
});

it('pages through the audit log', async () => {
  const first = await owner.get('/api/admin/audit?limit=2');
  const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
  const second = await owner.get(next ?? '');
  const seen = [...(first.body as AuditEntry[]), ...(second.body as AuditEntry[])];
  expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
  expect(seen.map(({ id }) => id)).toEqual([...seen.map(({ id }) => id)].sort((a, b) => b - a));
});

it.each(['relation=users', 'recordId=0', 'cursor=x'])(
  'rejects the audit log query ?%s',
  async (query) => {
    expect((await owner.get(`/api/admin/audit?${query}`)).status).toBe(400);
  },
);
