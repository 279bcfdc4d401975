/** The business profile, and invoices, whose numbers have no gap. */
export const invoices = `
  create table business_profile (
    id integer primary key default 1 check (id = 1),
    "legalName" varchar(255),
    address varchar(1000),
    email varchar(254),
    "taxId" varchar(100),
    "timeZone" varchar(64) not null,
    "daysUntilDue" integer not null check ("daysUntilDue" between 0 and 365),
    terms varchar(1000),
    "bankDetails" varchar(1000),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now(),
    -- Sales tax is added to prices or included in them.
    "taxMode" varchar(10) not null default 'added' check ("taxMode" in ('added', 'included')),
    "taxRate" numeric(6,3) not null default 0 check ("taxRate" between 0 and 100)
  );

  -- The last number of each series and year; it is counted up in the transaction that issues.
  create table invoice_numbers (
    kind varchar(20) not null check (kind in ('invoice', 'credit_note')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (kind, year)
  );

  create table invoices (
    id integer generated always as identity primary key,
    kind varchar(20) not null check (kind in ('invoice', 'credit_note')),
    -- Null while it is a draft.
    number varchar(20) unique,
    "purchaseId" integer,
    "customerId" integer,
    -- Whose account it is shown to.
    "userId" text,
    -- Of a credit note: what it credits, once at most.
    "creditOf" integer unique,
    -- What the business profile said when it was issued.
    seller jsonb,
    buyer jsonb not null,
    note varchar(2000),
    "daysUntilDue" integer check ("daysUntilDue" between 0 and 365),
    total numeric(12,2) not null default 0,
    tax numeric(12,2) not null default 0,
    "issuedAt" timestamptz(3),
    "issuedOn" date,
    "dueOn" date,
    "creditedAt" timestamptz(3),
    "sentAt" timestamptz(3),
    -- How many reminders went out.
    reminders smallint not null default 0,
    -- The owner who made it.
    "recordedBy" text,
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    -- Where it is mailed can be entered afterward; what it states never changes.
    "sendTo" varchar(254),
    "taxMode" varchar(10) not null default 'included' check ("taxMode" in ('added', 'included')),
    constraint invoices_credit check ((kind = 'credit_note') = ("creditOf" is not null)),
    constraint invoices_issue check (num_nulls(number, seller, "issuedAt", "issuedOn") in (0, 4)),
    constraint invoices_due check (
      ("dueOn" is not null) = (kind = 'invoice' and "issuedAt" is not null)),
    constraint invoices_total check (
      "issuedAt" is null or case kind when 'invoice' then total > 0 else total < 0 end)
  );
  -- A purchase has at most one open invoice.
  create unique index invoices_open on invoices ("purchaseId")
    where kind = 'invoice' and "creditedAt" is null and "purchaseId" is not null;
  create index invoices_purchase on invoices ("purchaseId") where "purchaseId" is not null;
  create index invoices_newest on invoices ("createdAt" desc, id desc);
  create index invoices_customer on invoices ("customerId") where "customerId" is not null;
  create index invoices_account on invoices ("userId") where "userId" is not null;
  create index invoices_search on invoices using gin (search_key(
    coalesce(number, '') || ' ' || (buyer ->> 'name') || ' ' || coalesce(buyer ->> 'email', ''))
    gin_trgm_ops);

  -- What a line comes to is rounded half away from zero, by numeric.
  create table invoice_lines (
    "invoiceId" integer not null,
    position integer not null check (position between 1 and 100),
    text varchar(500) not null check (char_length(btrim(text)) >= 1),
    -- Negative on a credit note.
    quantity numeric(10,2) not null check (quantity <> 0),
    "unitPrice" numeric(12,2) not null check ("unitPrice" >= 0),
    "taxRate" numeric(6,3) not null check ("taxRate" between 0 and 100),
    total numeric(12,2) not null generated always as (round(quantity * "unitPrice", 2)) stored,
    "taxMode" varchar(10) not null default 'included' check ("taxMode" in ('added', 'included')),
    tax numeric(12,2) not null generated always as (
      round(round(quantity * "unitPrice", 2) * "taxRate"
        / case "taxMode" when 'added' then 100 else 100 + "taxRate" end, 2)) stored,
    primary key ("invoiceId", position)
  );

  -- Beside the invoices, so that no list and no entry of the audit log names the bytes.
  create table invoice_files (
    "invoiceId" integer primary key,
    "createdAt" timestamptz(3) not null default now(),
    file text not null
  );
  create index invoice_files_file on invoice_files (file);
`;
