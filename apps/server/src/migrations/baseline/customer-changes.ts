/** The data for undoing imports and merges, and pairs of customers marked as different people. */
export const customerChanges = `
  -- Which customers an import has added, for as long as it can be undone.
  create table customer_imports (
    id integer generated always as identity primary key,
    "importedAt" timestamptz(3) not null default now(),
    created integer not null check (created > 0),
    updated integer not null check (updated >= 0),
    -- Entries after it are changes that were made since.
    "lastAuditId" bigint not null,
    "undoneAt" timestamptz(3),
    removed integer check (removed between 0 and created),
    check (num_nulls("undoneAt", removed) in (0, 2))
  );

  create table imported_customers (
    "customerId" integer primary key,
    "importId" integer not null
  );
  create index imported_customers_of_import on imported_customers ("importId");

  -- An address of a merged record leads to the kept one; what an undo needs goes after 30 days.
  create table customer_merges (
    id integer generated always as identity primary key,
    -- No foreign key: while the record is in the trash, its merge waits there with it.
    "keptId" integer not null,
    "mergedId" integer not null unique,
    "mergedAt" timestamptz(3) not null default now(),
    check ("keptId" <> "mergedId")
  );
  create index customer_merges_kept on customer_merges ("keptId");

  create table customer_merge_undos (
    "mergeId" integer primary key,
    "mergedAt" timestamptz(3) not null default now(),
    -- Entries of the audit log after it are changes that were made since.
    "lastAuditId" bigint not null,
    changes jsonb not null check (jsonb_typeof(changes) = 'object')
  );
  create index customer_merge_undos_age on customer_merge_undos ("mergedAt");

  -- Customers who are not one person. Each pair has two rows, so that either side finds it, and goes and
  -- comes back with it.
  create table different_customers (
    "customerId" integer not null,
    "otherId" integer not null,
    primary key ("customerId", "otherId"),
    check ("customerId" <> "otherId")
  );
  create index different_customers_other on different_customers ("otherId");
`;
