/** Companies, and the conversions of texts into companies. */
export const companies = `
  -- Companies, whom customers belong to. The first one of a customer is the one that their text names.
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
  create index companies_search on companies using gin (search_key(name) gin_trgm_ops);

  create table customer_companies (
    "customerId" integer not null,
    "companyId" integer not null,
    primary key ("customerId", "companyId")
  );
  create index customer_companies_company on customer_companies ("companyId", "customerId");

  -- Steps that made companies of texts, for as long as they can be undone, and the texts.
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
    "customerId" integer primary key,
    "conversionId" integer not null,
    "companyId" integer not null,
    text varchar(255) not null
  );
  create index converted_customers_of_conversion on converted_customers ("conversionId");
  create index converted_customers_company on converted_customers ("companyId");
`;
