import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers have tags, and are sorted and filtered by more than when they were added. */
export class Tags1700000000026 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tags + announcements + lastActivity + indexes);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index customers_by_name, customers_by_company, customers_by_status, customers_by_value,
        customers_company_search, activities_open;
      drop trigger activities_last_insert on activities;
      drop trigger activities_last_update on activities;
      drop trigger activities_last_delete on activities;
      drop trigger customers_last_activity on customers;
      drop table customer_last_activity;
      drop function add_last_activity, set_last_activity;
      drop table customer_tags, tags;
      drop function announce_tagged, announce_tag;
      delete from trash where kind = 'tag';
    `);
  }
}

const tags = `
  create table tags (
    id integer generated always as identity primary key,
    name varchar(40) not null check (btrim(name) <> ''),
    color varchar(20) not null default 'gray'
      check (color in ('gray', 'blue', 'green', 'yellow', 'orange', 'red')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create unique index tags_name on tags (lower(name));
  create trigger tags_touch before update on tags
    for each row execute function touch_updated_at();
  create trigger tags_audit after insert or update or delete on tags
    for each row execute function record_change();

  create table customer_tags (
    "customerId" integer not null references customers on delete cascade,
    "tagId" integer not null references tags on delete cascade,
    primary key ("customerId", "tagId")
  );
  create index customer_tags_tag on customer_tags ("tagId", "customerId");
`;

/** Open windows hear of it as of a change of the customers. */
const announcements = `
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

  create function announce_tag() returns trigger language plpgsql as $$
  begin
    perform pg_notify('record_changed', json_build_object(
      'kind', 'customer', 'change', 'updated', 'ids', null)::text);
    return null;
  end $$;
  create trigger tags_announce after insert or update or delete on tags
    for each statement execute function announce_tag();
`;

/**
 * When the last activity of each customer was logged, which a sorted page could not look up for all of
 * them. The epoch stands for never, so that the order has no gap.
 */
const lastActivity = `
  create table customer_last_activity (
    "customerId" integer primary key references customers on delete cascade,
    "lastAt" timestamptz(3) not null default 'epoch'
  );
  create index customer_last_activity_newest on customer_last_activity ("lastAt", "customerId");
  insert into customer_last_activity
    select c.id, coalesce(max(a."createdAt"), 'epoch')
    from customers c left join activities a on a."customerId" = c.id group by c.id;

  create function add_last_activity() returns trigger language plpgsql as $$
  begin
    insert into customer_last_activity ("customerId") select id from new_rows;
    return null;
  end $$;
  create trigger customers_last_activity after insert on customers
    referencing new table as new_rows for each statement execute function add_last_activity();

  create function set_last_activity() returns trigger language plpgsql as $$
  declare
    ids integer[];
  begin
    if tg_op = 'INSERT' then
      ids := array(select distinct "customerId" from new_rows);
    elsif tg_op = 'DELETE' then
      ids := array(select distinct "customerId" from old_rows);
    else
      ids := array(
        select distinct unnest(array[n."customerId", o."customerId"])
        from new_rows n join old_rows o using (id)
        where (n."customerId", n."createdAt") is distinct from (o."customerId", o."createdAt"));
    end if;
    if ids = '{}' then return null; end if;
    -- Whoever logs for the same customer waits here, and then sees what the other one has logged.
    perform 1 from customer_last_activity where "customerId" = any(ids) order by "customerId" for update;
    update customer_last_activity l set "lastAt" = f.at
    from (
      select i.id, coalesce((select a."createdAt" from activities a where a."customerId" = i.id
        order by a."createdAt" desc limit 1), 'epoch') as at
      from unnest(ids) i (id)) f
    where l."customerId" = f.id and l."lastAt" <> f.at;
    return null;
  end $$;
  create trigger activities_last_insert after insert on activities
    referencing new table as new_rows for each statement execute function set_last_activity();
  create trigger activities_last_update after update on activities
    referencing old table as old_rows new table as new_rows
    for each statement execute function set_last_activity();
  create trigger activities_last_delete after delete on activities
    referencing old table as old_rows for each statement execute function set_last_activity();
`;

/**
 * One for each order of the list. Names and companies are compared by their first characters, so that
 * the longest ones fit; who has no company comes behind the others.
 */
const indexes = `
  create index customers_by_name on customers ((left(lower(name), 60)), id);
  create index customers_by_company on customers (
    (case when company is null then '1' else '0' || left(lower(company), 60) end), id);
  create index customers_by_status on customers (status, id);
  create index customers_by_value on customers ("totalValue", id);
  create index customers_company_search on customers using gin (company gin_trgm_ops);
  create index activities_open on activities ("customerId", "dueOn")
    where "dueOn" is not null and "doneAt" is null;
`;
