import { Tags1700000000026 } from '../0026-tags';
import type { SchemaFixture } from './schema-fixture';

/** A tag with a customer, and one that is in the trash with its own. */
export const fixture: SchemaFixture = {
  migration: Tags1700000000026,
  rows: `
    insert into tags (name, color) values ('Retainer', 'blue'), ('Deleted tag', 'red');
    insert into customer_tags select min(c.id), t.id from customers c, tags t group by t.id;
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'tag', r.id, r.name, jsonb_build_object('row', to_jsonb(r), 'customer_tags',
        (select jsonb_agg(d) from customer_tags d where d."tagId" = r.id)), 'owner'
      from tags r where r.name = 'Deleted tag';
    delete from tags where name = 'Deleted tag';
  `,
};
