import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts prove their address, one-time values enter a mail only as it leaves, notices are gathered. */
export class VerifiedAddresses1700000000009 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(accounts);
    await queryRunner.query(outbox);
    await queryRunner.query(notices);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table owner_notices, held_receipts;
      alter table mail_outbox drop secrets, drop urgent, drop topic,
        add confidential boolean not null default false;
      alter table one_time_tokens drop constraint one_time_tokens_purpose,
        drop constraint one_time_tokens_user_known;
      delete from one_time_tokens where purpose = 'verify';
      alter table one_time_tokens drop email, drop "codeHash", drop attempts,
        add constraint one_time_tokens_purpose_check check (purpose in ('reset', 'setup')),
        add constraint one_time_tokens_check check ((purpose = 'reset') = ("userId" is not null));
      alter table users drop "pendingEmail", drop "hasPassword";
    `);
  }
}

const accounts = `
  alter table users
    add "pendingEmail" varchar(254),
    add "hasPassword" boolean not null generated always as ("passwordHash" is not null) stored;

  alter table one_time_tokens
    drop constraint one_time_tokens_purpose_check,
    drop constraint one_time_tokens_check,
    -- The address that its mail went to; none when it was handed over by the owner.
    add email varchar(254),
    add "codeHash" text,
    add attempts integer not null default 0,
    add constraint one_time_tokens_purpose check (purpose in ('reset', 'setup', 'verify')),
    add constraint one_time_tokens_user_known check ((purpose = 'setup') = ("userId" is null));
`;

const outbox = `
  alter table mail_outbox
    -- The one-time values that are put into its text as it leaves, and stored nowhere.
    add secrets varchar(10) check (secrets in ('reset', 'verify')),
    add urgent boolean not null default false,
    add topic varchar(320);
  create index mail_topic on mail_outbox (topic, "createdAt") where topic is not null;
  -- Links that were written into texts until now: people who need one ask for a new one.
  update mail_outbox set html = null, secrets = 'reset', urgent = true,
      body = 'This mail held a one-time link and is not kept.',
      error = case status when 'queued' then 'Its link was not kept. Ask for a new one.' else error end,
      status = case status when 'queued' then 'failed' else status end
    where confidential;
  alter table mail_outbox drop confidential;
`;

const notices = `
  -- Receipts of orders made before the address of their account was verified.
  create table held_receipts (
    "purchaseId" integer primary key references purchases on delete cascade
  );

  -- What the owner will be told of in one mail, because a mail of the same kind has just gone out.
  create table owner_notices (
    id bigint generated always as identity primary key,
    topic varchar(320) not null,
    line varchar(500) not null,
    url varchar(500) not null,
    "userId" text references users on delete cascade,
    "contactId" integer references contact_submissions on delete cascade,
    "createdAt" timestamptz(3) not null default now()
  );
  create index owner_notices_topic on owner_notices (topic);
  create index owner_notices_user on owner_notices ("userId");
  create index owner_notices_contact on owner_notices ("contactId");
`;
