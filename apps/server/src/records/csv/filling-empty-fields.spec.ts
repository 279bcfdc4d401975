import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ImportPreview, importPreviewSchema } from '@polaris/contracts';
import { customerInput, fieldInput } from '../../testing/data/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers'));

const upload = (path: string, raw: string) =>
  owner.post(`/api/admin/import/customers${path}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });

async function preview(raw: string, query = ''): Promise<ImportPreview> {
  const { body } = await upload(`/preview?${query}`, raw);
  return importPreviewSchema.parse(body);
}

async function importFile(raw: string, query = '') {
  const { plan } = await preview(raw, query);
  const { status, body } = await upload(`?plan=${plan}&${query}`, raw);
  expect(status).toBe(200);
  return body;
}

const ada = {
  ...{ name: 'Ada Lovelace', email: 'ada@example.com', phone: '555 0100', company: null },
  ...{ status: 'on_hold' as const, totalValue: 250, notes: 'Calls on Mondays' },
};
const FILE =
  'name,email,phone,company,status,totalValue,notes\n' +
  'A. King,ada@example.com,555 9999,Analytical,active,9000,New notes';

const create = async (overrides: object = {}): Promise<number> =>
  (await owner.post('/api/customers', customerInput({ ...ada, ...overrides }))).body.id;
const read = async (id: number) => (await owner.get(`/api/customers/${id}`)).body;

describe('importing a line about an existing customer', () => {
  it('fills empty fields only, and counts the customers that differ', async () => {
    const id = await create();
    const told = await preview(FILE);
    expect(told).toMatchObject({ created: 0, updated: 1, differing: 1 });
    expect(told.lines[0]!.changes).toEqual([{ field: 'company', was: '', is: 'Analytical' }]);
    await importFile(FILE);
    expect(await read(id)).toMatchObject({ ...ada, company: 'Analytical' });
  });

  it('fills a total value that was never entered', async () => {
    const id = await create({ totalValue: 0 });
    await importFile(FILE);
    expect((await read(id)).totalValue).toBe(9000);
  });

  it('replaces filled-in values when the owner chooses to overwrite', async () => {
    const id = await create();
    expect(await preview(FILE, 'overwrite=true')).toMatchObject({ updated: 1, differing: 0 });
    await importFile(FILE, 'overwrite=true');
    const changed = { name: 'A. King', phone: '555 9999', company: 'Analytical' };
    expect(await read(id)).toMatchObject({ ...changed, status: 'active', totalValue: 9000 });
  });

  it('counts a customer as unchanged when the file only has other values', async () => {
    await create({ company: 'Own' });
    expect(await preview(FILE)).toMatchObject({ updated: 0, unchanged: 1, differing: 1 });
  });

  it('rejects a plan that was made with the other choice', async () => {
    await create();
    const { plan } = await preview(FILE);
    expect((await upload(`?plan=${plan}&overwrite=true`, FILE)).status).toBe(409);
  });

  it('keeps the value of a custom field, and fills an empty one', async () => {
    const id = await create();
    const fieldId = async (name: string): Promise<number> =>
      (await owner.post('/api/admin/customer-fields', fieldInput({ name, kind: 'text' }))).body.id;
    const values = [{ fieldId: await fieldId('Motto'), value: 'Onwards' }];
    await fieldId('Hobby');
    await owner.put(`/api/customers/${id}/fields`, { values });
    const told = await preview('name,email,Motto,Hobby\nAda,ada@example.com,Back,Chess');
    expect(told.lines[0]!.changes).toEqual([{ field: 'Hobby', was: '', is: 'Chess' }]);
    await polaris.dataSource.query('delete from customer_fields');
  });
});
