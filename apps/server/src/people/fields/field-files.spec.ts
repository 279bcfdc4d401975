import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FieldValue, ImportPreview } from '@polaris/contracts';
import Papa from 'papaparse';
import { customerColumns } from '../customers/customer.columns';
import { fieldInput } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from customer_fields; delete from customers'));
afterAll(() => polaris.close());

const addField = async (name: string, kind: string, ...choices: string[]): Promise<number> => {
  const input = { ...fieldInput({ name }), kind, choices: choices.map((one) => ({ name: one })) };
  return (await owner.post('/api/admin/customer-fields', input)).body.id;
};
const set = (customerId: number, fieldId: number, value: unknown) =>
  owner.put(`/api/customers/${customerId}/fields`, { values: [{ fieldId, value }] });
const valuesOf = async (customerId: number): Promise<(FieldValue | null)[]> =>
  (await owner.get(`/api/customers/${customerId}/fields`)).body.map(
    ({ value }: { value: FieldValue | null }) => value,
  );

/** Filled-in values are replaced as well; filling-empty-fields.spec.ts tests what happens without. */
const overwriting = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}overwrite=true`;

const upload = (path: string, raw: string) =>
  owner.post(`/api/admin/import/customers${overwriting(path)}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });
async function importFile(file: string) {
  const preview = await upload('/preview', file);
  expect(preview.body).toMatchObject({ mistakes: [] });
  return upload(`?plan=${preview.body.plan}`, file);
}
const linesOf = (file: string) =>
  Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data;

/** One field of each kind. */
async function addFields() {
  return {
    motto: await addField('=Motto', 'text'),
    seats: await addField('Seats', 'number'),
    born: await addField('Born', 'date'),
    level: await addField('Level', 'choice', 'Gold', 'Silver'),
  };
}

describe('exporting custom fields', () => {
  it('exports only built-in columns when there are no custom fields', async () => {
    const { text } = await owner.get('/api/admin/export/customers');
    expect(linesOf(text)[0]).toEqual(Object.keys(customerColumns.inFile));
  });

  it('exports custom fields after built-in columns, with a selection and no formulas', async () => {
    const { motto, seats, level } = await addFields();
    const { id } = await addCustomer(owner);
    await set(id, motto, '=1+1');
    await set(id, seats, -2.5);
    const [{ choices }] = (await owner.get(`/api/customers/${id}/fields`)).body.slice(-1);
    await set(id, level, choices[1].id);
    for (const path of ['export/customers', `customers/export?ids=${id}`]) {
      const [head, line] = linesOf((await owner.get(`/api/admin/${path}`)).text);
      expect(head!.slice(-4)).toEqual(["'=Motto", 'Seats', 'Born', 'Level']);
      expect(line!.slice(-4)).toEqual(["'=1+1", '-2.5', '', 'Silver']);
    }
  });

  it('imports an exported file with custom fields unchanged', async () => {
    const { motto, seats, born } = await addFields();
    const { id } = await addCustomer(owner);
    await set(id, motto, '=1+1');
    await set(id, seats, -2.5);
    await set(id, born, '2000-02-29');
    const { text } = await owner.get('/api/admin/export/customers');
    expect((await upload('/preview', text)).body).toMatchObject({ unchanged: 1 });
    await set(id, motto, 'Other');
    await set(id, seats, null);
    expect((await importFile(text)).body).toMatchObject({ updated: 1 });
    expect(await valuesOf(id)).toEqual(['=1+1', -2.5, '2000-02-29', null]);
    const [customer] = (await owner.get('/api/customers')).body;
    expect(customer.version).toBe(1);
  });
});

describe('importing custom fields', () => {
  it('sets custom fields of new and existing customers from a file', async () => {
    await addFields();
    const { id } = await addCustomer(owner, { email: 'ada@example.com' });
    const file = [
      'name,email,LEVEL,seats,Born,Shoe size',
      'Ada,ada@example.com,gold,"1,200.5",2000-02-29,39',
      'Bo,,Silver,,,40',
      'Cy,,,3,,41',
    ].join('\n');
    const preview = await upload('/preview', file);
    const { columns } = preview.body as ImportPreview;
    const ignored = columns.filter(({ field }) => field === null);
    expect(ignored.map(({ name }) => name)).toEqual(['Shoe size']);
    expect(preview.body.lines[0].changes).toContainEqual({ field: 'Level', was: '', is: 'Gold' });
    expect(preview.body.lines[1].changes).toContainEqual({ field: 'Level', is: 'Silver' });
    expect((await importFile(file)).body).toMatchObject({ created: 2, updated: 1 });
    expect(await valuesOf(id)).toEqual([null, 1200.5, '2000-02-29', expect.any(Number)]);
    const all = (await owner.get('/api/customers')).body as { id: number; name: string }[];
    const of = (name: string) => valuesOf(all.find((one) => one.name === name)!.id);
    expect(await of('Bo')).toEqual([null, null, null, expect.any(Number)]);
    expect(await of('Cy')).toEqual([null, 3, null, null]);
  });

  it('reports wrong custom field values by line', async () => {
    await addFields();
    const file = [
      'name,Level,Seats,Born',
      'A,Platinum,,',
      'B,,many,',
      'C,,,3/1/2026',
      `D,,${'9'.repeat(11)},`,
    ].join('\n');
    const { body } = await upload('/preview', file);
    expect(body.notices).toMatchObject([{ column: 'Level', lines: 1 }]);
    expect(body.mistakes).toEqual([
      { line: 3, column: 'Seats', message: 'Must be a number with at most 4 decimals.' },
      { line: 4, column: 'Born', message: 'Must be a day such as 2026-03-01.' },
      { line: 5, column: 'Seats', message: 'Must be within ±9,999,999,999.9999.' },
    ]);
  });

  it('asks for a new preview when a field was renamed since the last one', async () => {
    const id = await addField('Motto', 'text');
    const file = 'name,Motto\nAda,Onwards\n';
    const { plan } = (await upload('/preview', file)).body;
    await owner.put(`/api/admin/customer-fields/${id}`, { name: 'Creed' });
    const { status, body } = await upload(`?plan=${plan}`, file);
    expect([status, body.detail]).toEqual([409, expect.stringMatching(/Look at it again/)]);
  });

  it('reports a column that appears twice', async () => {
    await addField('Motto', 'text');
    const { body } = await upload('/preview', 'name,Motto,motto\nAda,a,b\n');
    expect(body.detail).toBe('The column "Motto" appears twice.');
  });
});
