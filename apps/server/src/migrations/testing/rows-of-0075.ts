import { Companies1700000000075 } from '../0075-companies';
import type { SchemaFixture } from './schema-fixture';

/** A company with a customer, one that is in the trash, and the step that made the first. */
export const fixture: SchemaFixture = {
  migration: Companies1700000000075,
  rows: `
    insert into companies (name, website, note) values
      ('Northwind Ferries', 'https://northwind.example', 'Two ships.'), ('Deleted Company', null, null);
    insert into customer_companies ("customerId", "companyId")
      select 1, id from companies on conflict do nothing;
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'company', r.id, r.name, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from companies r where r.name = 'Deleted Company';
    delete from companies where name = 'Deleted Company';
    insert into company_conversions (companies, people, "madeIds", "lastAuditId")
      select 1, 1, array[id], 0 from companies where name = 'Northwind Ferries';
    insert into converted_customers ("customerId", "conversionId", "companyId", text)
      select 1, v.id, k.id, 'Northwind Ferries, Inc.' from company_conversions v, companies k
      where k.name = 'Northwind Ferries';
  `,
};
