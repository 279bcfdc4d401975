import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What assistants changed, so that it can be undone. */
export class ChangeSets1700000000112 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Each call that changes something is one set.
      create table change_sets (
        -- Random, as the log of a restored backup has the ids of other sets.
        id uuid primary key,
        "grantId" integer not null references assistant_grants on delete cascade,
        tool varchar(50) not null,
        arguments jsonb not null,
        reason varchar(500) not null,
        key varchar(100) not null,
        -- Whether the assistant had read what others wrote shortly before.
        "afterStrangersText" boolean not null,
        -- Customers that got a tag, as tags of customers are in no log.
        "tagPairs" jsonb not null default '[]',
        -- What a repeated call gets; null while the call runs.
        answer jsonb,
        at timestamptz(3) not null default clock_timestamp(),
        "undoneAt" timestamptz(3),
        "undoneBy" varchar(10) check ("undoneBy" in ('owner', 'assistant')),
        -- By it, the log knows what the undo wrote.
        "undoId" uuid,
        "undoDigest" text,
        "undoResult" jsonb,
        unique ("grantId", key),
        constraint change_sets_undone check (
          num_nulls("undoneAt", "undoneBy", "undoId", "undoDigest", "undoResult") in (0, 5))
      );
      create index change_sets_age on change_sets (at);
      create index change_sets_undo on change_sets ("undoId") where "undoId" is not null;

      alter table assistant_grants add column "strangersTextAt" timestamptz(3);

      alter table audit_log add column "changeSetId" uuid, add column via varchar(253);
      -- Everything that writes the log fills these without knowing of them.
      alter table audit_log
        alter column "changeSetId" set default nullif(current_setting('polaris.change_set', true), '')::uuid,
        alter column via set default nullif(current_setting('polaris.via', true), '');
      create index audit_log_change_set on audit_log ("changeSetId") where "changeSetId" is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table audit_log drop column "changeSetId", drop column via;
      alter table assistant_grants drop column "strangersTextAt";
      drop table change_sets;
    `);
  }
}
