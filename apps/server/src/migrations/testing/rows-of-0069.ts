import { CustomerMerges1700000000069 } from '../0069-customer-merges';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: CustomerMerges1700000000069,
  // So late that it does not expire.
  rows: `
    insert into customer_merges ("keptId", "mergedId", "mergedAt")
      select min(id), 999, '2099-03-02T10:00:00Z' from customers;
    insert into customer_merge_undos ("mergeId", "mergedAt", "lastAuditId", changes)
      select id, "mergedAt", 40, '{"row": {"id": 999, "name": "Zoe Marsh"}}' from customer_merges;
    insert into different_customers ("customerId", "otherId")
      select min(id), max(id) from customers;
  `,
};
