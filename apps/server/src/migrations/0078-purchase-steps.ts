import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The steps of a purchase that are done: each was its next step before. */
export class PurchaseSteps1700000000078 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table purchase_steps (
        id integer generated always as identity primary key,
        "purchaseId" integer not null references purchases on delete cascade,
        text varchar(300) not null check (btrim(text) <> ''),
        -- The day by which it was planned: the step has it again when it is reopened.
        "plannedOn" date,
        "doneAt" timestamptz(3) not null default now()
      );
      create index purchase_steps_newest on purchase_steps ("purchaseId", id desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table purchase_steps');
  }
}
