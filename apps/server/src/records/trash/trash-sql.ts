import type { TrashKind } from '@polaris/contracts';

interface Bin {
  /** How a refusal names the record. */
  what: string;
  table: string;
  /** Selects `label` and `rows` of the record `$1`: itself, and what goes with it. */
  move: string;
  /** Bring the rows `$1` back, in this order. */
  restore: string[];
}

/** Keys are never given out twice, so a record comes back under its own. */
const insert = (table: string, path = 'row') =>
  `insert into ${table} overriding system value
   select * from jsonb_populate_record(null::${table}, $1::jsonb -> '${path}')`;

/** How each kind of record leaves its table, and how it returns. */
export const bins: Record<TrashKind, Bin> = {
  contact: {
    what: 'This contact submission',
    table: 'contact_submissions',
    move: `select name as label, jsonb_build_object('row', to_jsonb(r), 'customerId',
        (select id from customers where "convertedFromContactId" = r.id)) as rows
      from contact_submissions r where id = $1 for update`,
    restore: [
      insert('contact_submissions'),
      `update customers set "convertedFromContactId" = ($1::jsonb #>> '{row,id}')::int
       where id = ($1::jsonb ->> 'customerId')::int and "convertedFromContactId" is null`,
    ],
  },
  customer: {
    what: 'This customer',
    table: 'customers',
    move: `select name as label, jsonb_build_object('row', to_jsonb(r), 'activities',
        (select coalesce(jsonb_agg(a order by id), '[]') from activities a where "customerId" = r.id)) as rows
      from customers r where id = $1 for update`,
    restore: [
      // What it referred to may be gone, or be another customer's by now.
      `insert into customers overriding system value
       select * from jsonb_populate_record(null::customers, $1::jsonb -> 'row' || jsonb_build_object(
         'convertedFromContactId', (select id from contact_submissions c
           where id = ($1::jsonb #>> '{row,convertedFromContactId}')::int
             and not exists (select 1 from customers where "convertedFromContactId" = c.id)),
         'userId', (select id from users u where id = $1::jsonb #>> '{row,userId}'
             and not exists (select 1 from customers where "userId" = u.id))))`,
      `insert into activities overriding system value
       select * from jsonb_populate_recordset(null::activities, $1::jsonb -> 'activities')`,
    ],
  },
  activity: {
    what: 'This activity',
    table: 'activities',
    move: `select subject as label, jsonb_build_object('row', to_jsonb(r)) as rows
      from activities r where id = $1 for update`,
    restore: [insert('activities')],
  },
  asset: {
    what: 'This asset',
    table: 'assets',
    move: `select name as label, jsonb_build_object('row', to_jsonb(r)) as rows
      from assets r where id = $1 for update`,
    restore: [insert('assets')],
  },
};
