import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the owner allows looking for newer versions, and what was found: one row at most. */
export class ReleaseChecks1700000000068 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table release_checks (
        id integer primary key default 1 check (id = 1),
        "isAllowed" boolean not null default false,
        "checkedAt" timestamptz(3),
        newest varchar(50),
        failure varchar(300)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table release_checks;');
  }
}
