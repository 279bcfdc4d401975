import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What assistants prepared, which leaves only once the owner approves it. */
export class AssistantDrafts1700000000113 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table assistant_drafts (
        id integer generated always as identity primary key,
        -- The call that wrote it, with its connection, reason and key.
        "changeSetId" uuid not null unique references change_sets on delete cascade,
        kind varchar(10) not null
          check (kind in ('message', 'reply', 'offer', 'invoice', 'payment', 'customer')),
        "customerId" integer references customers on delete cascade,
        "contactId" integer references contact_submissions on delete cascade,
        -- In the contract of the owner's call.
        input jsonb not null,
        -- What its recipient will see.
        preview jsonb not null,
        -- What it was based on: if that differs now, the draft is outdated.
        basis jsonb not null,
        -- What others wrote that was read just before, such as "message 12".
        "readBefore" text[] not null,
        state varchar(10) not null default 'waiting'
          check (state in ('waiting', 'approved', 'done', 'rejected')),
        "decidedBy" text references users on delete set null,
        "leavesAt" timestamptz(3),
        "jobId" uuid,
        problem varchar(1000),
        "createdAt" timestamptz(3) not null default now(),
        constraint assistant_drafts_approved check (
          num_nonnulls("leavesAt", "jobId") = case state when 'approved' then 2 else 0 end),
        constraint assistant_drafts_reply check ((kind = 'reply') = ("contactId" is not null))
      );
      create index assistant_drafts_waiting on assistant_drafts ("createdAt") where state = 'waiting';
      create index assistant_drafts_customer on assistant_drafts ("customerId")
        where "customerId" is not null;
      create index assistant_drafts_contact on assistant_drafts ("contactId")
        where "contactId" is not null;

      create trigger assistant_drafts_announce_insert after insert on assistant_drafts
        referencing new table as new_rows
        for each statement execute function announce_records('assistant_draft', 'created');
      create trigger assistant_drafts_announce_update after update on assistant_drafts
        referencing new table as new_rows
        for each statement execute function announce_records('assistant_draft', 'updated');
      create trigger assistant_drafts_announce_delete after delete on assistant_drafts
        referencing old table as old_rows
        for each statement execute function announce_records('assistant_draft', 'deleted');

      -- The records whose text by others was in the answer.
      alter table assistant_calls add column untrusted text[] not null default '{}';

      -- The assistant that added a record, as in the audit log.
      alter table activities add column via varchar(253);
      alter table activities
        alter column via set default nullif(current_setting('polaris.via', true), '');
      alter table tasks add column via varchar(253);
      alter table tasks
        alter column via set default nullif(current_setting('polaris.via', true), '');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table tasks drop column via;
      alter table activities drop column via;
      alter table assistant_calls drop column untrusted;
      drop table assistant_drafts;
    `);
  }
}
