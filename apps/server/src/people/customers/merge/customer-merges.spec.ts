import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MergeChoice } from '@polaris/contracts';
import { invoiceLine, messageInput } from '../../../testing/data/factories';
import {
  addActivity,
  addCustomer,
  addSale,
  addService,
  linkAccount,
  sendContact,
} from '../../../testing/data/records';
import { compare, merge, undoMerge } from '../../../testing/data/merges';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers; delete from customer_merges'));

const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<T[]>(text, values);
const ownerOf = async (table: string, id: number) =>
  (await query<{ customerId: number }>(`select "customerId" from ${table} where id = $1`, [id]))[0]!
    .customerId;

/** Two customers, the second with a row in every table. */
async function addPair() {
  const kept = await addCustomer(owner, { name: 'Maya Okafor', phone: null, notes: 'Likes tea.' });
  const other = await addCustomer(owner, {
    name: 'Maya Okafor-Lind',
    email: 'maya@lind.example',
    notes: 'Met in May.',
  });
  return { kept, other };
}

describe('merging two customers', () => {
  it('moves every kind of record to the kept customer and removes the other record', async () => {
    const { kept, other } = await addPair();
    const customerId = other.id;
    const activity = await addActivity(owner, { customerId });
    const { id: serviceId } = await addService(owner);
    const purchase = await addSale(owner, { customerId, serviceId });
    const invoice = (
      await owner.post('/api/admin/invoices', { customerId, lines: [invoiceLine()] })
    ).body;
    const contact = await sendContact(polaris.visitor());
    await query('update contact_submissions set "customerId" = $1 where id = $2', [
      customerId,
      contact.id,
    ]);
    const message = (
      await owner.post(`/api/admin/customers/${customerId}/messages`, messageInput())
    ).body;
    const session = (
      await owner.post('/api/admin/sessions', {
        customerId,
        title: 'Review',
        startTime: '2099-01-05T15:00:00Z',
        endTime: '2099-01-05T16:00:00Z',
      })
    ).body;
    await merge(owner, kept.id, other.id);
    for (const [table, id] of [
      ['activities', activity.id],
      ['purchases', purchase.id],
      ['invoices', invoice.id],
      ['contact_submissions', contact.id],
      ['messages', message.id],
      ['sessions_appointments', session.id],
    ] as const)
      expect([table, await ownerOf(table, id)]).toEqual([table, kept.id]);
    expect((await owner.get(`/api/customers/${other.id}`)).status).toBe(404);
  });

  it('gives the kept customer exactly the values that the preview shows', async () => {
    const { kept, other } = await addPair();
    const choices: Record<string, MergeChoice> = { email: 'merged', totalValue: 'merged' };
    const { fields } = await compare(owner, kept.id, other.id);
    await merge(owner, kept.id, other.id, choices);
    const { body } = await owner.get(`/api/customers/${kept.id}`);
    for (const field of fields) {
      const choice = choices[field.key] ?? field.choice;
      expect([field.key, body[field.key]]).toEqual([field.key, field[choice]]);
    }
    expect(body.notes).toBe('Likes tea.\n\nMet in May.');
    expect(body.phone).toBe(other.phone);
  });

  it("redirects from a merged customer's number to the kept one, through several merges", async () => {
    const { kept, other } = await addPair();
    const last = await addCustomer(owner, { name: 'Last' });
    await merge(owner, kept.id, other.id);
    await merge(owner, last.id, kept.id);
    const { body } = await owner.get(`/api/admin/merged-customers/${other.id}`);
    expect(body).toEqual({ id: last.id, name: 'Last' });
  });

  it('rejects a record merged with itself, and two records that both have an account', async () => {
    const { kept, other } = await addPair();
    const [one, two] = [await polaris.customer(), await polaris.customer()];
    await linkAccount(owner, kept.id, one.user.id);
    await linkAccount(owner, other.id, two.user.id);
    const input = { mergedId: other.id, state: '', choices: [] };
    const both = await owner.post(`/api/customers/${kept.id}/merge`, input);
    expect([both.status, both.body.detail]).toEqual([
      409,
      expect.stringMatching(/both have an account\. Unlink the account that is no longer used/),
    ]);
    const self = await owner.get(`/api/admin/merge-preview?keptId=${kept.id}&mergedId=${kept.id}`);
    expect([self.status, self.body.detail]).toEqual([
      409,
      'A record cannot be merged with itself.',
    ]);
  });
});

