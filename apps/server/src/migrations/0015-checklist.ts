import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an owner put the checklist of the first days away. */
export class Checklist1700000000015 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add "checklistDismissedAt" timestamptz(3)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop "checklistDismissedAt"');
  }
}
