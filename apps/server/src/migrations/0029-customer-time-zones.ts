import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a customer lives by the clock, as a name such as America/New_York. */
export class CustomerTimeZones1700000000029 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table customers add "timeZone" varchar(64) check (btrim("timeZone") <> '')
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table customers drop "timeZone"');
  }
}
