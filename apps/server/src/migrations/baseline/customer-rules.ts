/** Triggers for changes of accounts and customers. */
export const customerRules = `
  -- A customer and an account with the same address are one person, once the address is verified. A link
  -- that was made or undone by hand stays: only a new address or its verification links.
  create function link_customer() returns trigger language plpgsql as $$
  begin
    if current_setting('polaris.merging', true) = 'on' then return new; end if;
    if tg_op = 'UPDATE' then
      if lower(new.email) is not distinct from lower(old.email) then return new; end if;
    end if;
    new."userId" := (select id from users u
      where lower(u.email) = lower(new.email) and "emailVerifiedAt" is not null and not "isAdmin"
        and not exists (select 1 from customers where "userId" = u.id));
    return new;
  end $$;
  create trigger customers_link before insert or update of email on customers
    for each row when (new."userId" is null and new.email is not null)
    execute function link_customer();

  -- Of several customers with the address it is the oldest.
  create function link_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if old."emailVerifiedAt" is not null and lower(old.email) = lower(new.email) then
        return null;
      end if;
    end if;
    update customers set "userId" = new.id
      where id = (select id from customers
          where lower(email) = lower(new.email) and "userId" is null order by id limit 1)
        and not exists (select 1 from customers where "userId" = new.id);
    return null;
  end $$;
  create trigger users_link after insert or update of email, "emailVerifiedAt" on users
    for each row when (new."emailVerifiedAt" is not null and not new."isAdmin")
    execute function link_account();

  -- What an account has bought and booked belongs to the customer whom it is linked with. An account that
  -- is deleted leaves its purchases to the customer.
  create function follow_account() returns trigger language plpgsql as $$
  begin
    if current_setting('polaris.merging', true) = 'on' then return null; end if;
    if tg_op = 'UPDATE' then
      if exists (select 1 from users where id = old."userId") then
        update purchases set "customerId" = null
          where "userId" = old."userId" and "customerId" = old.id;
        update sessions_appointments set "customerId" = null
          where "userId" = old."userId" and "customerId" = old.id;
      end if;
    end if;
    update purchases set "customerId" = new.id
      where "userId" = new."userId" and "customerId" is distinct from new.id;
    update sessions_appointments set "customerId" = new.id
      where "userId" = new."userId" and "customerId" is distinct from new.id;
    return null;
  end $$;
  create trigger customers_linked after insert on customers
    for each row when (new."userId" is not null) execute function follow_account();
  create trigger customers_relinked after update on customers
    for each row when (new."userId" is distinct from old."userId") execute function follow_account();

  -- The last guard: it holds for SQL by hand, too. Open streams are told besides.
  create function raise_access_epoch() returns trigger language plpgsql as $$
  begin
    new."accessEpoch" := old."accessEpoch" + 1;
    new."pendingEmail" := null;
    return new;
  end $$;
  create trigger users_raise_epoch before update of "passwordHash", "disabledAt" on users
    for each row when (
      new."passwordHash" is distinct from old."passwordHash"
      or (new."disabledAt" is not null and old."disabledAt" is null)
    ) execute function raise_access_epoch();

  -- A text that names a company, however it is written, is spelled as the company is. The company cannot be
  -- deleted in between. Names change while no customer can be written, so it keeps its name.
  create function name_company() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.company is not distinct from old.company then return new; end if;
    new.company := coalesce((select name from companies
      where lower(name) = lower(btrim(new.company)) for key share), new.company);
    return new;
  end $$;
  create trigger customers_name_company before insert or update of company on customers
    for each row when (new.company is not null) execute function name_company();

  -- And its customer belongs to the company.
  create function join_company() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.company is not distinct from old.company then return null; end if;
    insert into customer_companies ("customerId", "companyId")
      select new.id, id from companies where lower(name) = lower(btrim(new.company))
      on conflict do nothing;
    return null;
  end $$;
  create trigger customers_join_company after insert or update of company on customers
    for each row when (new.company is not null) execute function join_company();

  -- A new name becomes the text of those whose first company it is; those whose text is the name belong to it.
  create function company_named() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.name = old.name then return null; end if;
      update customers c set company = new.name, version = c.version + 1
        from customer_companies m
        where m."companyId" = new.id and c.id = m."customerId"
          and lower(btrim(c.company)) = lower(old.name) and c.company <> new.name;
    end if;
    insert into customer_companies ("customerId", "companyId")
      select id, new.id from customers where lower(btrim(company)) = lower(new.name)
      on conflict do nothing;
    update customers set company = new.name, version = version + 1
      where lower(btrim(company)) = lower(new.name) and company <> new.name;
    return null;
  end $$;
  create trigger companies_named after insert or update of name on companies
    for each row execute function company_named();

  create function mirror_difference() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into different_customers ("customerId", "otherId")
        values (new."otherId", new."customerId") on conflict do nothing;
    else
      delete from different_customers
        where "customerId" = old."otherId" and "otherId" = old."customerId";
    end if;
    return null;
  end $$;
  create trigger different_customers_mirror after insert or delete on different_customers
    for each row execute function mirror_difference();

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
