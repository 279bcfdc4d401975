import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happens next with a purchase, and by when. */
export class NextSteps1700000000073 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table purchases
        add "nextStep" varchar(300) check (btrim("nextStep") <> ''),
        add "nextStepOn" date,
        add constraint purchases_next_step check ("nextStep" is not null or "nextStepOn" is null);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table purchases drop "nextStep", drop "nextStepOn"');
  }
}
