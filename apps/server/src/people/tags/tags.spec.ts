import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_TAGS, tagSchema } from '@polaris/contracts';
import { tagInput } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

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
const tag = (customerId: number, ...tagIds: number[]) =>
  owner.put(`/api/customers/${customerId}/tags`, { tagIds });
const namesOf = async (customerId: number) =>
  (await owner.get(`/api/customers/${customerId}/tags`)).body.map(
    ({ name }: { name: string }) => name,
  );

describe('tags', () => {
  it('creates, changes and lists tags by name', async () => {
    const created = await create({ name: 'retainer' });
    expect(tagSchema.parse(created)).toMatchObject({ name: 'retainer', customers: 0 });
    await create({ name: 'Board', color: 'red' });
    expect((await owner.get(PATH)).body).toMatchObject([{ name: 'Board' }, { name: 'retainer' }]);
    const edit = () =>
      owner.put(`${PATH}/${created.id}`, tagInput({ name: 'RETAINER', color: 'gray', version: 1 }));
    expect((await edit()).body).toMatchObject({ name: 'RETAINER', color: 'gray', version: 2 });
    expect((await edit()).status).toBe(409);
  });

  it('rejects a tag name that differs only by letter case', async () => {
    await create({ name: 'Retainer' });
    const { id } = await create({ name: 'Other' });
    const message = 'There is a tag with this name already.';
    const refused = { status: 409, body: { errors: [{ path: 'name', message }] } };
    expect(await owner.post(PATH, tagInput({ name: 'RETAINER' }))).toMatchObject(refused);
    expect(await owner.put(`${PATH}/${id}`, tagInput({ name: 'retainer' }))).toMatchObject(refused);
  });

  it('allows 200 tags', async () => {
    await polaris.dataSource.query(
      `insert into tags (name) select 'Tag ' || n from generate_series(1, ${MAX_TAGS}) n`,
    );
    const { status, body } = await owner.post(PATH, tagInput());
    expect(status).toBe(409);
    expect(body.detail).toBe('There are 200 tags already. Merge or delete some of them first.');
  });

  it('records changes of tags in the audit log', async () => {
    const { id } = await create({ name: 'Audited' });
    const { body } = await owner.get('/api/admin/audit?relation=tags');
    expect(body[0]).toMatchObject({ recordId: id, name: 'Audited', action: 'create' });
  });
});

describe('the tags of a customer', () => {
  it('replaces all tags of a customer together, up to 20', async () => {
    const { id: customerId } = await addCustomer(owner);
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

  it('hides a deleted tag of a customer', async () => {
    const { id: customerId } = await addCustomer(owner);
    const { id } = await create();
    expect((await tag(customerId, id, 999_999)).body).toMatchObject([{ id }]);
  });

  it('restores a customer with its tags, except deleted ones', async () => {
    const { id: customerId } = await addCustomer(owner);
    const [one, other] = [await create({ name: 'One' }), await create({ name: 'Other' })];
    await tag(customerId, one.id, other.id);
    await owner.delete(`/api/customers/${customerId}`);
    expect((await owner.get(PATH)).body).toMatchObject([{ customers: 0 }, { customers: 0 }]);
    await owner.delete(`${PATH}/${other.id}`);
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect(await namesOf(customerId)).toEqual(['One']);
  });
});

describe('deleting a tag', () => {
  it('restores a tag with its customers, except deleted ones', async () => {
    const [stays, goes] = [(await addCustomer(owner)).id, (await addCustomer(owner)).id];
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

  it('merges the customers of two tags and can undo it', async () => {
    const [first, second] = [(await addCustomer(owner)).id, (await addCustomer(owner)).id];
    const [from, into] = [await create({ name: 'From' }), await create({ name: 'Into' })];
    await tag(first, from.id);
    await tag(second, from.id, into.id);
    expect((await merge(from.id, into.id)).body).toMatchObject({ id: into.id, customers: 2 });
    expect(await namesOf(first)).toEqual(['Into']);
    await owner.post(`/api/admin/trash/tag/${from.id}/restore`);
    expect(await namesOf(first)).toEqual(['From', 'Into']);
  });

  it('rejects to merge a tag with itself or with a missing one', async () => {
    const { id } = await create();
    expect((await merge(id, id)).status).toBe(400);
    expect((await merge(id, 999_999)).status).toBe(404);
    expect((await owner.get(PATH)).body).toHaveLength(1);
  });
});
