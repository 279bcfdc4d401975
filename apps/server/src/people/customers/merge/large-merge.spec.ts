import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DATABASE_TIMEOUTS } from '../../../platform/database/data-source';
import { often, patience } from '../../../testing/long-form';
import { addCustomer } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

/** Rows move 1,000 at a time, so a statement takes equally long for any number. */
const MANY = often(5000, 25_000, 100_000);

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  // Each statement has to end within the limit of production.
  polaris = await startTestApp({ databaseTimeouts: DATABASE_TIMEOUTS });
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const countOf = async (customerId: number): Promise<number> => {
  const [counted] = await polaris.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from activities where "customerId" = $1',
    [customerId],
  );
  return counted!.count;
};

async function addMany(customerId: number): Promise<void> {
  for (let added = 0; added < MANY; added += MANY / 10)
    await polaris.dataSource.query(
      `insert into activities ("customerId", type, subject)
       select $1, 'note', 'Activity ' || n from generate_series(1, $2::int) n`,
      [customerId, MANY / 10],
    );
}

it(
  'merges and separates a customer with very many activities within the time limit of a statement',
  async () => {
    const kept = await addCustomer(owner);
    const other = await addCustomer(owner, { email: 'other@example.com' });
    await addMany(other.id);
    const preview = await owner.get(
      `/api/admin/merge-preview?keptId=${kept.id}&mergedId=${other.id}`,
    );
    expect(preview.body.moves).toEqual([{ table: 'activities', count: MANY }]);
    const { state } = preview.body;
    const merge = await owner.post(`/api/customers/${kept.id}/merge`, {
      mergedId: other.id,
      state,
      choices: [],
    });
    expect([merge.status, await countOf(kept.id)]).toEqual([201, MANY]);
    const undoPreview = await owner.get(`/api/admin/customer-merges/${merge.body.id}`);
    expect(undoPreview.body).toMatchObject({ staysTotal: 0, returns: preview.body.moves });
    const undone = await owner.post(`/api/admin/customer-merges/${merge.body.id}/undo`);
    expect([undone.status, await countOf(other.id)]).toEqual([200, MANY]);
  },
  patience,
);
