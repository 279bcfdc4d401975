import { CustomerFields1700000000032 } from '../0032-customer-fields';
import type { SchemaFixture } from './schema-fixture';

/** A value of each kind of field, and a field that is in the trash with its own. */
export const fixture: SchemaFixture = {
  migration: CustomerFields1700000000032,
  rows: `
    insert into customer_fields (name, kind, choices, "lastChoiceId", position) values
      ('Birthday', 'date', '[]', 0, 1),
      ('Level', 'choice', '[{"id": 1, "name": "Gold"}]', 1, 2),
      ('Seats', 'number', '[]', 0, 3),
      ('Motto', 'text', '[]', 0, 4),
      ('Deleted field', 'text', '[]', 0, 5);
    insert into customer_field_values ("customerId", "fieldId", kind, text, number, date, choice)
      select (select min(id) from customers), id, kind,
        case when kind = 'text' then name end, case when kind = 'number' then 12.5 end,
        case when kind = 'date' then date '1980-05-01' end, case when kind = 'choice' then 1 end
      from customer_fields;
    insert into trash (kind, "recordId", label, rows, "deletedBy")
      select 'customer_field', r.id, r.name, jsonb_build_object('row', to_jsonb(r),
        'customer_field_values', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(d)))
          from customer_field_values d where d."fieldId" = r.id)), 'owner'
      from customer_fields r where r.name = 'Deleted field';
    delete from customer_fields where name = 'Deleted field';
  `,
};
