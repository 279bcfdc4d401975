import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the back office needs over the tables: follow-ups, search, counts, the trash, the audit log. */
export class Crm1700000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [followUps, counts, trash, audit]) await queryRunner.query(part);
    for (const table of ['contact_submissions', 'customers'])
      await queryRunner.query(counted(table, 'status'));
    await queryRunner.query(counted('activities', 'type'));
    for (const table of audited) await queryRunner.query(auditedTable(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of audited) await queryRunner.query(`drop trigger ${table}_audit on ${table}`);
    for (const table of ['contact_submissions', 'customers', 'activities'])
      for (const event of ['insert', 'update', 'delete', 'truncate'])
        await queryRunner.query(`drop trigger ${table}_count_${event} on ${table}`);
    await queryRunner.query(`
      drop function record_change, count_rows, forget_counts;
      drop table audit_log, trash, row_counts, day_counts;
      drop index activities_due, activities_search, activities_type, customers_email, customers_prefix;
      alter table activities drop "dueOn", drop "doneAt";
    `);
  }
}

const audited = ['contact_submissions', 'customers', 'activities', 'services', 'assets'];

const followUps = `
  alter table activities add "dueOn" date, add "doneAt" timestamptz(3);
  create index activities_due on activities ("dueOn", id)
    where "dueOn" is not null and "doneAt" is null;
  create index activities_search on activities using gin (
    (subject || ' ' || coalesce(description, '')) gin_trgm_ops);
  create index activities_type on activities (type, "createdAt" desc, id desc);
  create index customers_email on customers (lower(email));
  create index customers_prefix on customers (lower(name) text_pattern_ops);
`;

/** Counting a million rows takes longer than reading a page of them: triggers keep the sums. */
const counts = `
  create table row_counts (
    relation text not null,
    kind text not null,
    rows bigint not null,
    primary key (relation, kind)
  );
  create table day_counts (
    relation text not null,
    day date not null,
    rows bigint not null,
    primary key (relation, day)
  );

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
    execute format(
      'insert into day_counts select %L, ("createdAt" at time zone ''UTC'')::date as day, sum(n)
       from (%s) c group by day having sum(n) <> 0 order by day
       on conflict (relation, day) do update set rows = day_counts.rows + excluded.rows',
      tg_table_name, array_to_string(parts, ' union all '));
    return null;
  end $$;

  create function forget_counts() returns trigger language plpgsql as $$
  begin
    delete from row_counts where relation = tg_table_name;
    delete from day_counts where relation = tg_table_name;
    return null;
  end $$;
`;

const counted = (table: string, kind: string) => `
  insert into row_counts
    select '${table}', ${kind}, count(*) from ${table} group by 2;
  insert into day_counts
    select '${table}', ("createdAt" at time zone 'UTC')::date, count(*) from ${table} group by 2;
  create trigger ${table}_count_insert after insert on ${table}
    referencing new table as new_rows for each statement execute function count_rows('${kind}');
  create trigger ${table}_count_update after update on ${table}
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows('${kind}');
  create trigger ${table}_count_delete after delete on ${table}
    referencing old table as old_rows for each statement execute function count_rows('${kind}');
  create trigger ${table}_count_truncate after truncate on ${table}
    for each statement execute function forget_counts();
`;

const trash = `
  create table trash (
    kind varchar(20) not null,
    "recordId" integer not null,
    label text not null,
    rows jsonb not null,
    "deletedBy" text,
    "deletedAt" timestamptz(3) not null default now(),
    primary key (kind, "recordId")
  );
  create index trash_newest on trash ("deletedAt" desc, "recordId" desc);
`;

/** Every change of a record, whoever makes it: the columns that changed, before and after. */
const audit = `
  create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz(3) not null default clock_timestamp(),
    "actorId" text,
    relation text not null,
    "recordId" integer not null,
    action varchar(10) not null check (action in ('create', 'update', 'delete')),
    before jsonb,
    after jsonb
  );
  create index audit_log_record on audit_log (relation, "recordId", id desc);

  create function record_change() returns trigger language plpgsql as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,version,updatedAt}'::text[] end;
    now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,version,updatedAt}'::text[] end;
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
`;

const auditedTable = (table: string) => `
  create trigger ${table}_audit after insert or update or delete on ${table}
    for each row execute function record_change();
`;
