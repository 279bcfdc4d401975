import { CustomerImports1700000000059 } from '../0059-customer-imports';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: CustomerImports1700000000059,
  // So late that it does not expire.
  rows: `
    insert into customer_imports ("importedAt", created, updated, "lastAuditId")
      values ('2099-03-02T10:00:00Z', 1, 2, 40);
    insert into imported_customers ("customerId", "importId")
      select (select min(id) from customers), id from customer_imports;
  `,
};
