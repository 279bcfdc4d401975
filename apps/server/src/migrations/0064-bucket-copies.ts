import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of backups in a bucket, and what became of those that were brought back. */
export class BucketCopies1700000000064 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table backup_runs
        drop constraint backup_runs_kind_check,
        add constraint backup_runs_kind_check check (
          kind in ('backup', 'download', 'rehearsal', 'restore', 'copy', 'retrieval'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from backup_runs where kind in ('copy', 'retrieval');
      alter table backup_runs
        drop constraint backup_runs_kind_check,
        add constraint backup_runs_kind_check check (
          kind in ('backup', 'download', 'rehearsal', 'restore'))
    `);
  }
}
