import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CustomFieldFormValues,
  type FieldValue,
  MAX_FIELDS,
  customFieldSchema,
} from '@polaris/contracts';
import { fieldInput } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/customer-fields';
const MISSING = 999_999;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
beforeEach(() => polaris.dataSource.query('delete from customer_fields; delete from customers'));
afterAll(() => polaris.close());

const create = async (own: Partial<CustomFieldFormValues> = {}) =>
  (await owner.post(PATH, fieldInput(own))).body;
const level = () =>
  create({ name: 'Level', kind: 'choice', choices: [{ name: 'Gold' }, { name: 'Silver' }] });
const set = (customerId: number, fieldId: number, value: unknown, was?: unknown) =>
  owner.put(`/api/customers/${customerId}/fields`, { values: [{ fieldId, value, was }] });
const valuesOf = async (customerId: number): Promise<(FieldValue | null)[]> =>
  (await owner.get(`/api/customers/${customerId}/fields`)).body.map(
    ({ value }: { value: FieldValue | null }) => value,
  );
const names = async () =>
  (await owner.get(PATH)).body.map(({ name }: { name: string }) => name) as string[];

describe('custom fields', () => {
  it('creates, lists in order and renames custom fields', async () => {
    const created = await create();
    expect(customFieldSchema.parse(created)).toMatchObject({ kind: 'date', choices: [] });
    await level();
    expect(await names()).toEqual(['Birthday', 'Level']);
    const rename = () => owner.put(`${PATH}/${created.id}`, { name: 'Born', version: 1 });
    expect((await rename()).body).toMatchObject({ name: 'Born', kind: 'date', version: 2 });
    const late = await rename();
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('Reload')]);
  });

  it('reorders custom fields only when all are named', async () => {
    const [one, other] = [await create(), await level()];
    const arrange = (...ids: number[]) => owner.put(`${PATH}/order`, { ids });
    await arrange(other.id, one.id);
    expect(await names()).toEqual(['Level', 'Birthday']);
    const refused = await arrange(one.id);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/again/) },
    });
  });

  it('rejects a field name that differs only by letter case, or is a built-in one', async () => {
    await create();
    const message = 'There is a field with this name already.';
    const taken = { status: 409, body: { errors: [{ path: 'name', message }] } };
    expect(await owner.post(PATH, fieldInput({ name: ' BIRTHDAY ' }))).toMatchObject(taken);
    for (const name of ['Total Value', 'e-mail'.replace('-', ''), ' ', '🎻'.repeat(61)])
      expect([name, (await owner.post(PATH, fieldInput({ name }))).status]).toEqual([name, 400]);
    expect((await create({ name: '🎻'.repeat(60) })).id).toBeGreaterThan(0);
    expect((await create({ name: '__proto__' })).name).toBe('__proto__');
  });

  it('allows 20 custom fields, also when two windows add the last one', async () => {
    const made = [];
    for (let n = 1; n < MAX_FIELDS; n += 1) made.push(await create({ name: `Field ${n}` }));
    const both = await Promise.all(
      ['One', 'Other'].map((name) => owner.post(PATH, fieldInput({ name }))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.detail).toMatch(/There are 20 fields/);
    // A free position in the middle is reused.
    await owner.delete(`${PATH}/${made[3].id}`);
    expect((await create({ name: 'Last' })).position).toBe(MAX_FIELDS);
    const restored = await owner.post(`/api/admin/trash/customer_field/${made[3].id}/restore`);
    expect(restored.status).toBe(409);
    expect(restored.body.detail).toMatch(/There are 20 fields/);
  });

  it('requires different choices of a choice field, and rejects them elsewhere', async () => {
    const choices = (...all: string[]) => all.map((name) => ({ name }));
    for (const own of [
      { kind: 'choice' as const, choices: [] },
      { kind: 'choice' as const, choices: choices('Gold', ' gold') },
      {
        kind: 'choice' as const,
        choices: choices(...Array.from({ length: 51 }, (_, n) => `${n}`)),
      },
      { kind: 'text' as const, choices: choices('Gold') },
    ])
      expect((await owner.post(PATH, { name: 'Level', ...own })).status).toBe(400);
  });

  it('keeps the values of a renamed choice and rejects to remove a used one', async () => {
    const { id, choices } = await level();
    const [gold, silver] = choices;
    const { id: customerId } = await addCustomer(owner);
    await set(customerId, id, gold.id);
    const change = (version: number, ...all: object[]) =>
      owner.put(`${PATH}/${id}`, { name: 'Level', choices: all, version });
    const refused = await change(1, silver);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [
        {
          path: 'choices',
          message: '1 customer has “Gold”. Give them another choice before you remove it.',
        },
      ],
    ]);
    const { body } = await change(1, { name: 'Bronze' }, { id: gold.id, name: 'Platinum' });
    expect(body.choices).toEqual([
      { id: gold.id, name: 'Platinum' },
      { id: silver.id + 1, name: 'Bronze' },
    ]);
    expect(await valuesOf(customerId)).toEqual([gold.id]);
    // The other window still has the removed choice.
    const late = await change(2, gold, silver);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'A choice was removed in another window. Look at the choices again.',
    ]);
  });

  it('restores fields with their values, except under a name that is taken', async () => {
    const [stays, goes] = [(await addCustomer(owner)).id, (await addCustomer(owner)).id];
    const { id } = await create({ name: 'Motto', kind: 'text' });
    await set(stays, id, 'Onwards');
    await set(goes, id, 'Upwards');
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await valuesOf(stays)).toEqual([]);
    await owner.delete(`/api/customers/${goes}`);
    const restore = () => owner.post(`/api/admin/trash/customer_field/${id}/restore`);
    const other = await create({ name: 'motto', kind: 'date' });
    expect((await restore()).body.detail).toMatch(/name already\. Rename that one first/);
    await owner.delete(`${PATH}/${other.id}`);
    expect((await restore()).status).toBe(204);
    expect(await valuesOf(stays)).toEqual(['Onwards']);
  });
});

