import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each backup, and mail that waits for the owner after a restore. */
export class Backups1700000000011 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table backup_runs (
        id integer generated always as identity primary key,
        kind varchar(10) not null check (kind in ('backup', 'download', 'rehearsal', 'restore')),
        result varchar(10) not null check (result in ('passed', 'failed', 'impossible')),
        "startedAt" timestamptz(3) not null,
        "endedAt" timestamptz(3) not null default now(),
        -- The moment that the archive holds.
        "backupAt" timestamptz(3),
        file varchar(4096),
        bytes bigint,
        rows bigint,
        error varchar(1000)
      );
      create index backup_runs_newest on backup_runs (kind, "endedAt" desc, id desc);
      -- What an owner did; the others are work of the server.
      create trigger backup_runs_audit after insert on backup_runs
        for each row when (new.kind in ('download', 'restore')) execute function record_change();

      alter table mail_outbox
        drop constraint mail_outbox_status_check,
        add constraint mail_outbox_status_check
          check (status in ('queued', 'sent', 'failed', 'kept', 'held'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      update mail_outbox set status = 'failed', error = 'It was held after a restore.'
        where status = 'held';
      alter table mail_outbox
        drop constraint mail_outbox_status_check,
        add constraint mail_outbox_status_check
          check (status in ('queued', 'sent', 'failed', 'kept'));
      drop table backup_runs;
    `);
  }
}
