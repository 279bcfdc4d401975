import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A submission says how the visit began in which it was sent. */
export class Arrivals1700000000025 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table contact_submissions add arrival jsonb
        check (jsonb_typeof(arrival) = 'object' and arrival ? 'page');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table contact_submissions drop arrival');
  }
}
