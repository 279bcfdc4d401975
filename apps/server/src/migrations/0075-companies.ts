import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, whom customers belong to. The first one of a customer is the one that their text names. */
export class Companies1700000000075 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [companies, members, textToCompany, companyToText, conversions])
      await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger customers_name_company on customers;
      drop trigger customers_join_company on customers;
      drop index customers_company_text;
      drop table converted_customers, company_conversions, customer_companies, companies;
      drop function name_company, join_company, company_named;
      delete from trash where kind = 'company';
    `);
  }
}

const companies = `
  create table companies (
    id integer generated always as identity primary key,
    name varchar(255) not null check (name = btrim(name) and name <> ''),
    website varchar(2048),
    note varchar(10000),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create unique index companies_name on companies (lower(name));
  create index companies_by_name on companies ((left(lower(name), 60)), id);
  create index companies_search on companies using gin (name gin_trgm_ops);
  create trigger companies_touch before update on companies
    for each row execute function touch_updated_at();
  create trigger companies_audit after insert or update or delete on companies
    for each row execute function record_change();
  create trigger companies_announce_insert after insert on companies
    referencing new table as new_rows
    for each statement execute function announce_records('company', 'created');
  create trigger companies_announce_update after update on companies
    referencing new table as new_rows
    for each statement execute function announce_records('company', 'updated');
  create trigger companies_announce_delete after delete on companies
    referencing old table as old_rows
    for each statement execute function announce_records('company', 'deleted');
  create trigger companies_announce_truncate after truncate on companies
    for each statement execute function announce_records('company', 'deleted');
`;

/** Open windows hear of it as of a change of the customers. */
const members = `
  create table customer_companies (
    "customerId" integer not null references customers on delete cascade,
    "companyId" integer not null references companies on delete cascade,
    primary key ("customerId", "companyId")
  );
  create index customer_companies_company on customer_companies ("companyId", "customerId");
  create trigger customer_companies_announce_insert after insert on customer_companies
    referencing new table as changed_rows
    for each statement execute function announce_tagged();
  create trigger customer_companies_announce_delete after delete on customer_companies
    referencing old table as changed_rows
    for each statement execute function announce_tagged();
`;

/**
 * A text that names a company, however it is written: spelled as the company is, and its customer belongs to it. The
 * company cannot be deleted in between. Names change while no customer can be written, so it keeps its name.
 */
const textToCompany = `
  create index customers_company_text on customers (lower(btrim(company))) where company is not null;

  create function name_company() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and new.company is not distinct from old.company then return new; end if;
    new.company := coalesce((select name from companies
      where lower(name) = lower(btrim(new.company)) for key share), new.company);
    return new;
  end $$;
  create trigger customers_name_company before insert or update of company on customers
    for each row when (new.company is not null) execute function name_company();

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
`;

/** A new name becomes the text of those whose first company it is; those whose text is the name belong to it. */
const companyToText = `
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
`;

/** Steps that made companies of texts, for as long as they can be undone, and the texts. */
const conversions = `
  create table company_conversions (
    id integer generated always as identity primary key,
    "convertedAt" timestamptz(3) not null default now(),
    companies integer not null check (companies >= 0),
    people integer not null check (people >= 0),
    -- Companies that it made.
    "madeIds" integer[] not null,
    -- Entries of the audit log after it are changes that were made since.
    "lastAuditId" bigint not null
  );
  create index company_conversions_age on company_conversions ("convertedAt");
  create table converted_customers (
    "customerId" integer primary key references customers on delete cascade,
    "conversionId" integer not null references company_conversions on delete cascade,
    "companyId" integer not null references companies on delete cascade,
    text varchar(255) not null
  );
  create index converted_customers_of_conversion on converted_customers ("conversionId");
  create index converted_customers_company on converted_customers ("companyId");
`;
