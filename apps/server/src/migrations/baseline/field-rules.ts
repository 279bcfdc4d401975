/** The rules of custom fields and of saved views. */
export const fieldRules = `
  -- A customer from the trash may have a choice that was removed since: it is left out.
  create function keep_known_choice() returns trigger language plpgsql as $$
  begin
    perform 1 from customer_fields f, jsonb_array_elements(f.choices) c
      where f.id = new."fieldId" and (c ->> 'id')::int = new.choice;
    if found then return new; end if;
    return null;
  end $$;
  create trigger customer_field_values_choice before insert or update on customer_field_values
    for each row when (new.choice is not null) execute function keep_known_choice();

  -- The log has values as changes of their customer, by the name of the field. What goes with a field or
  -- with a customer, and what comes back with a field, is told by the entry of these.
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

  -- A view that comes back from the trash counts, too.
  create function limit_saved_views() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('saved_views'));
    if (select count(*) from saved_views where kind = new.kind) >= 50 then
      raise check_violation using message = 'too many saved views';
    end if;
    return new;
  end $$;
  create trigger saved_views_limit before insert on saved_views
    for each row execute function limit_saved_views();
`;
