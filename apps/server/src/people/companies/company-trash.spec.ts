import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/companies';

let polaris: TestApp;
let owner: Person;
let acme: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from customers; delete from companies; delete from trash');
  acme = (await owner.post(PATH, { name: 'Acme' })).body.id;
});

const textOf = async (id: number) => (await owner.get(`/api/customers/${id}`)).body.company;
const peopleOf = async (id: number): Promise<string[]> =>
  (await owner.get(`${PATH}/${id}/people`)).body.map(({ name }: { name: string }) => name);
const restore = (kind: string, id: number) => owner.post(`/api/admin/trash/${kind}/${id}/restore`);

it('keeps people and their text when a company is deleted, and restores both together', async () => {
  const ada = await addCustomer(owner, { name: 'Ada', company: 'Acme' });
  const grace = await addCustomer(owner, { name: 'Grace', company: 'Elsewhere' });
  await owner.put(`${PATH}/${acme}/people/${grace.id}`, {});
  await owner.put(`/api/customers/${grace.id}`, { name: 'Grace', company: 'Elsewhere' });
  expect((await owner.delete(`${PATH}/${acme}`)).status).toBe(204);
  expect(await textOf(ada.id)).toBe('Acme');
  const later = await addCustomer(owner, { name: 'Later', company: 'acme' });
  expect((await restore('company', acme)).status).toBe(204);
  expect(await peopleOf(acme)).toEqual(['Ada', 'Grace', 'Later']);
  expect([await textOf(grace.id), await textOf(later.id)]).toEqual(['Elsewhere', 'Acme']);
});

it('rejects to restore a company whose name is taken', async () => {
  await owner.delete(`${PATH}/${acme}`);
  await owner.post(PATH, { name: 'ACME' });
  expect(await restore('company', acme)).toMatchObject({
    status: 409,
    body: { detail: 'There is another company with this name now. Rename that one first.' },
  });
});

it('restores a customer to all their companies', async () => {
  const zeta = (await owner.post(PATH, { name: 'Zeta' })).body.id;
  const ada = await addCustomer(owner, { name: 'Ada', company: 'Acme' });
  await owner.put(`${PATH}/${zeta}/people/${ada.id}`, {});
  await owner.delete(`/api/customers/${ada.id}`);
  expect(await peopleOf(acme)).toEqual([]);
  await restore('customer', ada.id);
  expect([await peopleOf(acme), await peopleOf(zeta)]).toEqual([['Ada'], ['Ada']]);
});

it('gives the kept customer of a merge the companies of both, and an undo removes them', async () => {
  const zeta = (await owner.post(PATH, { name: 'Zeta' })).body.id;
  const kept = await addCustomer(owner, { name: 'Ada', company: 'Acme' });
  const merged = await addCustomer(owner, { name: 'Ada L.', company: 'Zeta' });
  const rows = () => polaris.dataSource.query('select * from customer_companies order by 1, 2');
  const before = await rows();
  const compared = await owner.get(
    `/api/admin/merge-preview?keptId=${kept.id}&mergedId=${merged.id}`,
  );
  const choices = [{ key: 'company', choice: 'merged' }];
  const { body: merge } = await owner.post(`/api/customers/${kept.id}/merge`, {
    mergedId: merged.id,
    state: compared.body.state,
    choices,
  });
  expect([await textOf(kept.id), await peopleOf(acme), await peopleOf(zeta)]).toEqual([
    'Zeta',
    ['Ada'],
    ['Ada'],
  ]);
  await owner.post(`/api/admin/customer-merges/${merge.id}/undo`);
  expect(await textOf(kept.id)).toBe('Acme');
  expect(await rows()).toEqual(before);
});
