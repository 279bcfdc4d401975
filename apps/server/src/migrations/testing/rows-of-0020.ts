import { CustomerOfSales1700000000020 } from '../0020-customer-of-sales';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import type { SchemaFixture } from './schema-fixture';

/** A customer without an account, with a sale and a session; and one whose sale was left in place. */
export const fixture: SchemaFixture = {
  migration: CustomerOfSales1700000000020,
  rows: `
    insert into purchases ("customerId", "serviceId", status, amount, "recordedBy") values
      (2, 1, 'pending', 300, 'owner');
    insert into sessions_appointments ("customerId", title, "startTime", "endTime", status) values
      (2, 'Without an account', '2097-01-01T15:00Z', '2097-01-01T16:00Z', 'scheduled');
    insert into customers (name) values ('Has left a sale');
    insert into purchases ("customerId", "serviceId", status, amount)
      select id, 1, 'active', 80 from customers where name = 'Has left a sale';
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'customer', r.id, r.name, jsonb_build_object('row', to_jsonb(r), 'activities', '[]'::jsonb,
        'contactId', null, 'purchases', jsonb_build_array(p.id), 'sessions_appointments', null), 'owner'
      from customers r join purchases p on p."customerId" = r.id where r.name = 'Has left a sale';
    delete from customers where name = 'Has left a sale';
  `,
  earlierRows: [
    {
      until: IdempotencyKeys1700000000045,
      rows: `update purchases set "recordKey" = 'recorded' where "recordedBy" = 'owner'`,
    },
  ],
};
