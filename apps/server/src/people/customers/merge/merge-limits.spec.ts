import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecordRegistry } from '../../../records/registry/record-registry.service';
import { Database } from '../../../platform/database/database';
import { race } from '../../../testing/long-form';
import { compare, merge, tryMerge, undoMerge } from '../../../testing/data/merges';
import { addActivity, addCustomer, sendContact } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

let kept: number;
let other: number;
async function addTwo(): Promise<void> {
  await polaris.dataSource.query('delete from customer_merges; delete from customers');
  kept = (await addCustomer(owner, { name: 'Maya Okafor' })).id;
  other = (await addCustomer(owner, { name: 'Maya Lind', email: 'maya@lind.example' })).id;
}
beforeEach(addTwo);

const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<T[]>(text, values);
const send = (state: string, input: object = {}) =>
  owner.post(`/api/customers/${kept}/merge`, { mergedId: other, state, choices: [], ...input });
const count = async (table: string) =>
  (await query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]!.count;

describe('a merge that is refused', () => {
  it('changes nothing when one of the two was edited since they were compared', async () => {
    const { state } = await compare(owner, kept, other);
    await owner.put(`/api/customers/${other}`, { name: 'Maya L.' });
    const { status, body } = await send(state);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/Compare them again\.$/)]);
    expect([await count('customers'), await count('customer_merges')]).toEqual([2, 0]);
  });

  it('names the record that the other one was already merged into', async () => {
    const { state } = await compare(owner, kept, other);
    await merge(owner, kept, other);
    const { status, body } = await send(state);
    expect([status, body.detail]).toEqual([
      409,
      'This record was merged into Maya Okafor already.',
    ]);
  });

  it.each([
    ['an unknown field', { key: 'id', choice: 'merged' }],
    ['both of a field that takes one', { key: 'name', choice: 'both' }],
  ])('rejects %s', async (_what, choice) => {
    const { state } = await compare(owner, kept, other);
    const { status, body } = await send(state, { choices: [choice] });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'choices.0.choice', message: 'This cannot be chosen for this field.' }],
    ]);
    expect(await count('customers')).toBe(2);
  });
});

describe('an undo that is refused', () => {
  it('reports that the kept record is in the trash, and works once it is restored', async () => {
    const { id } = await merge(owner, kept, other);
    await owner.delete(`/api/customers/${kept}`);
    const refused = await undoMerge(owner, id);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The record that was kept is in the trash. Restore it first, then undo the merge.',
    ]);
    await owner.post(`/api/admin/trash/customer/${kept}/restore`);
    expect((await undoMerge(owner, id)).status).toBe(200);
    expect(await count('customers')).toBe(2);
  });

  it('requires later merges to be undone first', async () => {
    const third = (await addCustomer(owner, { name: 'Third' })).id;
    const first = await merge(owner, kept, other);
    const second = await merge(owner, kept, third);
    const refused = await undoMerge(owner, first.id);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Third was merged into this record later. Undo that merge first.',
    ]);
    expect((await undoMerge(owner, second.id)).status).toBe(200);
    expect((await undoMerge(owner, first.id)).status).toBe(200);
    const into = await merge(owner, kept, other);
    await merge(owner, third, kept);
    expect((await undoMerge(owner, into.id)).body.detail).toBe(
      'The record that was kept is now a part of Third. Undo that merge first.',
    );
  });

  it('returns 404 after 30 days, when the old address still redirects to the kept record', async () => {
    const { id } = await merge(owner, kept, other);
    await query(`update customer_merge_undos set "mergedAt" = now() - interval '31 days'`);
    const late = await undoMerge(owner, id);
    expect([late.status, late.body.detail]).toEqual([
      404,
      'This merge was undone, or is more than 30 days old.',
    ]);
    expect((await owner.get(`/api/customers/${kept}/merging`)).body.merges).toEqual([]);
    const { body } = await owner.get(`/api/admin/merged-customers/${other}`);
    expect(body).toEqual({ id: kept, name: 'Maya Okafor' });
  });
});

describe('records of a merge', () => {
  it('deletes a merge for good with the kept customer', async () => {
    const third = (await addCustomer(owner, { name: 'Third' })).id;
    await merge(owner, kept, other);
    await merge(owner, third, kept);
    const { trash } = polaris.app.get(RecordRegistry).withTable('customers');
    await polaris.app.get(Database).transaction(() => trash!.onPurge!([third]));
    expect([await count('customer_merges'), await count('customer_merge_undos')]).toEqual([0, 0]);
  });

  it('logs who merged two customers and who separated them', async () => {
    const { id } = await merge(owner, kept, other);
    await undoMerge(owner, id);
    const { body } = await owner.get(`/api/admin/audit?relation=customers&recordId=${kept}`);
    const found = body.filter(
      ({ after }: { after: object }) => 'mergedCustomer' in after || 'separatedCustomer' in after,
    );
    expect(found).toMatchObject([
      { actor: owner.user.email, after: { separatedCustomer: other } },
      { actor: owner.user.email, after: { mergedCustomer: other } },
    ]);
  });
});

describe('two customers who are different people', () => {
  const duplicates = async () => (await owner.get('/api/admin/duplicate-customers')).body.length;

  it('stops listing two customers as duplicates once they are marked as different, even after one is restored', async () => {
    await owner.put(`/api/customers/${other}`, { name: 'Maya Lind', email: 'team@harbor.example' });
    expect(await duplicates()).toBe(1);
    const path = `/api/customers/${other}/different/${kept}`;
    expect((await owner.put(path)).status).toBe(204);
    expect(await duplicates()).toBe(0);
    expect((await owner.get(`/api/customers/${kept}/merging`)).body.duplicates).toEqual([]);
    await owner.delete(`/api/customers/${other}`);
    await owner.post(`/api/admin/trash/customer/${other}/restore`);
    expect(await duplicates()).toBe(0);
    await owner.delete(path);
    expect(await duplicates()).toBe(1);
  });
});

describe('a merge during other changes', () => {
  const allowed = [200, 201, 204, 404, 409];
  const DEADLOCK = /^Someone else changed the same thing/;

  race('ends well for everyone, and only once', async () => {
    await addTwo();
    const activity = await addActivity(owner, { customerId: other });
    const contact = await sendContact(polaris.visitor());
    const { state } = await compare(owner, kept, other);
    const answers = await Promise.all([
      send(state),
      send(state),
      tryMerge(owner, other, kept).catch(() => undefined),
      owner.put(`/api/customers/${other}`, { name: 'Edited' }),
      owner.patch(`/api/activities/${activity.id}`, { subject: 'Edited' }),
      owner.post('/api/activities', { customerId: other, type: 'note', subject: 'New' }),
      owner.post(`/api/contacts/${contact.id}/convert`, { customerId: other }),
      owner.delete(`/api/customers/${other}`),
    ]);
    for (const answer of answers.filter((one) => one !== undefined)) {
      expect(allowed).toContain(answer.status);
      expect(String(answer.body?.detail)).not.toMatch(DEADLOCK);
    }
    const orphans = await query(
      `select from activities where "customerId" not in (select id from customers)`,
    );
    expect([await count('customer_merges'), orphans.length]).toEqual([expect.any(Number), 0]);
    expect(await count('customer_merges')).toBeLessThanOrEqual(1);
  });
});
