import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TrashItem, trashItemsSchema } from '@polaris/contracts';
import {
  activityInput,
  assetInput,
  contactInput,
  customerInput,
} from '../../testing/data/factories';
import { linkAccount, sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { TrashService } from './trash.service';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const make = async (path: string, body: unknown) => {
  const answer = await owner.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body as { id: number };
};

const restore = (kind: string, id: number) => owner.post(`/api/admin/trash/${kind}/${id}/restore`);

const inTrash = async (kind: string, id: number): Promise<TrashItem | undefined> => {
  const { body } = await owner.get('/api/admin/trash');
  return trashItemsSchema.parse(body).find((item) => item.kind === kind && item.recordId === id);
};

describe('a deleted customer', () => {
  it('deletes a customer with its activities and restores them unchanged', async () => {
    const { id } = await make('/api/customers', customerInput({ name: 'Deleted Trust' }));
    for (const subject of ['One', 'Two'])
      await make(
        '/api/activities',
        activityInput({ customerId: id, subject, dueOn: '2030-01-01' }),
      );
    const before = await owner.get(`/api/customers/${id}`);
    const activities = await owner.get(`/api/customers/${id}/activities`);
    expect((await owner.delete(`/api/customers/${id}`)).status).toBe(204);
    expect((await owner.get(`/api/customers/${id}`)).status).toBe(404);
    expect((await owner.delete(`/api/customers/${id}`)).status).toBe(404);
    expect(await inTrash('customer', id)).toMatchObject({ label: 'Deleted Trust', activities: 2 });

    expect((await restore('customer', id)).status).toBe(204);
    expect((await owner.get(`/api/customers/${id}`)).body).toEqual(before.body);
    expect((await owner.get(`/api/customers/${id}/activities`)).body).toEqual(activities.body);
    expect(await inTrash('customer', id)).toBeUndefined();
    expect((await restore('customer', id)).status).toBe(404);
  });

  it('restores a customer without a contact that was purged', async () => {
    const { body } = await polaris.visitor().post('/api/contact', contactInput());
    const { id } = await make(`/api/contacts/${body.id}/convert`, {});
    await owner.delete(`/api/customers/${id}`);
    await owner.delete(`/api/admin/contact-submissions/${body.id}`);
    expect((await restore('customer', id)).status).toBe(204);
    expect((await owner.get(`/api/customers/${id}`)).body.convertedFromContactId).toBeNull();
  });

  it('restores a customer with its account, unless another customer has it by then', async () => {
    const person = await polaris.customer();
    const link = (id: number) => linkAccount(owner, id, person.user.id);
    const linked = async (id: number) =>
      (await owner.get(`/api/customers/${id}/account`)).body.account?.id;
    const [first, second] = [
      await make('/api/customers', customerInput({ email: null })),
      await make('/api/customers', customerInput({ email: null })),
    ];
    await link(first.id);
    await owner.delete(`/api/customers/${first.id}`);
    expect((await restore('customer', first.id)).status).toBe(204);
    expect(await linked(first.id)).toBe(person.user.id);

    await owner.delete(`/api/customers/${first.id}`);
    await link(second.id);
    expect((await restore('customer', first.id)).status).toBe(204);
    expect(await linked(first.id)).toBeUndefined();
    expect(await linked(second.id)).toBe(person.user.id);
  });
});

it('pages through the trash, last deleted first', async () => {
  for (let count = 0; count < 3; count += 1)
    await owner.delete(`/api/assets/${(await make('/api/assets', assetInput())).id}`);
  const total = (await owner.get('/api/admin/trash')).headers.get('x-total-count');
  const seen: TrashItem[] = [];
  for (let next: string | undefined = '/api/admin/trash?limit=2'; next;) {
    const page = await owner.get(next);
    expect(page.headers.get('x-total-count')).toBe(total);
    seen.push(...trashItemsSchema.parse(page.body));
    next = /<([^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toHaveLength(Number(total));
  const times = seen.map(({ deletedAt }) => deletedAt);
  expect(times).toEqual([...times].sort().reverse());
});

it('restores a contact with a link to its customer', async () => {
  const { body } = await polaris.visitor().post('/api/contact', contactInput());
  const customer = await make(`/api/contacts/${body.id}/convert`, {});
  await owner.delete(`/api/admin/contact-submissions/${body.id}`);
  expect((await owner.get(`/api/customers/${customer.id}`)).body.convertedFromContactId).toBeNull();
  await restore('contact', body.id);
  expect((await owner.get(`/api/customers/${customer.id}`)).body.convertedFromContactId).toBe(
    body.id,
  );
});

it('links a restored customer and its restored contacts again', async () => {
  const write = async () => (await sendContact(polaris.visitor())).id;
  const [first, second] = [await write(), await write()];
  const { id } = await make(`/api/contacts/${first}/convert`, {});
  await make(`/api/contacts/${second}/convert`, { customerId: id });
  const linked = async () =>
    Promise.all(
      [first, second].map(async (contact) => {
        const { body } = await owner.get(`/api/admin/contact-submissions/${contact}`);
        return body.customerId;
      }),
    );
  expect(await linked()).toEqual([id, id]);
  await owner.delete(`/api/customers/${id}`);
  expect(await linked()).toEqual([null, null]);
  expect((await restore('customer', id)).status).toBe(204);
  expect(await linked()).toEqual([id, id]);
  await owner.delete(`/api/admin/contact-submissions/${second}`);
  expect((await restore('contact', second)).status).toBe(204);
  expect(await linked()).toEqual([id, id]);
});

it('restores an activity only after its customer', async () => {
  const customer = await make('/api/customers', customerInput());
  const { id } = await make('/api/activities', activityInput({ customerId: customer.id }));
  await owner.delete(`/api/activities/${id}`);
  await owner.delete(`/api/customers/${customer.id}`);
  const early = await restore('activity', id);
  expect(early.status).toBe(409);
  expect(early.body.detail).toBe('Its customer was deleted. Restore the customer first.');
  await restore('customer', customer.id);
  expect((await restore('activity', id)).status).toBe(204);
  const { body } = await owner.get(`/api/customers/${customer.id}/activities`);
  expect(body).toHaveLength(1);
});

it('restores an asset', async () => {
  const { id } = await make('/api/assets', assetInput());
  await owner.delete(`/api/assets/${id}`);
  expect((await restore('asset', id)).status).toBe(204);
  const { body } = await owner.get('/api/assets');
  expect((body as { id: number }[]).some((asset) => asset.id === id)).toBe(true);
});

it.each(['user/1', 'customer/abc', 'customer/99999999999'])(
  'rejects to restore %s',
  async (path) => {
    expect((await owner.post(`/api/admin/trash/${path}/restore`)).status).toBe(400);
  },
);

it('purges records after 30 days, including their text in the audit log', async () => {
  const { id } = await make('/api/customers', customerInput({ name: 'Old Friend' }));
  await owner.delete(`/api/customers/${id}`);
  const trash = polaris.app.get(TrashService);
  const age = (days: number) =>
    polaris.dataSource.query(
      `update trash set "deletedAt" = now() - make_interval(days => $2) where "recordId" = $1`,
      [id, days],
    );
  await age(29);
  await trash.purge();
  expect(await inTrash('customer', id)).toBeDefined();
  await age(31);
  expect(await trash.purge()).toBe(1);
  expect((await restore('customer', id)).status).toBe(404);
  const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${id}`);
  expect(log.body).toHaveLength(2);
  expect(log.text).not.toContain('Old Friend');
});

it('schedules the purge four times a day', async () => {
  const schedules = await polaris.dataSource.query(
    `select cron from jobs.schedule where name = 'trash-purge'`,
  );
  expect(schedules).toEqual([{ cron: '40 */6 * * *' }]);
});
