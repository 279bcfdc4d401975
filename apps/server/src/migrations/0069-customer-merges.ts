import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers that are one person are merged, and those that are not can be said to be different. */
export class CustomerMerges1700000000069 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(merges + different + triggersUnless(mergeMoves));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${triggersUnless('')}
      drop table different_customers, customer_merge_undos, customer_merges;
      drop function mirror_difference;
    `);
  }
}

/** An address of a merged record leads to the kept one; what an undo needs goes after 30 days. */
const merges = `
  create table customer_merges (
    id integer generated always as identity primary key,
    -- No foreign key: while the record is in the trash, its merge waits there with it.
    "keptId" integer not null,
    "mergedId" integer not null unique,
    "mergedAt" timestamptz(3) not null default now(),
    check ("keptId" <> "mergedId")
  );
  create index customer_merges_kept on customer_merges ("keptId");
  create table customer_merge_undos (
    "mergeId" integer primary key references customer_merges on delete cascade,
    "mergedAt" timestamptz(3) not null default now(),
    -- Entries of the audit log after it are changes that were made since.
    "lastAuditId" bigint not null,
    changes jsonb not null check (jsonb_typeof(changes) = 'object')
  );
  create index customer_merge_undos_age on customer_merge_undos ("mergedAt");
`;

/** Each pair has two rows, so that either side finds it, and goes and comes back with it. */
const different = `
  create table different_customers (
    "customerId" integer not null references customers on delete cascade,
    "otherId" integer not null references customers on delete cascade,
    primary key ("customerId", "otherId"),
    check ("customerId" <> "otherId")
  );
  create index different_customers_other on different_customers ("otherId");

  create function mirror_difference() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into different_customers ("customerId", "otherId")
        values (new."otherId", new."customerId") on conflict do nothing;
    else
      delete from different_customers
        where "customerId" = old."otherId" and "otherId" = old."customerId";
    end if;
    return null;
  end $$;
  create trigger different_customers_mirror after insert or delete on different_customers
    for each row execute function mirror_difference();
`;

/** A merge says itself which rows move and which account is linked; what only moves was not edited. */
const mergeMoves = `current_setting('polaris.merging', true) = 'on'`;

const triggersUnless = (skipped: string): string => {
  const skip = (result: string) => (skipped ? `if ${skipped} then return ${result}; end if;` : '');
  return `
  create or replace function touch_updated_at() returns trigger language plpgsql as $$
  begin
    ${skip('new')}
    new."updatedAt" := now();
    return new;
  end $$;

  create or replace function link_customer() returns trigger language plpgsql as $$
  begin
    ${skip('new')}
    if tg_op = 'UPDATE' then
      if lower(new.email) is not distinct from lower(old.email) then return new; end if;
    end if;
    new."userId" := (select id from users u
      where lower(u.email) = lower(new.email) and "emailVerifiedAt" is not null and not "isAdmin"
        and not exists (select 1 from customers where "userId" = u.id));
    return new;
  end $$;

  create or replace function follow_account() returns trigger language plpgsql as $$
  begin
    ${skip('null')}
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
`;
};
