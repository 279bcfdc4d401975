import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments of purchases, their refunds, and the events that a payment provider has sent. */
export class Payments1700000000022 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(payments + refunds + refundLimit + providerEvents);
    await queryRunner.query(changes);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table purchases drop "refundDue";
      drop table provider_events, refunds, payments;
      drop function announce_purchases_paid, limit_refunds;
    `);
  }
}

const payments = `
  create table payments (
    id integer generated always as identity primary key,
    "purchaseId" integer not null references purchases,
    provider varchar(10) not null check (provider in ('manual', 'stripe')),
    amount dollars not null check (amount > 0),
    status varchar(20) not null check (status in (
      'open', 'processing', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded')),
    method varchar(20) not null check (method in ('bank_transfer', 'card', 'cash', 'other')),
    note varchar(500),
    "paidAt" timestamptz(3),
    -- What the provider calls the page on which it is paid, and the payment itself.
    "sessionRef" text unique,
    "intentRef" text unique,
    -- The owner who recorded it, and the Idempotency-Key; null for what came by a provider.
    "recordedBy" text references users on delete set null,
    "recordKey" varchar(255),
    "createdAt" timestamptz(3) not null default now(),
    version integer not null default 1,
    unique ("recordedBy", "recordKey"),
    constraint payments_paid_at check (
      ("paidAt" is not null) = (status in ('paid', 'partially_refunded', 'refunded')))
  );
  create unique index payments_open on payments ("purchaseId")
    where status in ('open', 'processing');
  create index payments_purchase on payments ("purchaseId", id);
  -- Money that came after the purchase was cancelled, and is to be returned.
  alter table purchases add "refundDue" boolean not null default false;
`;

const refunds = `
  create table refunds (
    id integer generated always as identity primary key,
    "paymentId" integer not null references payments,
    amount dollars not null check (amount > 0),
    reason varchar(500),
    status varchar(10) not null check (status in ('pending', 'succeeded', 'failed')),
    "providerRef" text unique,
    "recordedBy" text references users on delete set null,
    "recordKey" varchar(255),
    "createdAt" timestamptz(3) not null default now(),
    unique ("recordedBy", "recordKey")
  );
  create index refunds_payment on refunds ("paymentId", id);
  create index refunds_pending on refunds (id) where status = 'pending';
`;

/** The last guard; the service checks before, and says so in a sentence. */
const refundLimit = `
  create function limit_refunds() returns trigger language plpgsql as $$
  declare
    paid numeric;
    refunded numeric;
  begin
    select amount into paid from payments where id = new."paymentId" for update;
    select coalesce(sum(amount), 0) into refunded from refunds
      where "paymentId" = new."paymentId" and status <> 'failed' and id <> new.id;
    if refunded + new.amount > paid then
      raise exception 'More is refunded than was paid' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger refunds_limit before insert or update on refunds
    for each row when (new.status <> 'failed') execute function limit_refunds();
`;

/** Which events have arrived; what they are about is read from the provider. */
const providerEvents = `
  create table provider_events (
    provider varchar(10) not null check (provider in ('stripe')),
    "eventId" varchar(255) not null,
    type varchar(255) not null,
    "objectRef" varchar(255) not null,
    "receivedAt" timestamptz(3) not null default now(),
    primary key (provider, "eventId")
  );
`;

/** A purchase is announced as changed when what is paid of it changes. */
const changes = `
  create trigger payments_audit after insert or update or delete on payments
    for each row execute function record_change();
  create trigger refunds_audit after insert or update or delete on refunds
    for each row execute function record_change();

  create function announce_purchases_paid() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    if tg_table_name = 'payments' then
      changed := array(select distinct "purchaseId" from new_rows
        where "purchaseId" is not null limit 21);
    else
      changed := array(select distinct p."purchaseId" from new_rows r
        join payments p on p.id = r."paymentId" where p."purchaseId" is not null limit 21);
    end if;
    if changed = '{}' then return null; end if;
    if cardinality(changed) > 20 then changed := null; end if;
    perform pg_notify('record_changed', json_build_object(
      'kind', 'purchase', 'change', 'updated', 'ids', changed)::text);
    return null;
  end $$;
  ${['payments', 'refunds']
    .flatMap((table) => ['insert', 'update'].map((event) => announced(table, event)))
    .join('')}
`;

function announced(table: string, event: string): string {
  return `
  create trigger ${table}_announce_${event} after ${event} on ${table}
    referencing new table as new_rows
    for each statement execute function announce_purchases_paid();`;
}
