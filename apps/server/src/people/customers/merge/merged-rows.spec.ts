import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fieldInput, invoiceLine, tagInput } from '../../../testing/data/factories';
import {
  addActivity,
  addCustomer,
  addSale,
  addService,
  linkAccount,
} from '../../../testing/data/records';
import { compare, merge, undoMerge } from '../../../testing/data/merges';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await owner.put('/api/admin/business-profile', {
    legalName: 'Ines Vale Consulting LLC',
    address: '1 Pier Street',
    timeZone: 'America/Los_Angeles',
    daysUntilDue: 14,
  });
});
afterAll(() => polaris.close());

let kept: number;
let other: number;
beforeEach(async () => {
  await polaris.dataSource.query('delete from tags; delete from customer_fields');
  kept = (await addCustomer(owner, { name: 'Maya Okafor' })).id;
  other = (await addCustomer(owner, { name: 'Maya Lind', email: 'maya@lind.example' })).id;
});

const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<T[]>(text, values);
const made = async (path: string, input: object): Promise<number> =>
  (await owner.post(path, input)).body.id;
const ownerOf = async (table: string, id: number) =>
  (await query(`select "customerId" from ${table} where id = $1`, [id]))[0]?.customerId;

describe('records that a customer can have only once', () => {
  it("keeps the kept customer's record, and restores the other customer's", async () => {
    for (const id of [kept, other]) {
      await owner.post(`/api/admin/customers/${id}/invite`);
      await owner.post(`/api/admin/customers/${id}/testimonial-requests`);
    }
    const rows = () =>
      query(`select 'invitation' as of, id, "customerId" from invitations
        union all select 'testimonial', id, "customerId" from testimonials order by 1, 2`);
    const before = await rows();
    expect((await compare(owner, kept, other)).leftOut).toEqual([
      { table: 'testimonials', count: 1 },
      { table: 'invitations', count: 1 },
    ]);
    const { id } = await merge(owner, kept, other);
    const owners = (await rows()).map(({ customerId }) => customerId);
    expect(owners.filter((one) => one === kept)).toHaveLength(2);
    expect(owners).not.toContain(other);
    expect((await undoMerge(owner, id)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('moves the record when the kept customer has none', async () => {
    await owner.post(`/api/admin/customers/${other}/testimonial-requests`);
    const [{ id }] = (await query('select id from testimonials where "customerId" = $1', [
      other,
    ])) as [{ id: number }];
    await merge(owner, kept, other);
    expect(await ownerOf('testimonials', id)).toBe(kept);
  });
});

describe('tags and fields of merged customers', () => {
  it('gives the kept customer the tags of both and the field values that were chosen', async () => {
    const [one, two] = [
      await made('/api/admin/tags', tagInput({ name: 'One' })),
      await made('/api/admin/tags', tagInput({ name: 'Two' })),
    ];
    const born = await made('/api/admin/customer-fields', fieldInput());
    const seats = await made('/api/admin/customer-fields', {
      ...fieldInput({ name: 'Seats' }),
      kind: 'number',
    });
    await owner.put(`/api/customers/${kept}/tags`, { tagIds: [one] });
    await owner.put(`/api/customers/${other}/tags`, { tagIds: [one, two] });
    await owner.put(`/api/customers/${kept}/fields`, {
      values: [{ fieldId: born, value: '1990-01-02' }],
    });
    await owner.put(`/api/customers/${other}/fields`, {
      values: [
        { fieldId: born, value: '1991-01-02' },
        { fieldId: seats, value: 12 },
      ],
    });
    const state = async () => [
      await query('select * from customer_tags order by 1, 2'),
      await query(
        'select "customerId", "fieldId", date, number from customer_field_values order by 1, 2',
      ),
    ];
    const before = await state();
    const { id } = await merge(owner, kept, other, { [`field.${born}`]: 'merged' });
    const tags = (await owner.get(`/api/customers/${kept}/tags`)).body as { id: number }[];
    expect(tags.map((tag) => tag.id)).toEqual([one, two]);
    const fields = (await owner.get(`/api/customers/${kept}/fields`)).body as { value: unknown }[];
    expect(fields.map(({ value }) => value)).toEqual(['1991-01-02', 12]);
    await undoMerge(owner, id);
    expect(await state()).toEqual(before);
  });

  it('keeps a field value that was changed since the merge', async () => {
    const born = await made('/api/admin/customer-fields', fieldInput());
    const set = (customerId: number, value: string) =>
      owner.put(`/api/customers/${customerId}/fields`, { values: [{ fieldId: born, value }] });
    await set(kept, '1990-01-02');
    await set(other, '1991-01-02');
    const { id } = await merge(owner, kept, other, { [`field.${born}`]: 'merged' });
    await set(kept, '1992-01-02');
    await undoMerge(owner, id);
    const values = async (customerId: number) =>
      (await owner.get(`/api/customers/${customerId}/fields`)).body[0].value;
    expect([await values(kept), await values(other)]).toEqual(['1992-01-02', '1991-01-02']);
  });
});

describe('the trash of merged customers', () => {
  it('restores a record deleted before the merge to the kept customer', async () => {
    const { id } = await addActivity(owner, { customerId: other });
    await owner.delete(`/api/activities/${id}`);
    expect((await compare(owner, kept, other)).moves).toEqual([{ table: 'trash', count: 1 }]);
    await merge(owner, kept, other);
    await owner.post(`/api/admin/trash/activity/${id}/restore`);
    expect(await ownerOf('activities', id)).toBe(kept);
  });

  it('restores it to the other customer once the merge is undone', async () => {
    const { id } = await addActivity(owner, { customerId: other });
    await owner.delete(`/api/activities/${id}`);
    const merged = await merge(owner, kept, other);
    await undoMerge(owner, merged.id);
    await owner.post(`/api/admin/trash/activity/${id}/restore`);
    expect(await ownerOf('activities', id)).toBe(other);
  });

  it('gives the kept customer back a tag that the other one had when it was deleted', async () => {
    const tag = await made('/api/admin/tags', tagInput());
    await owner.put(`/api/customers/${other}/tags`, { tagIds: [tag] });
    await owner.delete(`/api/admin/tags/${tag}`);
    await merge(owner, kept, other);
    await owner.post(`/api/admin/trash/tag/${tag}/restore`);
    expect((await owner.get(`/api/customers/${kept}/tags`)).body).toHaveLength(1);
  });
});

describe('the account of merged customers', () => {
  it('moves the account with its purchases and its address, and moves it back', async () => {
    const client = await polaris.customer();
    const { id: serviceId } = await addService(owner);
    const { id: userId, email } = client.user;
    await query(`update users set "emailVerifiedAt" = now() where id = $1`, [userId]);
    await owner.put(`/api/customers/${other}`, { name: 'Maya Lind', email });
    await linkAccount(owner, other, client.user.id);
    const purchase = await addSale(owner, { customerId: other, serviceId });
    const { fields } = await compare(owner, kept, other);
    expect(fields.find(({ key }) => key === 'email')).toMatchObject({ choice: 'merged' });
    const { id } = await merge(owner, kept, other);
    const accountOf = async (customerId: number) =>
      (await owner.get(`/api/customers/${customerId}/account`)).body.account?.id ?? null;
    expect(await accountOf(kept)).toBe(client.user.id);
    expect(await ownerOf('purchases', purchase.id)).toBe(kept);
    await undoMerge(owner, id);
    expect([await accountOf(kept), await accountOf(other)]).toEqual([null, client.user.id]);
    expect(await ownerOf('purchases', purchase.id)).toBe(other);
  });

  it('omits an account that was deleted since the merge when the merge is undone', async () => {
    const client = await polaris.customer();
    await linkAccount(owner, other, client.user.id);
    const { id } = await merge(owner, kept, other);
    expect((await deleteAccount(client)).status).toBe(204);
    expect((await undoMerge(owner, id)).status).toBe(200);
    expect((await owner.get(`/api/customers/${other}/account`)).body.account).toBeNull();
  });
});

describe('issued invoices of merged customers', () => {
  it('keeps the content and file of an invoice', async () => {
    const lines = [invoiceLine()];
    const id = await made('/api/admin/invoices', { customerId: other, lines });
    await owner.post(`/api/admin/invoices/${id}/issue`, { version: 1 });
    const stated = () =>
      query(
        `select to_jsonb(i) - 'customerId' as invoice,
           (select json_agg(l) from invoice_lines l where l."invoiceId" = i.id) as lines
         from invoices i where id = $1`,
        [id],
      );
    const before = await stated();
    await merge(owner, kept, other, { name: 'merged' });
    expect(await stated()).toEqual(before);
    expect(await ownerOf('invoices', id)).toBe(kept);
  });
});
