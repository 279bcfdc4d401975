/** The newsletter: subscribers, the links in its mails, and sent issues. */
export const newsletter = `
  create table subscribers (
    id integer generated always as identity primary key,
    email varchar(254) not null,
    "askedAt" timestamptz(3) not null,
    "confirmedAt" timestamptz(3),
    "unsubscribedAt" timestamptz(3),
    source varchar(200),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now()
  );
  create unique index subscribers_email on subscribers (lower(email));
  create index subscribers_newest on subscribers ("createdAt" desc, id desc);
  create index subscribers_search on subscribers using gin (search_key(email) gin_trgm_ops);

  -- No foreign key: the links in sent mails work again when a subscriber comes back from the trash.
  create table subscriber_tokens (
    hash text primary key,
    "subscriberId" integer not null,
    purpose varchar(20) not null check (purpose in ('confirm', 'unsubscribe')),
    "expiresAt" timestamptz(3) check ((purpose = 'confirm') = ("expiresAt" is not null)),
    "createdAt" timestamptz(3) not null default now()
  );
  create index subscriber_tokens_subscriber on subscriber_tokens ("subscriberId");
  create index subscriber_tokens_expiry on subscriber_tokens ("expiresAt")
    where "expiresAt" is not null;
  create index subscriber_tokens_age on subscriber_tokens ("createdAt")
    where purpose = 'unsubscribe';

  -- Essays that subscribers were told of, and letters of the owner's own.
  create table newsletter_issues (
    slug varchar(100) unique,
    -- The names of three constraints are from when only essays were announced.
    "sentAt" timestamptz(3)
      constraint "announced_essays_announcedAt_not_null" not null default now(),
    -- Null: it was on the site before there was a newsletter.
    recipients integer constraint announced_essays_recipients_check check (recipients >= 0),
    -- How many of the mails are in the outbox.
    queued integer constraint announced_essays_queued_not_null not null default 0,
    id integer generated always as identity primary key,
    subject varchar(120) check (btrim(subject) <> ''),
    text varchar(10000) check (btrim(text) <> ''),
    check ((slug is null) = (subject is not null)),
    check ((subject is null) = (text is null))
  );
  -- A request that is repeated sends nothing twice.
  create unique index newsletter_issues_letter on newsletter_issues (subject, md5(text));

  create table newsletter_deliveries (
    "subscriberId" integer constraint "essay_deliveries_subscriberId_not_null" not null,
    "issueId" integer not null,
    primary key ("issueId", "subscriberId")
  );
  create index newsletter_deliveries_subscriber on newsletter_deliveries ("subscriberId");
`;