describe('undoing a merge', () => {
  it('restores the other record with everything that moved', async () => {
    const { kept, other } = await addPair();
    const activity = await addActivity(owner, { customerId: other.id });
    const before = [
      (await owner.get(`/api/customers/${kept.id}`)).body,
      (await owner.get(`/api/customers/${other.id}`)).body,
    ];
    const { id } = await merge(owner, kept.id, other.id);
    expect((await undoMerge(owner, id)).body).toEqual({ keptId: kept.id, mergedId: other.id });
    const after = await owner.get(`/api/customers/${kept.id}`);
    expect({ ...after.body, version: 0, updatedAt: '' }).toEqual({
      ...before[0],
      version: 0,
      updatedAt: '',
    });
    expect((await owner.get(`/api/customers/${other.id}`)).body).toEqual(before[1]);
    expect(await ownerOf('activities', activity.id)).toBe(other.id);
  });

  it('keeps what was added or edited since, and lists it beforehand', async () => {
    const { kept, other } = await addPair();
    const edited = await addActivity(owner, { customerId: other.id, subject: 'Edited' });
    const moved = await addActivity(owner, { customerId: other.id, subject: 'Moved' });
    const { id } = await merge(owner, kept.id, other.id);
    await owner.patch(`/api/activities/${edited.id}`, { done: true });
    const added = await addActivity(owner, { customerId: kept.id, subject: 'Added' });
    await owner.put(`/api/customers/${kept.id}`, { name: kept.name, phone: '(213) 555-0199' });
    const { body } = await owner.get(`/api/admin/customer-merges/${id}`);
    expect(body.stays).toEqual([
      { table: 'activities', id: edited.id, name: 'Edited', change: 'edited' },
      { table: 'activities', id: added.id, name: 'Added', change: 'added' },
    ]);
    expect(body.returns).toEqual([{ table: 'activities', count: 1 }]);
    expect(body.changedFields).toEqual(['Phone']);
    await undoMerge(owner, id);
    expect(await ownerOf('activities', edited.id)).toBe(kept.id);
    expect(await ownerOf('activities', added.id)).toBe(kept.id);
    expect(await ownerOf('activities', moved.id)).toBe(other.id);
    expect((await owner.get(`/api/customers/${kept.id}`)).body.phone).toBe('(213) 555-0199');
  });
});

describe('likely duplicates', () => {
  it('lists pairs with the same email, the same phone, or a similar name and company', async () => {
    const phone = null;
    const a = await addCustomer(owner, {
      name: 'Jon Smith',
      email: 'j@a.example',
      phone,
      company: 'Acme',
    });
    const b = await addCustomer(owner, {
      name: 'John Smith',
      email: null,
      phone,
      company: 'ACME, Inc.',
    });
    const c = await addCustomer(owner, {
      name: 'Zed',
      email: 'J@a.example',
      phone: '+1 310 555 0110',
      company: 'Q',
    });
    const d = await addCustomer(owner, {
      name: 'Pat',
      email: null,
      phone: '(310) 555-0110',
      company: 'R',
    });
    await addCustomer(owner, { name: 'Alone', email: null, phone, company: 'S' });
    const { body } = await owner.get('/api/admin/duplicate-customers');
    expect(body.map((pair: never) => [pair['firstId'], pair['secondId'], pair['reasons']])).toEqual(
      [
        [c.id, d.id, ['phone']],
        [a.id, c.id, ['email']],
        [a.id, b.id, ['name']],
      ],
    );
    const of = await owner.get(`/api/customers/${a.id}/merging`);
    expect(of.body.duplicates.map((one: never) => [one['id'], one['reasons']])).toEqual([
      [b.id, ['name']],
      [c.id, ['email']],
    ]);
  });
});
