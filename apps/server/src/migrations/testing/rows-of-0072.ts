import { CustomerFiles1700000000072 } from '../0072-customer-files';
import type { SchemaFixture } from './schema-fixture';

/** A file, one that is in the trash, and an upload under way. */
export const fixture: SchemaFixture = {
  migration: CustomerFiles1700000000072,
  rows: `
    insert into customer_files ("customerId", name, "mediaType", size, parts, "uploadedBy", "isShared")
      select c.id, named.name, 'text/plain', 5, array[encode(sha256('notes'), 'hex')], 'owner', true
      from (values ('Kick-off notes.txt'), ('Old plan.txt')) named (name),
        (select id from customers order by id limit 1) c;
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'customer_file', r.id, r.name, jsonb_build_object('row', to_jsonb(r)), 'owner'
      from customer_files r where name = 'Old plan.txt';
    delete from customer_files where name = 'Old plan.txt';
    insert into file_uploads ("customerId", "userId", "uploadedBy", name, size)
      select c.id, u.id, 'client', 'Figures.csv', 2000000
      from (select id from customers order by id limit 1) c,
        (select id from users order by id limit 1) u;
  `,
};
