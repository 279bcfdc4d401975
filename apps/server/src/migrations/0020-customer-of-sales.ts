import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Purchases and sessions belong to a customer, with or without an account. */
export class CustomerOfSales1700000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns + filled('purchases') + filled('sessions_appointments'));
    await queryRunner.query(attendee + followAccount);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger customers_linked on customers;
      drop trigger customers_relinked on customers;
      drop trigger appointments_attendee on sessions_appointments;
      drop function follow_account, require_attendee;
      delete from sessions_appointments where "userId" is null;
      alter table sessions_appointments drop "customerId", alter "userId" set not null;
      alter table purchases drop "customerId", drop "recordedBy", drop "recordKey";
    `);
  }
}

const columns = `
  alter table purchases
    add "customerId" integer references customers on delete set null,
    -- The owner who recorded it, and the Idempotency-Key; null for what an account has ordered itself.
    add "recordedBy" text references users on delete set null,
    add "recordKey" varchar(255),
    add constraint purchases_record_key unique ("recordedBy", "recordKey");
  alter table sessions_appointments
    add "customerId" integer references customers on delete set null,
    alter "userId" drop not null;
  create index purchases_customer on purchases ("customerId", "purchaseDate" desc, id desc)
    where "customerId" is not null;
  create index appointments_customer on sessions_appointments ("customerId", "startTime", id)
    where "customerId" is not null;
`;

/** Nobody has changed these rows: neither the audit log nor an open window hears of it. */
const filled = (table: string) => `
  alter table ${table} disable trigger user;
  update ${table} r set "customerId" = c.id from customers c where c."userId" = r."userId";
  alter table ${table} enable trigger user;
`;

/** Not a check: a customer who is deleted leaves their sessions, which then have nobody. */
const attendee = `
  create function require_attendee() returns trigger language plpgsql as $$
  begin
    raise exception 'A session needs an account or a customer' using errcode = 'check_violation';
  end $$;
  create trigger appointments_attendee before insert on sessions_appointments
    for each row when (new."userId" is null and new."customerId" is null)
    execute function require_attendee();
`;

/**
 * What an account has bought and booked belongs to the customer whom it is linked with, by hand or by
 * its address. An account that is deleted leaves its purchases to the customer.
 */
const followAccount = `
  create function follow_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if exists (select 1 from users where id = old."userId") then
        update purchases set "customerId" = null
          where "userId" = old."userId" and "customerId" = old.id;
        update sessions_appointments set "customerId" = null
          where "userId" = old."userId" and "customerId" = old.id;
      end if;
    end if;
    update purchases set "customerId" = new.id
      where "userId" = new."userId" and "customerId" is distinct from new.id;
    update sessions_appointments set "customerId" = new.id
      where "userId" = new."userId" and "customerId" is distinct from new.id;
    return null;
  end $$;
  create trigger customers_linked after insert on customers
    for each row when (new."userId" is not null) execute function follow_account();
  create trigger customers_relinked after update on customers
    for each row when (new."userId" is distinct from old."userId") execute function follow_account();
`;
