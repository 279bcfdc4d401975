import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { offerContent } from '@polaris/contracts';
import { importCustomers } from '../../../testing/data/customer-imports';
import { fieldInput, tagInput } from '../../../testing/data/factories';
import { addActivity, addService, sendContact } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { uploadFile } from '../../../testing/upload-file';
import { addedLater } from './customer-imports.read-model';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers'));

const sessionIn = { startTime: '2099-01-05T15:00:00Z', endTime: '2099-01-05T16:00:00Z' };
const changes: Record<string, (customerId: number) => Promise<unknown>> = {
  'was edited': (id) => owner.put(`/api/customers/${id}`, { name: 'Ada', company: 'Analytical' }),
  'was edited and edited back': async (id) => {
    await owner.put(`/api/customers/${id}`, { name: 'Ada L.' });
    await owner.put(`/api/customers/${id}`, { name: 'Ada' });
  },
  'got a new status with others': (id) =>
    owner.post('/api/admin/customers/bulk', { act: 'status', ids: [id], status: 'on_hold' }),
  'has an activity': (customerId) => addActivity(owner, { customerId }),
  'has a task': (customerId) => owner.post('/api/admin/tasks', { title: 'Call back', customerId }),
  'has an unfinished upload': (id) =>
    owner.post(`/api/customers/${id}/files`, { name: 'Plan.txt', size: 5 }),
  'has a file': async (id) => {
    const content = new Uint8Array(Buffer.from('Plans'));
    await uploadFile(owner, `/api/customers/${id}/files`, 'Plan.txt', content);
    await polaris.dataSource.query('delete from file_uploads');
  },
  'has a tag': async (id) => {
    const tag = await owner.post('/api/admin/tags', tagInput({ name: `Of ${id}` }));
    await owner.put(`/api/customers/${id}/tags`, { tagIds: [tag.body.id] });
  },
  'has a value of a field': async (id) => {
    const field = await owner.post('/api/admin/customer-fields', fieldInput({ name: 'Born' }));
    const values = [{ fieldId: field.body.id as number, value: '1815-12-10' }];
    await owner.put(`/api/customers/${id}/fields`, { values });
    await polaris.dataSource.query('delete from customer_fields');
  },
  'has an account': async (id) => {
    const { user } = await polaris.customer();
    await owner.put(`/api/customers/${id}/account`, { userId: user.id });
  },
  'has a session': (customerId) =>
    owner.post('/api/admin/sessions', { customerId, title: 'Review', ...sessionIn }),
  'has an invoice': (customerId) =>
    owner.post('/api/admin/invoices', {
      customerId,
      lines: [{ text: 'Review', quantity: 1, unitPrice: 100, taxRate: 0 }],
    }),
  'has an offer': async (customerId) => {
    const { id: serviceId } = await addService(owner);
    const written = { content: offerContent(), expiresOn: '2099-01-05', invoiceOnAccept: true };
    await owner.post('/api/admin/offers', { customerId, serviceId, ...written });
  },
  'has a submission': async (customerId) => {
    const { id } = await sendContact(polaris.visitor());
    await polaris.dataSource.query(
      'update contact_submissions set "customerId" = $1 where id = $2',
      [customerId, id],
    );
  },
  'has a phone from a later import': (id) =>
    importCustomers(owner, `id,name,phone\n${id},Ada,555 0100`),
};

it.each(Object.entries(changes))(
  'keeps and names a customer who %s since the import',
  async (_, change) => {
    const id = await importCustomers(owner, 'name\nAda\nGrace');
    const ada = (await owner.get('/api/customers?q=Ada')).body[0].id as number;
    await change(ada);
    const { body } = await owner.post(`/api/admin/customer-imports/${id}/undo`);
    expect(body).toMatchObject({
      removed: 1,
      kept: 1,
      keptCustomers: [{ id: ada, name: 'Ada' }],
    });
    expect((await owner.get(`/api/customers/${ada}`)).status).toBe(200);
  },
);

it('checks every table that has rows of a customer', async () => {
  const found = await polaris.dataSource.query<{ name: string }[]>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'customers'::regclass order by 1`,
  );
  // An import itself adds rows to these; company changes of a customer are in the audit log.
  const own = [
    ...['converted_customers', 'customer_companies', 'customer_field_values'],
    ...['customer_last_activity', 'imported_customers'],
  ];
  expect(found.map(({ name }) => name)).toEqual([...addedLater, ...own].sort());
});
