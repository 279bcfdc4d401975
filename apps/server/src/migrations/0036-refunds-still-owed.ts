import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund settles what it returns, unless the owner says that it is still owed. So do existing ones. */
export class RefundsStillOwed1700000000036 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table refunds add "stillOwed" boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table refunds drop "stillOwed"');
  }
}
