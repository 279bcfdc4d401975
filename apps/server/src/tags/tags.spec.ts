import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_TAGS, tagSchema } from '@polaris/contracts';
import { customerInput, tagInput } from '../testing/factories';
import { type Person, type TestApp, startTestApp } from '../testing/test-app';

const PATH = '/api/admin/tags';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from tags; delete from customers'));
afterAll(() => polaris.close());

const create = async (own = {}) => (await owner.post(PATH, tagInput(own))).body;
const addCustomer = async () => (await owner.post('/api/customers', customerInput())).body.id;
const tag = (customerId: number, ...tagIds: number[]) =>
  owner.put(`/api/customers/${customerId}/tags`, { tagIds });
const namesOf = async (customerId: number) =>
  (await owner.get(`/api/customers/${customerId}/tags`)).body.map(
    ({ name }: { name: string }) => name,
  );

describe('tags', () => {
  it('are created, listed by name, and changed', async () => {
    const created = await create({ name: 'retainer' });
    expect(tagSchema.parse(created)).toMatchObject({ name: 'retainer', customers: 0 });
    await create({ name: 'Board', color: 'red' });
    expect((await owner.get(PATH)).body).toMatchObject([{ name: 'Board' }, { name: 'retainer' }]);
    const edit = () =>
      owner.put(`${PATH}/${created.id}`, tagInput({ name: 'RETAINER', color: 'gray', version: 1 }));
    expect((await edit()).body).toMatchObject({ name: 'RETAINER', color: 'gray', version: 2 });
    expect((await edit()).status).toBe(409);
  });

  it('have names that differ by more than letter case', async () => {
    await create({ name: 'Retainer' });
    const { id } = await create({ name: 'Other' });
    const message = 'There is a tag with this name already.';
    const refused = { status: 409, body: { errors: [{ path: 'name', message }] } };
    expect(await owner.post(PATH, tagInput({ name: 'RETAINER' }))).toMatchObject(refused);
    expect(await owner.put(`${PATH}/${id}`, tagInput({ name: 'retainer' }))).toMatchObject(refused);
  });

  it('are no more than 200', async () => {
    await polaris.dataSource.query(
      `insert into tags (name) select 'Tag ' || n from generate_series(1, ${MAX_TAGS}) n`,
    );
    const { status, body } = await owner.post(PATH, tagInput());
    expect(status).toBe(409);
    expect(body.detail).toBe('There are 200 tags already. Merge or delete some of them first.');
  });

  it('are in the audit log', async () => {
    const { id } = await create({ name: 'Audited' });
    const { body } = await owner.get('/api/admin/audit?relation=tags');
    expect(body[0]).toMatchObject({ recordId: id, name: 'Audited', action: 'create' });
  });
});

describe('the tags of a customer', () => {
  it('are set all at once, and are at most 20', async () => {
    const customerId = await addCustomer();
    const [one, other] = [await create({ name: 'One' }), await create({ name: 'Other' })];
    expect((await tag(customerId, one.id, other.id)).body).toMatchObject([
      { id: one.id, name: 'One', color: 'blue' },
      { id: other.id },
    ]);
    await tag(customerId, other.id);
    expect(await namesOf(customerId)).toEqual(['Other']);
    expect((await tag(customerId, ...Array<number>(21).fill(one.id))).status).toBe(400);
    expect((await tag(customerId)).body).toEqual([]);
  });

  it('leave out a tag that was deleted since', async () => {
    const customerId = await addCustomer();
    const { id } = await create();
    expect((await tag(customerId, id, 999_999)).body).toMatchObject([{ id }]);
  });

  it('come back with the customer from the trash, but for a tag that is gone', async () => {
    const customerId = await addCustomer();
    const [one, other] = [await create({ name: 'One' }), await create({ name: 'Other' })];
    await tag(customerId, one.id, other.id);
    await owner.delete(`/api/customers/${customerId}`);
    expect((await owner.get(PATH)).body).toMatchObject([{ customers: 0 }, { customers: 0 }]);
    await owner.delete(`${PATH}/${other.id}`);
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect(await namesOf(customerId)).toEqual(['One']);
  });
});

describe('a tag that is deleted', () => {
  it('comes back from the trash with its customers, but for those that are gone', async () => {
    const [stays, goes] = [await addCustomer(), await addCustomer()];
    const { id } = await create();
    await tag(stays, id);
    await tag(goes, id);
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await namesOf(stays)).toEqual([]);
    await owner.delete(`/api/customers/${goes}`);
    expect((await owner.post(`/api/admin/trash/tag/${id}/restore`)).status).toBe(204);
    expect((await owner.get(PATH)).body).toMatchObject([{ id, customers: 1 }]);
    expect(await namesOf(stays)).toEqual(['Retainer']);
  });
});

describe('merging tags', () => {
  const merge = (id: number, tagId: number) => owner.post(`${PATH}/${id}/merge`, { tagId });

  it('gives the customers of one to the other, and can be undone', async () => {
    const [first, second] = [await addCustomer(), await addCustomer()];
    const [from, into] = [await create({ name: 'From' }), await create({ name: 'Into' })];
    await tag(first, from.id);
    await tag(second, from.id, into.id);
    expect((await merge(from.id, into.id)).body).toMatchObject({ id: into.id, customers: 2 });
    expect(await namesOf(first)).toEqual(['Into']);
    await owner.post(`/api/admin/trash/tag/${from.id}/restore`);
    expect(await namesOf(first)).toEqual(['From', 'Into']);
  });

  it('needs two tags that are there', async () => {
    const { id } = await create();
    expect((await merge(id, id)).status).toBe(400);
    expect((await merge(id, 999_999)).status).toBe(404);
    expect((await owner.get(PATH)).body).toHaveLength(1);
  });
});
