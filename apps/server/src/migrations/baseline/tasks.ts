/** The owner's tasks, and private calendar feeds. */
export const tasks = `
  -- Day and time are by the clock of the business, and move with it to another zone.
  create table tasks (
    id integer generated always as identity primary key,
    title varchar(255) not null check (btrim(title) <> ''),
    "customerId" integer,
    "dueOn" date not null,
    "dueTime" time(0),
    "snoozedUntil" timestamptz(3),
    "doneAt" timestamptz(3),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index tasks_open on tasks ("dueOn", id) where "doneAt" is null;
  create index tasks_newest on tasks ("createdAt" desc, id desc);
  create index tasks_customer on tasks ("customerId");

  -- One for each account. Its address is known by the hash of its token alone.
  create table calendar_feeds (
    "userId" text primary key,
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
    -- Of the account, when it was made: it counts in no other.
    epoch integer not null,
    -- Whether it was made by an owner: one who is none any more must make another.
    "isOwners" boolean not null,
    "createdAt" timestamptz(3) not null default now(),
    "lastReadAt" timestamptz(3)
  );
`;