describe('custom field values', () => {
  it('accepts only custom field values of the right kind', async () => {
    const { id: customerId } = await addCustomer(owner);
    const text = await create({ name: 'Motto', kind: 'text' });
    const number = await create({ name: 'Seats', kind: 'number' });
    const date = await create();
    const choice = await level();
    const long = '🎻'.repeat(1000);
    const cases: [number, unknown, unknown][] = [
      [text.id, long, long],
      [text.id, '  ', null],
      [text.id, `${long}x`, 400],
      [text.id, 'a\0', 400],
      [number.id, -9_999_999_999.9999, -9_999_999_999.9999],
      [number.id, '12.5', 12.5],
      [number.id, 0.00001, 400],
      [number.id, 10_000_000_000, 400],
      [number.id, '1e3', 400],
      [date.id, '2024-02-29', '2024-02-29'],
      [date.id, '2023-02-29', 400],
      [date.id, '0000-01-01', 400],
      [choice.id, choice.choices[1].id, choice.choices[1].id],
      [choice.id, MISSING, 400],
      [choice.id, null, null],
    ];
    for (const [fieldId, value, expected] of cases) {
      const { status, body } = await set(customerId, fieldId, value);
      const found = status === 200 && body.find(({ id }: { id: number }) => id === fieldId).value;
      expect([value, status === 200 ? found : status]).toEqual([value, expected]);
    }
  });

  it('rejects a custom field value when another window was faster, and shows its change', async () => {
    const { id: customerId } = await addCustomer(owner);
    const { id } = await create({ name: 'Motto', kind: 'text' });
    expect((await set(customerId, id, 'Mine', null)).status).toBe(200);
    const late = await set(customerId, id, 'Theirs', null);
    expect(late).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/value/) } });
    expect(await valuesOf(customerId)).toEqual(['Mine']);
    await owner.delete(`${PATH}/${id}`);
    expect((await set(customerId, id, 'Lost')).body.detail).toMatch(/field was deleted/);
    expect((await set(MISSING, id, 'Nobody')).status).toBe(404);
  });

  it('deletes and restores custom field values with the customer, except removed choices', async () => {
    const { id: customerId } = await addCustomer(owner);
    const motto = await create({ name: 'Motto', kind: 'text' });
    const { id, choices } = await level();
    await set(customerId, motto.id, 'Onwards');
    await set(customerId, id, choices[0].id);
    await owner.delete(`/api/customers/${customerId}`);
    await owner.put(`${PATH}/${id}`, { name: 'Level', choices: [choices[1]] });
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect(await valuesOf(customerId)).toEqual(['Onwards', null]);
  });

  it("records custom field values by name in the customer's audit log", async () => {
    const { id: customerId } = await addCustomer(owner);
    const { id, choices } = await level();
    await set(customerId, id, choices[0].id);
    await set(customerId, id, choices[1].id);
    await set(customerId, id, null);
    await owner.delete(`${PATH}/${id}`);
    await owner.post(`/api/admin/trash/customer_field/${id}/restore`);
    const query = `relation=customers&recordId=${customerId}`;
    const { body } = await owner.get(`/api/admin/audit?${query}`);
    expect(body).toMatchObject([
      { before: { Level: 'Silver' }, after: { Level: null } },
      { before: { Level: 'Gold' }, after: { Level: 'Silver' } },
      { action: 'update', before: { Level: null }, after: { Level: 'Gold' } },
      { action: 'create' },
    ]);
  });
});
