/** Contacts, customers and their activities. */
export const customers = `
  create table contact_submissions (
    id integer generated always as identity primary key,
    name varchar(255) not null check (char_length(btrim(name)) >= 2),
    email varchar(254) not null,
    phone varchar(50),
    message varchar(5000) not null check (char_length(btrim(message)) >= 10),
    "preferredContact" varchar(10) not null default 'email'
      check ("preferredContact" in ('email', 'phone', 'any')),
    status varchar(20) not null default 'new'
      check (status in ('new', 'replied', 'spam', 'converted')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    -- Customers refer to submissions, too.
    "customerId" integer,
    -- How the visit began in which it was sent.
    arrival jsonb check (jsonb_typeof(arrival) = 'object' and arrival ? 'page'),
    -- Its hidden field was filled in on a page of ours: it reaches the owner, with a mark.
    "mayBeSpam" boolean not null default false
  );
  create index contacts_newest on contact_submissions ("createdAt" desc, id desc);
  create index contacts_status on contact_submissions (status, "createdAt" desc, id desc);
  create index contacts_phone on contact_submissions using gin (phone_digits(phone) gin_trgm_ops);
  -- A number with its country and one without end alike.
  create index contacts_phone_end on contact_submissions (right(phone_digits(phone), 7))
    where phone is not null;
  create index contacts_customer on contact_submissions ("customerId") where "customerId" is not null;
  create index contacts_search on contact_submissions
    using gin (search_key(name || ' ' || email || ' ' || message) gin_trgm_ops);
  -- Terms of one or two letters are looked for at the beginning, newest first.
  create index contacts_beginning on contact_submissions
    (left(search_key(name), 2) text_pattern_ops, "createdAt" desc, id desc);

  create table customers (
    id integer generated always as identity primary key,
    name varchar(255) not null check (btrim(name) <> ''),
    email varchar(254),
    phone varchar(50),
    company varchar(255),
    status varchar(20) not null default 'active'
      check (status in ('active', 'inactive', 'on_hold', 'completed', 'potential')),
    "totalValue" dollars not null default 0,
    notes varchar(10000),
    "convertedFromContactId" integer unique,
    "userId" text unique,
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    -- Where they live by the clock, as a name such as America/New_York.
    "timeZone" varchar(64) check (btrim("timeZone") <> ''),
    -- Stored where so many rows may be looked at that making their keys each time would take longest.
    "searchText" text not null generated always as (
      search_key(name || ' ' || coalesce(email, '') || ' ' || coalesce(company, ''))) stored
  );
  create index customers_newest on customers ("createdAt" desc, id desc);
  create index customers_status on customers (status, "createdAt" desc, id desc);
  create index customers_email on customers (lower(email));
  create index customers_prefix on customers (lower(name) text_pattern_ops);
  create index customers_phone on customers using gin (phone_digits(phone) gin_trgm_ops);
  create index customers_phone_end on customers (right(phone_digits(phone), 7)) where phone is not null;
  -- One index for each order of the list. Names and companies are compared by their first characters, so
  -- that the longest ones fit; who has no company comes behind the others.
  create index customers_by_name on customers ((left(lower(name), 60)), id);
  create index customers_by_company on customers (
    (case when company is null then '1' else '0' || left(lower(company), 60) end), id);
  create index customers_by_status on customers (status, id);
  create index customers_by_value on customers ("totalValue", id);
  create index customers_company_text on customers (lower(btrim(company))) where company is not null;
  create index customers_search on customers using gin ("searchText" gin_trgm_ops);
  create index customers_beginning on customers (search_key(name) text_pattern_ops);
  create index customers_company_search on customers using gin (search_key(company) gin_trgm_ops);

  create table activities (
    id integer generated always as identity primary key,
    "customerId" integer not null,
    type varchar(30) not null default 'note' check (type in (
      'call', 'text', 'email', 'meeting', 'service_completed', 'follow_up', 'note')),
    subject varchar(255) not null check (btrim(subject) <> ''),
    description varchar(10000),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    "dueOn" date,
    "doneAt" timestamptz(3),
    "searchText" text not null generated always as (
      search_key(subject || ' ' || coalesce(description, ''))) stored
  );
  create index activities_newest on activities ("createdAt" desc, id desc);
  create index activities_customer on activities ("customerId", "createdAt" desc, id desc);
  create index activities_due on activities ("dueOn", id)
    where "dueOn" is not null and "doneAt" is null;
  create index activities_type on activities (type, "createdAt" desc, id desc);
  create index activities_open on activities ("customerId", "dueOn")
    where "dueOn" is not null and "doneAt" is null;
  create index activities_search on activities using gin ("searchText" gin_trgm_ops);
  -- As contacts_beginning.
  create index activities_beginning on activities
    (left(search_key(subject), 2) text_pattern_ops, "createdAt" desc, id desc);

  -- The owner invites customers to an account.
  create table invitations (
    id integer generated always as identity primary key,
    "customerId" integer not null,
    -- The address that it is for.
    email varchar(254) not null,
    -- Of the token in the link; null until the mail leaves, as the link is made then.
    hash text unique,
    -- Whether the link goes to that mailbox, so that anyone who has it can read mail there.
    "byMail" boolean not null,
    "expiresAt" timestamptz(3) not null,
    "acceptedAt" timestamptz(3),
    -- An account that is deleted takes the invitation along, with the address in it.
    "acceptedBy" text,
    "createdAt" timestamptz(3) not null default now(),
    check (("acceptedAt" is null) = ("acceptedBy" is null))
  );
  create unique index invitations_open on invitations ("customerId") where "acceptedAt" is null;
  create index invitations_customer on invitations ("customerId");
  create index invitations_account on invitations ("acceptedBy") where "acceptedBy" is not null;

  -- Lists as they are filtered, sorted and laid out, under a name.
  create table saved_views (
    id integer generated always as identity primary key,
    kind varchar(20) not null check (kind in ('customers', 'contacts')),
    name varchar(60) not null check (btrim(name) <> ''),
    filters jsonb not null default '{}' check (jsonb_typeof(filters) = 'object'),
    columns jsonb check (jsonb_typeof(columns) = 'array'),
    layout varchar(10) not null default 'table' check (layout in ('table', 'board')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    constraint saved_views_board check (layout = 'table' or kind = 'customers')
  );
  create unique index saved_views_name on saved_views (kind, lower(name));
`;
