import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the owner delivers what was bought: notes, sessions that do not overlap, linked accounts. */
export class Delivery1700000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [notes, sessions, links]) await queryRunner.query(part);
    for (const table of audited)
      await queryRunner.query(`
        create trigger ${table}_audit after insert or update or delete on ${table}
          for each row execute function record_change();`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of audited) await queryRunner.query(`drop trigger ${table}_audit on ${table}`);
    await queryRunner.query(`
      drop trigger customers_link on customers;
      drop trigger users_link on users;
      drop function link_customer, link_account;
      drop index users_search;
      alter table sessions_appointments drop constraint appointments_overlap;
      drop table purchase_notes;
    `);
  }
}

const audited = ['purchases', 'sessions_appointments'];

const notes = `
  create table purchase_notes (
    id integer generated always as identity primary key,
    "purchaseId" integer not null references purchases on delete cascade,
    text varchar(2000) not null check (btrim(text) <> ''),
    "createdAt" timestamptz(3) not null default now()
  );
  create index purchase_notes_newest on purchase_notes ("purchaseId", id desc);
`;

/** There is one owner: of all scheduled sessions, no two may share a minute. */
const sessions = `
  alter table sessions_appointments add constraint appointments_overlap
    exclude using gist (tstzrange("startTime", "endTime") with &&) where (status = 'scheduled');
`;

/**
 * A customer and an account with the same address are one person, once the address is verified. Of
 * several customers it is the oldest. A link that was made or undone by hand stays: only a new address
 * or its verification links.
 */
const links = `
  create index users_search on users using gin (
    (email || ' ' || coalesce("firstName", '') || ' ' || coalesce("lastName", '')) gin_trgm_ops);

  create function link_customer() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if lower(new.email) is not distinct from lower(old.email) then return new; end if;
    end if;
    new."userId" := (select id from users u
      where lower(u.email) = lower(new.email) and "emailVerifiedAt" is not null and not "isAdmin"
        and not exists (select 1 from customers where "userId" = u.id));
    return new;
  end $$;
  create trigger customers_link before insert or update of email on customers
    for each row when (new."userId" is null and new.email is not null)
    execute function link_customer();

  create function link_account() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if old."emailVerifiedAt" is not null and lower(old.email) = lower(new.email) then
        return null;
      end if;
    end if;
    update customers set "userId" = new.id
      where id = (select id from customers
          where lower(email) = lower(new.email) and "userId" is null order by id limit 1)
        and not exists (select 1 from customers where "userId" = new.id);
    return null;
  end $$;
  create trigger users_link after insert or update of email, "emailVerifiedAt" on users
    for each row when (new."emailVerifiedAt" is not null and not new."isAdmin")
    execute function link_account();

  update customers c set "userId" = u.id from users u
    where lower(u.email) = lower(c.email) and u."emailVerifiedAt" is not null and not u."isAdmin"
      and c.id = (select min(id) from customers o where lower(o.email) = lower(u.email));
`;
