import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers have fields of the owner's own. */
export class CustomerFields1700000000032 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(fields + values + indexes + announcements + knownChoices + audit);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop function shown_field_value;
      drop table customer_field_values;
      drop function record_field_value, keep_known_choice;
      drop table customer_fields;
      delete from trash where kind = 'customer_field';
    `);
  }
}

/** A place each, of which there are twenty: there is none for one more. */
const fields = `
  create table customer_fields (
    id integer generated always as identity primary key,
    name varchar(60) not null check (btrim(name) <> ''),
    kind varchar(10) not null check (kind in ('text', 'number', 'date', 'choice')),
    choices jsonb not null default '[]'
      check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) <= 50),
    "lastChoiceId" integer not null default 0,
    position smallint not null check (position between 1 and 20),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    check ((kind = 'choice') = (choices <> '[]')),
    unique (id, kind),
    unique (position) deferrable initially deferred
  );
  create unique index customer_fields_name on customer_fields (lower(btrim(name)));
  create trigger customer_fields_touch before update on customer_fields
    for each row execute function touch_updated_at();
  create trigger customer_fields_audit after insert or update or delete on customer_fields
    for each row execute function record_change();
`;

/** Only what there is has a row, of the type that its field has. */
const values = `
  create table customer_field_values (
    "customerId" integer not null references customers on delete cascade,
    "fieldId" integer not null,
    kind varchar(10) not null,
    text varchar(1000) check (btrim(text) <> ''),
    number numeric(14, 4),
    date date,
    choice integer,
    primary key ("fieldId", "customerId"),
    foreign key ("fieldId", kind) references customer_fields (id, kind) on delete cascade,
    check (num_nonnulls(text, number, date, choice) = 1),
    check (case kind when 'text' then text is not null when 'number' then number is not null
      when 'date' then date is not null else choice is not null end)
  );
`;

/** One for each order of the list, as of the customers' own; a text is compared by its beginning. */
const indexes = `
  create index customer_field_values_customer on customer_field_values ("customerId");
  create index customer_field_values_text
    on customer_field_values ("fieldId", (left(lower(text), 60)), "customerId")
    where text is not null;
  create index customer_field_values_number
    on customer_field_values ("fieldId", number, "customerId") where number is not null;
  create index customer_field_values_date
    on customer_field_values ("fieldId", date, "customerId") where date is not null;
  create index customer_field_values_choice
    on customer_field_values ("fieldId", choice, "customerId") where choice is not null;
  create index customer_field_values_search on customer_field_values using gin (text gin_trgm_ops)
    where text is not null;
`;

/** Open windows hear of it as of a change of the customers. */
const announcements = `
  create trigger customer_field_values_announce_insert after insert on customer_field_values
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_field_values_announce_update after update on customer_field_values
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_field_values_announce_delete after delete on customer_field_values
    referencing old table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_fields_announce after insert or update or delete on customer_fields
    for each statement execute function announce_tag();
`;

/** A customer from the trash may have a choice that was removed since: it is left out. */
const knownChoices = `
  create function keep_known_choice() returns trigger language plpgsql as $$
  begin
    perform 1 from customer_fields f, jsonb_array_elements(f.choices) c
      where f.id = new."fieldId" and (c ->> 'id')::int = new.choice;
    if found then return new; end if;
    return null;
  end $$;
  create trigger customer_field_values_choice before insert or update on customer_field_values
    for each row when (new.choice is not null) execute function keep_known_choice();
`;

/**
 * The log has values as changes of their customer, by the name of the field. What goes with a field or
 * with a customer, and what comes back with a field, is told by the entry of these.
 */
const audit = `
  create function shown_field_value(v customer_field_values, choices jsonb) returns jsonb
  language sql immutable as $$
    select case v.kind
      when 'text' then to_jsonb(v.text)
      when 'number' then to_jsonb(trim_scale(v.number))
      when 'date' then to_jsonb(v.date)
      when 'choice' then (select c -> 'name' from jsonb_array_elements(choices) c
        where (c ->> 'id')::int = v.choice)
    end
  $$;
  create function record_field_value() returns trigger language plpgsql as $$
  declare
    changed customer_field_values;
    field record;
    was jsonb;
    now_is jsonb;
  begin
    if tg_op = 'DELETE' then changed := old; else changed := new; end if;
    select f.name, f.choices, f.xmin = pg_current_xact_id()::xid as is_new into field
      from customer_fields f where f.id = changed."fieldId";
    if not found or field.is_new then return null; end if;
    perform 1 from customers where id = changed."customerId";
    if not found then return null; end if;
    if tg_op <> 'INSERT' then was := shown_field_value(old, field.choices); end if;
    if tg_op <> 'DELETE' then now_is := shown_field_value(new, field.choices); end if;
    if was is not distinct from now_is then return null; end if;
    insert into audit_log ("actorId", relation, "recordId", action, before, after) values (
      nullif(current_setting('polaris.actor', true), ''),
      'customers', changed."customerId", 'update',
      jsonb_build_object(field.name, was), jsonb_build_object(field.name, now_is));
    return null;
  end $$;
  create trigger customer_field_values_audit after insert or update or delete
    on customer_field_values for each row execute function record_field_value();
`;
