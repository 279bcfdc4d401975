/** Sessions, and the rules for booking them. */
export const sessions = `
  -- There is one owner: of all scheduled sessions, no two may share a minute.
  create table sessions_appointments (
    id integer generated always as identity primary key,
    "userId" text,
    "serviceId" integer,
    title varchar(255) not null check (btrim(title) <> ''),
    "startTime" timestamptz(3) not null,
    "endTime" timestamptz(3) not null,
    status varchar(20) not null default 'scheduled'
      check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "customerId" integer,
    "purchaseId" integer,
    -- What the client may read about it.
    "sharedNote" varchar(5000) check (btrim("sharedNote") <> ''),
    -- Whether it counts as one of the sessions of its purchase.
    "usesSession" boolean not null default true,
    moves integer not null default 0 check (moves >= 0),
    place varchar(300) check (btrim(place) <> ''),
    -- A call is with a submission until that is converted; then it is with the customer, too.
    "contactId" integer,
    check ("endTime" > "startTime"),
    constraint appointments_overlap
      exclude using gist (tstzrange("startTime", "endTime") with &&) where (status = 'scheduled')
  );
  create index appointments_user on sessions_appointments ("userId", "startTime");
  create index appointments_start on sessions_appointments ("startTime") where status = 'scheduled';
  create index appointments_service on sessions_appointments ("serviceId");
  create index appointments_customer on sessions_appointments ("customerId", "startTime", id)
    where "customerId" is not null;
  create index sessions_appointments_purchase
    on sessions_appointments ("purchaseId", "startTime") where "purchaseId" is not null;
  create index sessions_appointments_contact on sessions_appointments ("contactId")
    where "contactId" is not null;

  -- By which people without an account move and cancel a session.
  create table appointment_links (
    hash text primary key,
    "appointmentId" integer not null,
    "expiresAt" timestamptz(3) not null
  );
  create index appointment_links_appointment on appointment_links ("appointmentId");
  create index appointment_links_expiry on appointment_links ("expiresAt");

  -- Which were sent, or are not to be sent. A session that moves has another start, and so other reminders.
  create table appointment_reminders (
    "appointmentId" integer not null,
    "startTime" timestamptz not null,
    "hoursBefore" smallint not null check ("hoursBefore" in (1, 24)),
    primary key ("appointmentId", "startTime", "hoursBefore")
  );
  create index appointment_reminders_start on appointment_reminders ("startTime");

  -- When clients can book, and how. Days and times are by the clock of the business, and move with it.
  create table booking_settings (
    id integer primary key default 1 check (id = 1),
    open boolean not null,
    step integer not null check (step in (15, 30, 60)),
    "bufferBefore" integer not null check ("bufferBefore" between 0 and 120),
    "bufferAfter" integer not null check ("bufferAfter" between 0 and 120),
    "noticeHours" integer not null check ("noticeHours" between 0 and 336),
    "horizonDays" integer not null check ("horizonDays" between 1 and 180),
    "dailyMax" integer check ("dailyMax" between 1 and 24),
    "changeHours" integer not null check ("changeHours" between 0 and 336),
    "maxMoves" integer not null check ("maxMoves" between 0 and 10),
    "beforePayment" boolean not null,
    place varchar(300) check (btrim(place) <> ''),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now()
  );

  create table availability_rules (
    id integer generated always as identity primary key,
    -- From 1 for Monday to 7 for Sunday.
    weekday integer not null check (weekday between 1 and 7),
    "startsAt" time(0) not null,
    "endsAt" time(0) not null,
    check ("startsAt" < "endsAt"),
    constraint availability_rules_overlap exclude using gist (numrange(
      weekday * 86400 + extract(epoch from "startsAt"),
      weekday * 86400 + extract(epoch from "endsAt")) with &&)
  );

  create table availability_exceptions (
    id integer generated always as identity primary key,
    day date not null,
    kind varchar(10) not null check (kind in ('closed', 'open')),
    "startsAt" time(0),
    "endsAt" time(0),
    check (("startsAt" is null) = ("endsAt" is null)),
    check ("startsAt" < "endsAt"),
    check (kind = 'closed' or "startsAt" is not null),
    constraint availability_exceptions_once
      unique nulls not distinct (day, kind, "startsAt", "endsAt")
  );

  -- Calendars from elsewhere; busy_times is when they are busy.
  create table busy_feeds (
    id integer generated always as identity primary key,
    label varchar(80) not null check (btrim(label) <> ''),
    "allDayBlocks" boolean not null,
    "keepOpen" boolean not null,
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now()
  );

  -- Apart from what the audit log covers: the address is a secret, and a reading no change.
  create table busy_feed_reads (
    "feedId" integer primary key,
    -- With the secret of the servers: the database or a backup alone does not tell it.
    "sealedUrl" text not null,
    "lastOkAt" timestamptz(3) not null default now(),
    "lastError" varchar(300),
    skipped integer not null check (skipped >= 0),
    etag varchar(1000),
    -- The day and the time zone that it was read for.
    "etagFor" varchar(100)
  );

  create table busy_times (
    "feedId" integer not null,
    during tstzrange not null check (lower(during) < upper(during)),
    "isAllDay" boolean not null,
    primary key ("feedId", "isAllDay", during)
  );
  create index busy_times_during on busy_times using gist (during);

  -- Free calls that visitors book: a time is held until its visitor has confirmed the address.
  create table intro_call_holds (
    id integer generated always as identity primary key,
    -- What the visitor names it by: a number could be guessed, and its code tried.
    key uuid not null default gen_random_uuid() unique,
    "serviceId" integer not null,
    "startTime" timestamptz(3) not null,
    "endTime" timestamptz(3) not null check ("endTime" > "startTime"),
    name varchar(255) not null,
    email varchar(254) not null,
    phone varchar(50),
    message varchar(4000),
    arrival jsonb,
    -- Both are made as the mail leaves.
    "tokenHash" text unique,
    "codeHash" text,
    "codeAttempts" integer not null default 0,
    -- What has become of it; the same confirmation is then answered again.
    "appointmentId" integer,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null default now(),
    -- From which network it was asked for, until it is confirmed: its own visitor alone lets it go, and not
    -- anyone who types the same address.
    network varchar(100)
  );
  create index intro_call_holds_expiry on intro_call_holds ("expiresAt");
  create index intro_call_holds_service on intro_call_holds ("serviceId");
  create index intro_call_holds_appointment on intro_call_holds ("appointmentId")
    where "appointmentId" is not null;
  create unique index intro_call_holds_visitor on intro_call_holds (lower(email), network)
    where "appointmentId" is null;
`;
