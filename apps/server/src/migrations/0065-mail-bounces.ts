import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mail providers report: mail that came back, and the addresses that get none for it. */
export class MailBounces1700000000065 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(addresses + webhooks + outbox);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from audit_log where relation = 'undeliverable_addresses';
      drop table undeliverable_addresses, mail_webhooks, mail_provider_events;
      update mail_outbox set status = 'sent' where status in ('bounced', 'complaint');
      drop index mail_outbox_words;
      create index mail_outbox_words on mail_outbox ("sentAt") where status = 'sent' and body <> '';
      alter table mail_outbox drop kind, drop "providerMessageId",
        drop constraint mail_outbox_status_check,
        add constraint mail_outbox_status_check
          check (status in ('queued', 'sent', 'failed', 'kept', 'held'));
      drop index mail_internet_message_id;
    `);
  }
}

const addresses = `
  create table undeliverable_addresses (
    id integer generated always as identity primary key,
    email varchar(254) not null check (btrim(email) <> ''),
    kind varchar(10) not null check (kind in ('bounce', 'complaint')),
    reason varchar(500) not null,
    "createdAt" timestamptz(3) not null default now()
  );
  create unique index undeliverable_addresses_email on undeliverable_addresses (lower(email));
  create index undeliverable_addresses_newest on undeliverable_addresses ("createdAt" desc, id desc);
  create trigger undeliverable_addresses_mails after delete on undeliverable_addresses
    for each row execute function delete_mails_about();
  create trigger undeliverable_addresses_audit
    after insert or update or delete on undeliverable_addresses
    for each row execute function record_change();
`;

const webhooks = `
  create table mail_webhooks (
    provider varchar(20) primary key check (provider in ('postmark', 'ses')),
    -- SHA-256 of what Postmark sends as user name and password.
    "secretHash" bytea check (octet_length("secretHash") = 32),
    "topicArn" varchar(320),
    "createdAt" timestamptz(3) not null default now(),
    "confirmedAt" timestamptz(3) check ("confirmedAt" is null or provider = 'ses'),
    "lastCalledAt" timestamptz(3),
    check ((provider = 'postmark') = ("secretHash" is not null)),
    check ((provider = 'ses') = ("topicArn" is not null))
  );

  -- Which reports have arrived: one that is sent again changes nothing again.
  create table mail_provider_events (
    provider varchar(20) not null check (provider in ('postmark', 'ses')),
    "eventId" varchar(100) not null,
    "receivedAt" timestamptz(3) not null default now(),
    primary key (provider, "eventId")
  );
  create index mail_provider_events_age on mail_provider_events ("receivedAt");
`;

const outbox = `
  -- kind: null for mails from before there was the column.
  alter table mail_outbox add kind varchar(40), add "providerMessageId" varchar(255),
    drop constraint mail_outbox_status_check,
    add constraint mail_outbox_status_check
      check (status in ('queued', 'sent', 'failed', 'kept', 'held', 'bounced', 'complaint'));
  create index mail_provider_message_id on mail_outbox ("providerMessageId")
    where "providerMessageId" is not null;
  create index mail_internet_message_id on mail_outbox ("internetMessageId")
    where "internetMessageId" is not null;
  -- What bounced keeps its text, as what failed: it may be sent again.
  drop index mail_outbox_words;
  create index mail_outbox_words on mail_outbox ("sentAt")
    where status in ('sent', 'complaint') and body <> '';
`;
