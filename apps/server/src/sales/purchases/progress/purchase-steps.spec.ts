import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminPurchase, adminPurchaseSchema } from '@polaris/contracts';
import { addService, buy } from '../../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const FIGURES = { nextStep: 'Send me the figures.', nextStepOn: '2026-06-30' };

/** A purchase whose next step is planned. */
async function planned() {
  const client = await polaris.customer();
  const { id } = await buy(client, (await addService(owner, { name: 'Audit' })).id);
  const path = `/api/admin/purchases/${id}`;
  const { body } = await owner.patch(path, FIGURES);
  return { client, id, path, purchase: body as AdminPurchase };
}
const finish = (path: string, version: number) => owner.post(`${path}/steps`, { version });
const reopen = (path: string, stepId: number) => owner.delete(`${path}/steps/${stepId}`);
const own = async (client: Person) => (await client.get('/api/purchases')).body[0];

/** The lines that the gathered mail will contain. */
const waiting = async ({ user }: Person) => {
  const rows = await polaris.dataSource.query<{ line: string }[]>(
    'select line from client_updates where "userId" = $1 order by "createdAt", line',
    [user.id],
  );
  return rows.map(({ line }) => line);
};
const mailed = () => polaris.dataSource.query('delete from client_updates');

describe('finishing the next step of a purchase', () => {
  it('shows the client the step as done, newest first, and no next step', async () => {
    const { client, path, purchase } = await planned();
    const { status, body } = await finish(path, purchase.version);
    expect(status).toBe(201);
    expect(adminPurchaseSchema.safeParse(body).success).toBe(true);
    const moved = await owner.patch(path, { nextStep: 'We meet.' });
    await finish(path, moved.body.version as number);
    const { steps, nextStep, nextStepOn } = await own(client);
    expect(steps).toMatchObject([{ text: 'We meet.' }, { text: FIGURES.nextStep }]);
    expect([nextStep, nextStepOn]).toEqual([null, null]);
  });

  it('finishes no step for an outdated version, or without a next step', async () => {
    const { path, purchase } = await planned();
    expect((await finish(path, purchase.version - 1)).status).toBe(409);
    const { body } = await finish(path, purchase.version);
    expect((await finish(path, purchase.version)).status).toBe(409);
    const again = await finish(path, body.version as number);
    expect([again.status, again.body.detail]).toEqual([409, 'This purchase has no next step.']);
    expect((await owner.get(path)).body.steps).toHaveLength(1);
  });

  it('finishes a step once out of ten concurrent requests', async () => {
    const { path, purchase } = await planned();
    const sent = Array.from({ length: 10 }, () => finish(path, purchase.version));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect((await owner.get(path)).body.steps).toHaveLength(1);
  });

  it('notifies the client of a finished step in the gathered mail', async () => {
    const { client, path, purchase } = await planned();
    await mailed();
    await finish(path, purchase.version);
    expect(await waiting(client)).toEqual(['Audit. Done: Send me the figures.']);
  });
});

describe('reopening a step', () => {
  it('makes a reopened step the next step again, with its day', async () => {
    const { client, path, purchase } = await planned();
    const { body } = await finish(path, purchase.version);
    const reopened = await reopen(path, body.steps[0].id as number);
    expect(reopened.body).toMatchObject({ ...FIGURES, steps: [] });
    expect(await own(client)).toMatchObject({ ...FIGURES, steps: [] });
  });

  it('rejects to reopen a step over another next step, or a step of another purchase', async () => {
    const { path, purchase } = await planned();
    const { body } = await finish(path, purchase.version);
    const id = body.steps[0].id as number;
    await owner.patch(path, { nextStep: 'We meet.' });
    expect((await reopen(path, id)).status).toBe(409);
    const other = await planned();
    expect((await reopen(other.path, id)).status).toBe(404);
    expect((await owner.get(path)).body).toMatchObject({ nextStep: 'We meet.', steps: [{ id }] });
  });

  it('removes a reopened step from the gathered mail, and notifies the client if that mail was already sent', async () => {
    const { client, path, purchase } = await planned();
    await mailed();
    const first = await finish(path, purchase.version);
    const again = await reopen(path, first.body.steps[0].id as number);
    expect(await waiting(client)).toEqual([]);
    const second = await finish(path, again.body.version as number);
    await mailed();
    await reopen(path, second.body.steps[0].id as number);
    expect(await waiting(client)).toEqual(['Audit. Next, by June 30, 2026: Send me the figures.']);
  });
});

it('removes a next step from the gathered mail when it is deleted in time', async () => {
  const { client, path } = await planned();
  expect(await waiting(client)).toHaveLength(1);
  await owner.patch(path, { nextStep: '' });
  expect(await waiting(client)).toEqual([]);
});

it('deletes the steps of a client with the account, and keeps the purchase', async () => {
  const { client, id, path, purchase } = await planned();
  await finish(path, purchase.version);
  await deleteAccount(client);
  const rows = await polaris.dataSource.query<object[]>(
    'select from purchase_steps where "purchaseId" = $1',
    [id],
  );
  expect(rows).toEqual([]);
  expect((await owner.get(path)).body).toMatchObject({ id, buyer: null, steps: [] });
});
