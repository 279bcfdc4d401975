import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accepted offers that are invoiced each month, and the months that have their purchase or were skipped. */
export class Retainers1700000000107 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Accepting a monthly offer makes a retainer instead of a purchase.
      alter table offer_acceptances alter "purchaseId" drop not null;

      create table retainers (
        id integer generated always as identity primary key,
        "customerId" integer references customers on delete set null,
        "offerId" integer not null unique references offers,
        "serviceId" integer not null references services on delete restrict,
        title varchar(200) not null,
        -- The buyer, and the chosen lines with their tax mode.
        content jsonb not null,
        amount numeric(12,2) not null check (amount > 0),
        sessions integer not null check (sessions >= 0),
        -- Its day is that of each invoice, cut to the last of a shorter month.
        "startsOn" date not null,
        "endsOn" date,
        state varchar(10) not null default 'active' check (state in ('active', 'paused', 'ended')),
        -- Months that are due from this day on are skipped.
        "pausedOn" date,
        version integer not null default 1,
        "createdAt" timestamptz(3) not null default now(),
        "updatedAt" timestamptz(3) not null default now(),
        constraint retainers_paused check ((state = 'paused') = ("pausedOn" is not null)),
        constraint retainers_ended check (state <> 'ended' or "endsOn" is not null)
      );
      create index retainers_newest on retainers ("createdAt" desc, id desc);
      create index retainers_customer on retainers ("customerId") where "customerId" is not null;

      create table retainer_months (
        "retainerId" integer not null references retainers on delete cascade,
        month varchar(7) not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        -- Null for a month that was skipped.
        "purchaseId" integer unique references purchases,
        "createdAt" timestamptz(3) not null default now(),
        primary key ("retainerId", month)
      );

      create function keep_ended_retainer() returns trigger language plpgsql as $$
      begin
        raise exception 'An ended retainer stays ended' using errcode = 'check_violation';
      end $$;
      create trigger retainers_ended before update of state on retainers
        for each row when (old.state = 'ended' and new.state <> 'ended')
        execute function keep_ended_retainer();
      create trigger retainers_touch before update on retainers
        for each row execute function touch_updated_at();
      create trigger retainers_audit after insert or update or delete on retainers
        for each row execute function record_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table retainer_months, retainers;
      drop function keep_ended_retainer;
      alter table offer_acceptances disable trigger offer_acceptances_keep;
      delete from offer_acceptances where "purchaseId" is null;
      alter table offer_acceptances enable trigger offer_acceptances_keep;
      alter table offer_acceptances alter "purchaseId" set not null;
    `);
  }
}
