/** The services, assets and content of the site. */
export const catalog = String.raw`
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
    "updatedAt" timestamptz(3) not null default now(),
    -- Of the service's own page: five lines of plain text, and five texts in Markdown.
    situation varchar(300),
    audience varchar(300),
    "notFor" varchar(300),
    duration varchar(300),
    availability varchar(300),
    deliverables varchar(4000),
    process varchar(4000),
    "priceCovers" varchar(4000),
    questions varchar(4000),
    sample varchar(4000),
    -- How it is sold: what has no whole price yet is not for sale at a click.
    pricing varchar(20) not null default 'fixed'
      check (pricing in ('fixed', 'quote', 'free call')),
    -- The meetings that it comes with; a purchase copies them.
    "includedSessions" integer not null default 0 check ("includedSessions" between 0 and 100),
    "sessionMinutes" integer not null default 60 check ("sessionMinutes" between 15 and 480),
    "bookWithinDays" integer check ("bookWithinDays" between 1 and 730)
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
    url varchar(2048) not null,
    "isActive" boolean not null default true,
    "sortOrder" integer not null default 0,
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    -- A path of the site begins with exactly one slash: with two it would be another site's address.
    constraint assets_url check (url ~* '^https?://'
      or url ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$')
  );
  create index assets_order on assets ("sortOrder", id);
  create index assets_usage on assets (usage) where "isActive";

  -- The words and pictures of the public pages: what the owner changed of each part.
  create table site_content (
    id integer generated always as identity primary key,
    name varchar(40) not null unique,
    -- What differs from the defaults, which come with the version of Polaris.
    changes jsonb not null check (jsonb_typeof(changes) = 'object'),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now()
  );

  create table site_pictures (
    picture text primary key,
    "uploadedAt" timestamptz(3) not null default now(),
    "mediaType" varchar(100) not null
  );

  -- Drawn for links that are shared. "words" is what a picture says, so that an older one is not taken
  -- for today's. A table of its own: a picture that was drawn is no edit of what it is about.
  create table share_pictures (
    page text primary key,
    words text not null,
    picture text not null,
    "drawnAt" timestamptz not null default now()
  );
  create index share_pictures_picture on share_pictures (picture);

  -- Essays that are written in the admin area. A draft may lack what a published one has to have.
  create table essays (
    id integer generated always as identity primary key,
    title varchar(60) not null check (btrim(title) <> ''),
    slug varchar(100) not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    description varchar(160) not null default '',
    topics text[] not null default '{}'
      check (topics <@ array['identity', 'trust', 'institutions', 'communities', 'design']),
    date date not null,
    body varchar(200000) not null default '',
    status varchar(20) not null default 'draft' check (status in ('draft', 'published')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    check (status = 'draft'
      or (btrim(description) <> '' and cardinality(topics) > 0 and btrim(body) <> ''))
  );
  create index essays_newest on essays ("createdAt" desc, id desc);
`;
