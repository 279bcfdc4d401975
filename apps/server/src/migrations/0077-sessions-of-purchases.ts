import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which purchase a session is part of, and what the client may read about it. */
export class SessionsOfPurchases1700000000077 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions_appointments
        add "purchaseId" integer references purchases on delete set null,
        add "sharedNote" varchar(5000) check (btrim("sharedNote") <> '');
      create index sessions_appointments_purchase
        on sessions_appointments ("purchaseId", "startTime") where "purchaseId" is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table sessions_appointments drop "purchaseId", drop "sharedNote"',
    );
  }
}
