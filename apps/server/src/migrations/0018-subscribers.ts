import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The newsletter: who gets it, the links in its mails, and which essays it has told of. */
export class Subscribers1700000000018 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(subscribers + announcements + outbox);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets in ('confirm', 'unsubscribe');
      alter table mail_outbox drop "subscriberId", drop headers,
        drop constraint mail_outbox_secrets_check,
        add constraint mail_outbox_secrets_check
          check (secrets in ('reset', 'verify', 'testimonial_request', 'testimonial_author'));
      drop table essay_deliveries, announced_essays, subscriber_tokens, subscribers;
    `);
  }
}

const subscribers = `
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
  create index subscribers_search on subscribers using gin (email gin_trgm_ops);
  create trigger subscribers_audit after insert or update or delete on subscribers
    for each row execute function record_change();

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
`;

const announcements = `
  create table announced_essays (
    slug varchar(100) primary key,
    "announcedAt" timestamptz(3) not null default now(),
    -- Null: it was on the site before there was a newsletter.
    recipients integer check (recipients >= 0),
    -- How many of the mails are in the outbox.
    queued integer not null default 0
  );
  create table essay_deliveries (
    slug varchar(100) not null references announced_essays on delete cascade,
    "subscriberId" integer not null references subscribers on delete cascade,
    primary key (slug, "subscriberId")
  );
  create index essay_deliveries_subscriber on essay_deliveries ("subscriberId");
`;

const outbox = `
  alter table mail_outbox
    add "subscriberId" integer references subscribers on delete cascade,
    add headers jsonb,
    drop constraint mail_outbox_secrets_check,
    add constraint mail_outbox_secrets_check check (secrets in (
      'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe'
    ));
  create index mail_subscriber on mail_outbox ("subscriberId") where "subscriberId" is not null;
`;
