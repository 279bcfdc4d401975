import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = ['accepted_offer', 'offer_code'];

/** Adds values to those that the column of secrets allows, or removes them, whatever else it allows by then. */
const changeSecrets = (change: string) => `
  do $$
  declare
    definition text := pg_get_constraintdef(oid) from pg_constraint
      where conname = 'mail_outbox_secrets_check';
  begin
    alter table mail_outbox drop constraint mail_outbox_secrets_check;
    execute 'alter table mail_outbox add constraint mail_outbox_secrets_check ' || ${change};
  end $$;`;
const values = ADDED.map((name) => `''${name}''::character varying, `).join('');

/** Codes that confirm who accepts an offer, one mail after it, and erasing offers that were never accepted. */
export class OfferCodes1700000000110 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Six digits that were mailed, for all links of an offer.
      alter table offer_links
        add "codeHash" text,
        add "codeTries" smallint not null default 0,
        add "codeExpiresAt" timestamptz(3);
      -- Where the digits were mailed that were entered; null without any.
      alter table offer_acceptances add "codeTo" varchar(254);
      -- Above this total an acceptance takes mailed digits; null for never.
      alter table business_profile add "offerCodeAbove" dollars check ("offerCodeAbove" >= 0);

      -- Versions go only with their offer.
      create or replace function keep_sent_version() returns trigger language plpgsql as $$
      begin
        if old."sentAt" is not null
          and (tg_op = 'UPDATE' or exists (select from offers where id = old."offerId")) then
          raise exception 'A sent version of an offer never changes' using errcode = 'check_violation';
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$;
      -- A sent offer goes only once it has no customer; an acceptance keeps it for good.
      create function keep_sent_offer() returns trigger language plpgsql as $$
      begin
        if old.current > 0 and old."customerId" is not null then
          raise exception 'A sent offer is not deleted' using errcode = 'check_violation';
        end if;
        return old;
      end $$;
      create trigger offers_keep before delete on offers
        for each row execute function keep_sent_offer();
      ${changeSecrets(`replace(definition, 'ARRAY[', 'ARRAY[${values}')`)}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets in ('${ADDED.join("', '")}');
      ${changeSecrets(`replace(definition, 'ARRAY[${values}', 'ARRAY[')`)}
      drop trigger offers_keep on offers;
      drop function keep_sent_offer;
      create or replace function keep_sent_version() returns trigger language plpgsql as $$
      begin
        if old."sentAt" is not null then
          raise exception 'A sent version of an offer never changes' using errcode = 'check_violation';
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end $$;
      alter table business_profile drop "offerCodeAbove";
      alter table offer_acceptances drop "codeTo";
      alter table offer_links drop "codeHash", drop "codeTries", drop "codeExpiresAt";
    `);
  }
}
