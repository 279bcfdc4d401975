import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_VIEWS, savedViewSchema } from '@polaris/contracts';
import { savedViewInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/views';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from saved_views'));
afterAll(() => polaris.close());

const create = async (own = {}) => (await owner.post(PATH, savedViewInput(own))).body;
const list = async (kind: string) => (await owner.get(`${PATH}?kind=${kind}`)).body;

describe('saved views', () => {
  it('saves, changes and lists views by name for each list', async () => {
    const filters = { status: 'potential,active', tag: '3,99', sort: '-value' };
    const columns = ['name', 'value', 'field.4'];
    const created = await create({ name: 'warm', filters, columns, layout: 'board' });
    expect(savedViewSchema.parse(created)).toMatchObject({ filters, columns, layout: 'board' });
    await create({ name: 'Cold' });
    await create({ kind: 'contacts', name: 'Warm', filters: { status: 'new,replied' } });
    expect(await list('customers')).toMatchObject([{ name: 'Cold' }, { name: 'warm', filters }]);
    expect(await list('contacts')).toMatchObject([{ name: 'Warm', layout: 'table' }]);
    const edit = () =>
      owner.put(`${PATH}/${created.id}`, savedViewInput({ name: 'WARM', filters: {}, version: 1 }));
    expect((await edit()).body).toMatchObject({ name: 'WARM', filters: {}, version: 2 });
    expect((await edit()).status).toBe(409);
  });

  it('rejects a view name that differs only by letter case', async () => {
    await create({ name: 'Leads' });
    const { id } = await create({ name: 'Other' });
    const message = 'There is a view with this name already.';
    const refused = { status: 409, body: { errors: [{ path: 'name', message }] } };
    expect(await owner.post(PATH, savedViewInput({ name: 'LEADS' }))).toMatchObject(refused);
    expect(await owner.put(`${PATH}/${id}`, savedViewInput({ name: 'leads' }))).toMatchObject(
      refused,
    );
  });

  it('allows 50 views for a list, even when one is restored from the trash', async () => {
    const { id } = await create({ name: 'Deleted' });
    await owner.delete(`${PATH}/${id}`);
    await polaris.dataSource.query(
      `insert into saved_views (kind, name)
       select 'customers', 'View ' || n from generate_series(1, ${MAX_VIEWS}) n`,
    );
    const { status, body } = await owner.post(PATH, savedViewInput());
    expect(status).toBe(409);
    expect(body.detail).toBe('Customers have 50 views already. Delete one of them first.');
    const restored = await owner.post(`/api/admin/trash/saved_view/${id}/restore`);
    expect(restored).toMatchObject({ status: 409, body: { detail: body.detail } });
    const other = savedViewInput({ kind: 'contacts', filters: {} });
    expect((await owner.post(PATH, other)).status).toBe(201);
  });

  it('rejects to move a view to another list', async () => {
    const { id } = await create();
    const moved = savedViewInput({ kind: 'contacts', filters: {} });
    expect((await owner.put(`${PATH}/${id}`, moved)).status).toBe(409);
  });

  it('deletes and restores a view, with audit entries', async () => {
    const filters = { company: 'Bank' };
    const { id } = await create({ name: 'Audited', filters });
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await owner.put(`${PATH}/${id}`, savedViewInput())).status).toBe(404);
    expect((await owner.post(`/api/admin/trash/saved_view/${id}/restore`)).status).toBe(204);
    expect(await list('customers')).toMatchObject([{ id, filters }]);
    const { body } = await owner.get('/api/admin/audit?relation=saved_views');
    expect(body[0]).toMatchObject({ recordId: id, name: 'Audited' });
  });

  it('saves a view with many filters, including custom fields', async () => {
    const fields = Array.from({ length: 20 }, (_, n) => [`field.${n + 1}`, 'a'.repeat(200)]);
    const filters = {
      ...Object.fromEntries(fields),
      q: 'x',
      status: 'active',
      tag: '1',
      company: 'y',
      valueFrom: '1',
      valueTo: '2.50',
      owed: 'true',
      activeAfter: '2026-01-01',
      followUpBy: '2026-01-01',
      sort: '-field.2',
    };
    expect(await create({ filters })).toMatchObject({ filters });
  });

  it.each([
    ['a name that is too long', { name: '🎻'.repeat(61) }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown status', { filters: { status: 'lost' } }, 'filters'],
    ['an unknown filter', { filters: { height: '2' } }, 'filters'],
    ['a time in place of a day', { filters: { sinceAfter: '2026-01-01T00:00:00Z' } }, 'filters'],
    ['an order of the other list', { kind: 'contacts', filters: { sort: 'name' } }, 'filters'],
    ['a board of submissions', { kind: 'contacts', filters: {}, layout: 'board' }, 'layout'],
  ])('rejects a view with %s', async (_what, own, path) => {
    const { status, body } = await owner.post(PATH, savedViewInput(own as object));
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
