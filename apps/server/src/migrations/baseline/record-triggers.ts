/** Tables whose rows have the time of their last change. */
const touched = [
  ...['users', 'communication_preferences', 'services', 'assets', 'customers', 'activities'],
  ...['testimonials', 'business_profile', 'invoices', 'reply_templates', 'tags', 'saved_views'],
  ...['customer_fields', 'mail_settings', 'site_content', 'essays', 'tasks', 'customer_files'],
  ...['companies', 'booking_settings', 'busy_feeds'],
];

/** Tables whose every change is in the audit log. */
const audited = [
  ...['contact_submissions', 'customers', 'activities', 'services', 'assets', 'purchases'],
  ...['sessions_appointments', 'testimonials', 'subscribers', 'payments', 'refunds'],
  ...['business_profile', 'invoices', 'reply_templates', 'tags', 'saved_views', 'customer_fields'],
  ...['site_content', 'essays', 'undeliverable_addresses', 'tasks', 'customer_files', 'companies'],
  ...['booking_settings', 'availability_rules', 'availability_exceptions', 'busy_feeds'],
];

/** Tables whose rows are counted, with the arguments of `count_rows`. */
const counted: Record<string, string> = {
  contact_submissions: `'status'`,
  customers: `'status', 'no days'`,
  activities: `'type'`,
};

const touch = (table: string) => `
  create trigger ${table.replace('communication_', '')}_touch before update on ${table}
    for each row execute function touch_updated_at();`;

const audit = (table: string) => `
  create trigger ${table}_audit after insert or update or delete on ${table}
    for each row execute function record_change();`;

const count = ([table, args]: [string, string]) => `
  create trigger ${table}_count_insert after insert on ${table}
    referencing new table as new_rows for each statement execute function count_rows(${args});
  create trigger ${table}_count_update after update on ${table}
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows(${args});
  create trigger ${table}_count_delete after delete on ${table}
    referencing old table as old_rows for each statement execute function count_rows(${args});
  create trigger ${table}_count_truncate after truncate on ${table}
    for each statement execute function forget_counts();`;

/** For every record: the time of its last change, its audit log, and row counts. */
export const recordTriggers = `
  -- A merge says itself which rows move and which account is linked; what only moves was not edited.
  create function touch_updated_at() returns trigger language plpgsql as $$
  begin
    if current_setting('polaris.merging', true) = 'on' then return new; end if;
    new."updatedAt" := now();
    return new;
  end $$;
  ${touched.map(touch).join('')}

  -- Without keys of requests and of the search, which say what the texts say.
  create function record_change() returns trigger language plpgsql as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,version,updatedAt,idempotencyKey,searchText}'::text[] end;
    now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,version,updatedAt,idempotencyKey,searchText}'::text[] end;
    same text[];
  begin
    if tg_op = 'UPDATE' then
      select coalesce(array_agg(key), '{}') into same from jsonb_each(was)
        where now_is -> key is not distinct from value;
      was := was - same;
      now_is := now_is - same;
      if was = '{}' then return null; end if;
    end if;
    insert into audit_log ("actorId", relation, "recordId", action, before, after) values (
      nullif(current_setting('polaris.actor', true), ''),
      tg_table_name,
      case when tg_op = 'DELETE' then old.id else new.id end,
      case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
      was, now_is);
    return null;
  end $$;
  ${audited.map(audit).join('')}
  -- Who has read what is in no audit log.
  create trigger messages_audit after insert or delete on messages
    for each row execute function record_change();
  create trigger messages_audit_update after update on messages for each row
    when ((to_jsonb(old) - 'readAt') is distinct from (to_jsonb(new) - 'readAt'))
    execute function record_change();
  -- What an owner did; the others are work of the server.
  create trigger backup_runs_audit after insert on backup_runs
    for each row when (new.kind in ('download', 'restore')) execute function record_change();

  -- The sums of a statement's new and old rows, in one order, so that two writers cannot deadlock.
  create function count_rows() returns trigger language plpgsql as $$
  declare
    parts text[] := '{}';
  begin
    if tg_op in ('INSERT', 'UPDATE') then
      parts := parts || format('select %I::text as kind, "createdAt", 1 as n from new_rows', tg_argv[0]);
    end if;
    if tg_op in ('DELETE', 'UPDATE') then
      parts := parts || format('select %I::text as kind, "createdAt", -1 as n from old_rows', tg_argv[0]);
    end if;
    execute format(
      'insert into row_counts select %L, kind, sum(n) from (%s) c group by kind having sum(n) <> 0 order by kind
       on conflict (relation, kind) do update set rows = row_counts.rows + excluded.rows',
      tg_table_name, array_to_string(parts, ' union all '));
    if tg_nargs = 1 then
      execute format(
        'insert into day_counts select %L, ("createdAt" at time zone ''UTC'')::date as day, sum(n)
         from (%s) c group by day having sum(n) <> 0 order by day
         on conflict (relation, day) do update set rows = day_counts.rows + excluded.rows',
        tg_table_name, array_to_string(parts, ' union all '));
    end if;
    return null;
  end $$;

  create function forget_counts() returns trigger language plpgsql as $$
  begin
    delete from row_counts where relation = tg_table_name;
    delete from day_counts where relation = tg_table_name;
    return null;
  end $$;
  ${Object.entries(counted).map(count).join('')}
`;
