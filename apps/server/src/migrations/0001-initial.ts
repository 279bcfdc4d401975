import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The eleven tables of the product and what sign-in, mail and limits need beside them.
 * Every rule that the database can hold stands here as a constraint.
 */
export class Initial1700000000001 implements MigrationInterface {
  name = 'Initial1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const part of [extensions, people, catalogue, crm, signIn, plumbing, changes])
      await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table activities, customers, contact_submissions, testimonials, sessions_appointments,
        purchases, communication_preferences, identities, one_time_tokens, sessions, mail_outbox,
        rate_limits, services, assets, users;
      drop function notify_content_change, touch_updated_at;
      drop domain dollars;
    `);
  }
}

const extensions = `
  create extension if not exists pg_trgm;

  -- NaN counts as larger than every number, so "at least 0" alone would let it in.
  create domain dollars as numeric(12,2) check (value >= 0 and value <> 'NaN');

  create function touch_updated_at() returns trigger language plpgsql as $$
  begin
    new."updatedAt" := now();
    return new;
  end $$;

  create function notify_content_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('content_changed', tg_table_name);
    return null;
  end $$;
`;

const people = `
  create table users (
    id text primary key default gen_random_uuid()::text,
    email varchar(254) not null,
    "passwordHash" text,
    "firstName" varchar(100),
    "lastName" varchar(100),
    "profileImageUrl" varchar(2048),
    phone varchar(50),
    "isAdmin" boolean not null default false,
    "emailVerifiedAt" timestamptz(3),
    "disabledAt" timestamptz(3),
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create unique index users_email_key on users (lower(email));
  create index users_owner on users (id) where "isAdmin";

  create table identities (
    issuer varchar(2048) not null,
    subject varchar(255) not null,
    "userId" text not null references users on delete cascade,
    "createdAt" timestamptz(3) not null default now(),
    primary key (issuer, subject)
  );
  create index identities_user on identities ("userId");

  create table communication_preferences (
    id integer generated always as identity primary key,
    "userId" text not null unique references users on delete cascade,
    email boolean not null default true,
    phone boolean not null default false,
    text boolean not null default false,
    "updatedAt" timestamptz(3) not null default now()
  );
`;

const catalogue = `
  create table services (
    id integer generated always as identity primary key,
    name varchar(255) not null check (btrim(name) <> ''),
    description varchar(5000) not null check (btrim(description) <> ''),
    category varchar(40) not null default 'strategy' check (category in (
      'strategy', 'leadership', 'change_management', 'crisis_management', 'executive_coaching',
      'team_building', 'data_strategy', 'analytics', 'visualization', 'ai_ml', 'data_cleaning',
      'data_engineering', 'other')),
    price dollars not null,
    "priceDisplay" varchar(255),
    "isActive" boolean not null default true,
    "showOnLanding" boolean not null default false,
    "sortOrder" integer not null default 0,
    "iconName" varchar(100) not null default 'chart-line',
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index services_order on services ("sortOrder", id);
  create index services_landing on services ("sortOrder", id) where "isActive" and "showOnLanding";

  create table assets (
    id integer generated always as identity primary key,
    name varchar(255) not null check (name <> ''),
    description varchar(5000),
    type varchar(20) not null
      check (type in ('video', 'document', 'image', 'presentation', 'link', 'other')),
    usage varchar(40) not null default 'general_resource' check (usage in (
      'portfolio_resume_download', 'site_linkedin_profile', 'site_github_profile',
      'site_twitter_profile', 'portfolio_demo_video', 'general_resource', 'other')),
    url varchar(2048) not null check (url ~* '^https?://'),
    "isActive" boolean not null default true,
    "sortOrder" integer not null default 0,
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index assets_order on assets ("sortOrder", id);
  create index assets_usage on assets (usage) where "isActive";

  create table purchases (
    id integer generated always as identity primary key,
    "userId" text references users on delete set null,
    "serviceId" integer not null references services on delete restrict,
    status varchar(20) not null default 'pending'
      check (status in ('pending', 'active', 'completed', 'cancelled')),
    amount dollars not null,
    progress integer not null default 0 check (progress between 0 and 100),
    "purchaseDate" timestamptz(3) not null default now(),
    "completionDate" timestamptz(3),
    "idempotencyKey" varchar(255),
    version integer not null default 1,
    unique ("userId", "idempotencyKey"),
    check ((status = 'completed') = ("completionDate" is not null))
  );
  create index purchases_user on purchases ("userId", "purchaseDate" desc, id desc);
  create index purchases_newest on purchases ("purchaseDate" desc, id desc);
  create index purchases_service on purchases ("serviceId");

  create table sessions_appointments (
    id integer generated always as identity primary key,
    "userId" text not null references users on delete cascade,
    "serviceId" integer references services on delete set null,
    title varchar(255) not null check (btrim(title) <> ''),
    "startTime" timestamptz(3) not null,
    "endTime" timestamptz(3) not null,
    status varchar(20) not null default 'scheduled'
      check (status in ('scheduled', 'completed', 'cancelled', 'no_show')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    check ("endTime" > "startTime")
  );
  create index appointments_user on sessions_appointments ("userId", "startTime");
  create index appointments_start on sessions_appointments ("startTime") where status = 'scheduled';
  create index appointments_service on sessions_appointments ("serviceId");

  create table testimonials (
    id integer generated always as identity primary key,
    name varchar(255) not null,
    company varchar(255),
    role varchar(255),
    content varchar(5000) not null,
    rating integer check (rating between 1 and 5),
    "imageUrl" varchar(2048),
    "isApproved" boolean not null default false,
    "createdAt" timestamptz(3) not null default now()
  );
`;

const crm = `
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
    "createdAt" timestamptz(3) not null default now()
  );
  create index contacts_newest on contact_submissions ("createdAt" desc, id desc);
  create index contacts_status on contact_submissions (status, "createdAt" desc, id desc);
  create index contacts_search on contact_submissions
    using gin ((name || ' ' || email || ' ' || message) gin_trgm_ops);

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
    "convertedFromContactId" integer unique references contact_submissions on delete set null,
    "userId" text unique references users on delete set null,
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index customers_newest on customers ("createdAt" desc, id desc);
  create index customers_status on customers (status, "createdAt" desc, id desc);
  create index customers_search on customers using gin (
    (name || ' ' || coalesce(email, '') || ' ' || coalesce(company, '')) gin_trgm_ops);

  create table activities (
    id integer generated always as identity primary key,
    "customerId" integer not null references customers on delete cascade,
    type varchar(30) not null default 'note' check (type in (
      'call', 'text', 'email', 'meeting', 'service_completed', 'follow_up', 'note')),
    subject varchar(255) not null check (btrim(subject) <> ''),
    description varchar(10000),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index activities_newest on activities ("createdAt" desc, id desc);
  create index activities_customer on activities ("customerId", "createdAt" desc, id desc);
`;

const signIn = `
  create table sessions (
    sid varchar(255) primary key,
    sess json not null,
    expire timestamptz(6) not null
  );
  create index sessions_expire on sessions (expire);
  create index sessions_user on sessions ((sess->>'passport'));

  create table one_time_tokens (
    hash text primary key,
    purpose varchar(20) not null check (purpose in ('reset', 'setup')),
    "userId" text references users on delete cascade,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null default now(),
    check ((purpose = 'reset') = ("userId" is not null))
  );
  create index one_time_tokens_user on one_time_tokens ("userId");
`;

const plumbing = `
  create table mail_outbox (
    id integer generated always as identity primary key,
    recipient varchar(254) not null,
    subject varchar(255) not null,
    body text not null,
    status varchar(10) not null default 'queued'
      check (status in ('queued', 'sent', 'failed', 'kept')),
    error text,
    "createdAt" timestamptz(3) not null default now(),
    "sentAt" timestamptz
  );
  create index mail_newest on mail_outbox ("createdAt" desc, id desc);

  create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  create index rate_limits_expire on rate_limits (expire);
`;

const changes = `
  create trigger users_touch before update on users
    for each row execute function touch_updated_at();
  create trigger preferences_touch before update on communication_preferences
    for each row execute function touch_updated_at();
  create trigger services_touch before update on services
    for each row execute function touch_updated_at();
  create trigger assets_touch before update on assets
    for each row execute function touch_updated_at();
  create trigger customers_touch before update on customers
    for each row execute function touch_updated_at();
  create trigger activities_touch before update on activities
    for each row execute function touch_updated_at();

  create trigger services_changed after insert or update or delete or truncate on services
    for each statement execute function notify_content_change();
  create trigger assets_changed after insert or update or delete or truncate on assets
    for each statement execute function notify_content_change();
`;
