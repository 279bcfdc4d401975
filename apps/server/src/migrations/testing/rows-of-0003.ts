import { Crm1700000000003 } from '../0003-crm';
import type { SchemaFixture } from './schema-fixture';

/** Records that are there to be deleted, and to be restored by a later version. */
const deletedLater = `
  insert into contact_submissions (name, email, phone, message, status) values
    ('Deleted Contact', 'deleted@example.com', '1', 'A message that was deleted.', 'converted');
  insert into customers (name, "convertedFromContactId", "totalValue")
    select 'Of the deleted contact', max(id), 10.25 from contact_submissions;
  insert into customers (name, email, phone, company, notes, "userId", "totalValue") values
    ('Deleted Customer', 'gone@example.com', '2', 'Gone', 'Notes', 'disabled', 99.99);
  insert into activities ("customerId", type, subject, description, "dueOn", "doneAt")
    select c.id, a.* from customers c, (values
      ('call', 'Went with the customer', 'Text', date '2024-07-01', timestamptz '2024-07-02T08:00Z'),
      ('text', 'Went along, too', null, null, null)) a
    where c.name = 'Deleted Customer';
  insert into activities ("customerId", subject, description, "dueOn") values
    (1, 'Deleted Activity', 'Text', '2098-07-01');
  insert into assets (name, description, type, url) values
    ('Deleted Asset', 'Text', 'video', 'https://example.com/deleted');
`;

/** What the server did to delete a record: into the trash with it, and out of its table. */
const remove = (kind: string, table: string, label: string, name: string, more = '') => `
  insert into trash (kind, "recordId", label, rows, "deletedBy")
    select '${kind}', r.id, r.${label}, jsonb_build_object('row', to_jsonb(r) ${more}), 'owner'
    from ${table} r where r.${label} = '${name}';
  delete from ${table} where ${label} = '${name}';
`;

const activitiesOf = `, 'activities',
  (select jsonb_agg(d order by d.id) from activities d where d."customerId" = r.id)`;
const customerOf = `, 'customerId',
  (select d.id from customers d where d."convertedFromContactId" = r.id)`;

export const fixture: SchemaFixture = {
  migration: Crm1700000000003,
  rows: `
    select set_config('polaris.actor', 'owner', false);
    update activities set "dueOn" = '2098-01-01' where subject = 'First call';
    update activities set "doneAt" = '2024-02-10T08:00Z' where subject = 'No description';
    ${deletedLater}
    ${remove('contact', 'contact_submissions', 'name', 'Deleted Contact', customerOf)}
    ${remove('customer', 'customers', 'name', 'Deleted Customer', activitiesOf)}
    ${remove('activity', 'activities', 'subject', 'Deleted Activity')}
    ${remove('asset', 'assets', 'name', 'Deleted Asset')}
  `,
};
