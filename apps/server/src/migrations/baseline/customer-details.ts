/** The details of a customer: tags, the last activity, and custom fields. */
export const customerDetails = `
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

  create table customer_tags (
    "customerId" integer not null,
    "tagId" integer not null,
    primary key ("customerId", "tagId")
  );
  create index customer_tags_tag on customer_tags ("tagId", "customerId");

  -- When the last activity of each customer was logged, which a sorted page could not look up for all of
  -- them. The epoch stands for never, so that the order has no gap.
  create table customer_last_activity (
    "customerId" integer primary key,
    "lastAt" timestamptz(3) not null default 'epoch'
  );
  create index customer_last_activity_newest on customer_last_activity ("lastAt", "customerId");

  -- Fields of the owner's own. A place each, of which there are twenty: there is none for one more.
  create table customer_fields (
    id integer generated always as identity primary key,
    name varchar(60) not null check (btrim(name) <> ''),
    kind varchar(10) not null check (kind in ('text', 'number', 'date', 'choice')),
    choices jsonb not null default '[]'
      check (jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) <= 50),
    "lastChoiceId" integer not null default 0,
    position smallint not null check (position between 1 and 20),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    check ((kind = 'choice') = (choices <> '[]')),
    unique (id, kind),
    unique (position) deferrable initially deferred
  );
  create unique index customer_fields_name on customer_fields (lower(btrim(name)));

  -- Only what there is has a row, of the type that its field has.
  create table customer_field_values (
    "customerId" integer not null,
    "fieldId" integer not null,
    kind varchar(10) not null,
    text varchar(1000) check (btrim(text) <> ''),
    number numeric(14, 4),
    date date,
    choice integer,
    primary key ("fieldId", "customerId"),
    check (num_nonnulls(text, number, date, choice) = 1),
    check (case kind when 'text' then text is not null when 'number' then number is not null
      when 'date' then date is not null else choice is not null end)
  );
  create index customer_field_values_customer on customer_field_values ("customerId");
  -- One index for each order of the list, as of the customers' own.
  create index customer_field_values_text
    on customer_field_values ("fieldId", (left(lower(text), 60)), "customerId")
    where text is not null;
  create index customer_field_values_number
    on customer_field_values ("fieldId", number, "customerId") where number is not null;
  create index customer_field_values_date
    on customer_field_values ("fieldId", date, "customerId") where date is not null;
  create index customer_field_values_choice
    on customer_field_values ("fieldId", choice, "customerId") where choice is not null;
  create index customer_field_values_search on customer_field_values
    using gin (search_key(text) gin_trgm_ops) where text is not null;
`;
