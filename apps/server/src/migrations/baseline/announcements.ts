/** The kind that is announced for each table. */
const kinds: Record<string, string> = {
  contact_submissions: 'contact',
  customers: 'customer',
  activities: 'activity',
  services: 'service',
  assets: 'asset',
  purchases: 'purchase',
  sessions_appointments: 'appointment',
  messages: 'message',
  tasks: 'task',
  customer_files: 'customer_file',
  companies: 'company',
};

const changed = (table: string) => `
  create trigger ${table}_changed after insert or update or delete or truncate on ${table}
    for each statement execute function notify_content_change();`;

/** Truncating the files table is not announced. */
const announced = ([table, kind]: [string, string]) => `
  create trigger ${table}_announce_insert after insert on ${table}
    referencing new table as new_rows
    for each statement execute function announce_records('${kind}', 'created');
  create trigger ${table}_announce_update after update on ${table}
    referencing new table as new_rows
    for each statement execute function announce_records('${kind}', 'updated');
  create trigger ${table}_announce_delete after delete on ${table}
    referencing old table as old_rows
    for each statement execute function announce_records('${kind}', 'deleted');
  ${table === 'customer_files' ? '' : truncated(table, kind)}`;

const truncated = (table: string, kind: string) => `
  create trigger ${table}_announce_truncate after truncate on ${table}
    for each statement execute function announce_records('${kind}', 'deleted');`;

/** The notifications to servers and open windows, sent when the transaction commits. */
export const announcements = `
  create function notify_content_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('content_changed', tg_table_name);
    return null;
  end $$;
  ${['services', 'assets', 'testimonials', 'business_profile', 'site_content', 'essays'].map(changed).join('')}
  -- Pages of services say whether a call can be booked: that takes open booking and a mail server.
  ${['booking_settings', 'mail_settings'].map(changed).join('')}
  -- For each row: expired rows are looked for every minute, and mostly there is none.
  create trigger share_pictures_content after insert or update or delete on share_pictures
    for each row execute function notify_content_change();
  -- Only a completed purchase verifies a testimonial, and it can be reopened.
  create trigger purchases_verify after update of status on purchases
    for each row when ((old.status = 'completed') <> (new.status = 'completed'))
    execute function notify_content_change();

  -- Keys alone, never values: a notification may have 8,000 bytes, and everyone with access to the
  -- database can read it. PostgreSQL sends it when the transaction commits.
  create function announce_records() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    if tg_op = 'DELETE' then
      changed := array(select id from old_rows limit 21);
    elsif tg_op <> 'TRUNCATE' then
      changed := array(select id from new_rows limit 21);
    end if;
    if changed = '{}' then return null; end if;
    if cardinality(changed) > 20 then changed := null; end if;
    perform pg_notify('record_changed', json_build_object(
      'kind', tg_argv[0], 'change', tg_argv[1], 'ids', changed)::text);
    return null;
  end $$;
  ${Object.entries(kinds).map(announced).join('')}

  -- A purchase is announced as changed when what is paid of it changes.
  create function announce_purchases_paid() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    if tg_table_name = 'payments' then
      changed := array(select distinct "purchaseId" from new_rows
        where "purchaseId" is not null limit 21);
    else
      changed := array(select distinct p."purchaseId" from new_rows r
        join payments p on p.id = r."paymentId" where p."purchaseId" is not null limit 21);
    end if;
    if changed = '{}' then return null; end if;
    if cardinality(changed) > 20 then changed := null; end if;
    perform pg_notify('record_changed', json_build_object(
      'kind', 'purchase', 'change', 'updated', 'ids', changed)::text);
    return null;
  end $$;
  create trigger payments_announce_insert after insert on payments
    referencing new table as new_rows
    for each statement execute function announce_purchases_paid();
  create trigger payments_announce_update after update on payments
    referencing new table as new_rows
    for each statement execute function announce_purchases_paid();
  create trigger refunds_announce_insert after insert on refunds
    referencing new table as new_rows
    for each statement execute function announce_purchases_paid();
  create trigger refunds_announce_update after update on refunds
    referencing new table as new_rows
    for each statement execute function announce_purchases_paid();

  -- What customers have beside their record: open windows hear of it as of a change of the customers.
  create function announce_tagged() returns trigger language plpgsql as $$
  declare
    changed integer[] := array(select distinct "customerId" from changed_rows limit 21);
  begin
    if changed = '{}' then return null; end if;
    if cardinality(changed) > 20 then changed := null; end if;
    perform pg_notify('record_changed', json_build_object(
      'kind', 'customer', 'change', 'updated', 'ids', changed)::text);
    return null;
  end $$;
  create trigger customer_tags_announce_insert after insert on customer_tags
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_tags_announce_delete after delete on customer_tags
    referencing old table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_field_values_announce_insert after insert on customer_field_values
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_field_values_announce_update after update on customer_field_values
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_field_values_announce_delete after delete on customer_field_values
    referencing old table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_companies_announce_insert after insert on customer_companies
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_companies_announce_delete after delete on customer_companies
    referencing old table as changed_rows
    for each statement execute function announce_tagged();

  create function announce_tag() returns trigger language plpgsql as $$
  begin
    perform pg_notify('record_changed', json_build_object(
      'kind', 'customer', 'change', 'updated', 'ids', null)::text);
    return null;
  end $$;
  create trigger tags_announce after insert or update or delete on tags
    for each statement execute function announce_tag();
  create trigger customer_fields_announce after insert or update or delete on customer_fields
    for each statement execute function announce_tag();

  -- What needs attention, and what became of a backup, is announced like a changed record.
  create function announce_health() returns trigger language plpgsql as $$
  begin
    perform pg_notify('record_changed', '{"kind":"health","change":"updated","ids":null}');
    return null;
  end $$;
  create trigger health_alarms_announce after insert or delete on health_alarms
    for each row execute function announce_health();
  create trigger backup_runs_announce after insert on backup_runs
    for each row execute function announce_health();
  create trigger release_checks_announce after update on release_checks
    for each row when (old.newest is distinct from new.newest) execute function announce_health();

  create function notify_mail_settings() returns trigger language plpgsql as $$
  begin
    perform pg_notify('mail_settings_changed', '');
    return null;
  end $$;
  create trigger mail_settings_notify after insert or update or delete or truncate on mail_settings
    for each statement execute function notify_mail_settings();

  create function notify_access_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('access_changed', old.id);
    return null;
  end $$;
  create trigger users_access_changed after update on users for each row when (
      new."accessEpoch" <> old."accessEpoch" or new."isAdmin" <> old."isAdmin"
    ) execute function notify_access_changed();
  create trigger users_access_deleted after delete on users
    for each row execute function notify_access_changed();

  create function notify_session_ended() returns trigger language plpgsql as $$
  begin
    perform pg_notify('access_changed', old.sess->>'passport');
    return null;
  end $$;
  create trigger sessions_access_ended after delete on sessions
    for each row when (old.sess->>'passport' is not null) execute function notify_session_ended();
`;
