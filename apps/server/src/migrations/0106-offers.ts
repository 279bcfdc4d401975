import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (table: string, column: string, values: string) => `
  alter table ${table}
    drop constraint ${table}_${column}_check,
    add constraint ${table}_${column}_check check (${column} in (${values}));`;

const SECRETS = `'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm',
  'unsubscribe', 'invitation', 'cancel', 'hold', 'call', 'invoice_payment', 'purchase_payment'`;
const ATTACHMENTS = `'invoice', 'invoice_reminder', 'due_parts'`;

/** Offers, their versions, and what was accepted. */
export class Offers1700000000106 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The lines of an accepted offer, from which its invoice is made.
      alter table purchases add offered jsonb;
      create table offers (
        id integer generated always as identity primary key,
        "customerId" integer references customers on delete set null,
        "serviceId" integer not null references services on delete restrict,
        title varchar(200) not null,
        state varchar(10) not null default 'draft' check (
          state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
        -- The version that was sent last; 0 for none.
        current integer not null default 0 check (current between 0 and 20),
        "expiresOn" date not null,
        follows integer references offers on delete set null,
        "invoiceOnAccept" boolean not null,
        "declineReason" varchar(1000),
        "remindedAt" timestamptz(3),
        "recordedBy" text references users on delete set null,
        version integer not null default 1,
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        constraint offers_sent check ((state = 'draft') = (current = 0))
      );
      create index offers_newest on offers ("createdAt" desc, id desc);
      create index offers_customer on offers ("customerId") where "customerId" is not null;
      create index offers_follows on offers (follows) where follows is not null;

      create table offer_versions (
        "offerId" integer not null references offers on delete cascade,
        number integer not null check (number between 1 and 20),
        content jsonb not null,
        -- What it is sold as, and until when: it counts once this version is sent.
        settings jsonb not null,
        -- What is chosen at first comes to this.
        total numeric(12,2) not null,
        -- The business as of the day on which it was sent.
        seller jsonb,
        sha256 text,
        "sentAt" timestamptz(3),
        primary key ("offerId", number),
        constraint offer_versions_sent check (num_nulls(seller, sha256, "sentAt") in (0, 3))
      );

      create table offer_acceptances (
        "offerId" integer primary key references offers,
        number integer not null,
        selection jsonb not null,
        total numeric(12,2) not null,
        name varchar(200) not null,
        statement varchar(1000) not null,
        "acceptedAt" timestamptz(3) not null default now(),
        "addressHash" text not null,
        salt text not null,
        device varchar(300),
        -- The address that the link was mailed to; null for one that the owner passed on.
        recipient varchar(254),
        "documentSha256" text not null,
        "purchaseId" integer not null unique references purchases,
        foreign key ("offerId", number) references offer_versions
      );

      create table offer_files (
        "offerId" integer not null references offers on delete cascade,
        number integer not null,
        kind varchar(10) not null check (kind in ('offer', 'accepted')),
        file text not null references blobs,
        "createdAt" timestamptz(3) not null default now(),
        primary key ("offerId", number, kind)
      );
      create index offer_files_file on offer_files (file);

      create table offer_links (
        hash text primary key,
        "offerId" integer not null references offers on delete cascade,
        recipient varchar(254),
        "openedAt" timestamptz(3),
        "lastOpenedAt" timestamptz(3),
        "createdAt" timestamptz(3) not null default now()
      );
      create index offer_links_offer on offer_links ("offerId");

      create table offer_templates (
        id integer generated always as identity primary key,
        name varchar(100) not null,
        content jsonb not null,
        "createdAt" timestamptz(3) not null default now()
      );
      create unique index offer_templates_name on offer_templates (lower(name));

      -- What was sent and what was accepted stays as it was read.
      create function keep_sent_version() returns trigger language plpgsql as $$
      begin
        if old."sentAt" is not null then
          raise exception 'A sent version of an offer never changes' using errcode = 'check_violation';
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$;
      create trigger offer_versions_keep before update or delete on offer_versions
        for each row execute function keep_sent_version();
      create function keep_acceptance() returns trigger language plpgsql as $$
      begin
        raise exception 'An acceptance never changes' using errcode = 'check_violation';
      end $$;
      create trigger offer_acceptances_keep before update or delete on offer_acceptances
        for each row execute function keep_acceptance();

      create function check_offer_state() returns trigger language plpgsql as $$
      begin
        if new.state is distinct from old.state and not (
          (old.state = 'draft' and new.state = 'sent')
          or (old.state = 'sent' and new.state in ('accepted', 'declined', 'withdrawn'))
          or (old.state = 'declined' and new.state = 'sent')) then
          raise exception 'An offer does not go from % to %', old.state, new.state
            using errcode = 'check_violation';
        end if;
        return new;
      end $$;
      create trigger offers_state before update of state on offers
        for each row execute function check_offer_state();

      create trigger offers_touch before update on offers
        for each row execute function touch_updated_at();
      create trigger offers_audit after insert or update or delete on offers
        for each row execute function record_change();
      create trigger offers_mails after delete on offers
        for each row execute function delete_mails_about();
      ${check('mail_outbox', 'secrets', `${SECRETS}, 'offer'`)}
      ${check('mail_outbox', 'attachment', `${ATTACHMENTS}, 'accepted_offer'`)}
      ${check('messages', 'via', `'page', 'mail', 'offer'`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets = 'offer' or attachment = 'accepted_offer';
      update messages set via = 'page' where via = 'offer';
      ${check('messages', 'via', `'page', 'mail'`)}
      ${check('mail_outbox', 'attachment', ATTACHMENTS)}
      ${check('mail_outbox', 'secrets', SECRETS)}
      alter table purchases drop offered;
      drop table offer_templates, offer_links, offer_files, offer_acceptances, offer_versions, offers;
      drop function keep_sent_version, keep_acceptance, check_offer_state;
    `);
  }
}
