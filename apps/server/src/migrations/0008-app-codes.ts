import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time codes that hand a sign-in from the browser to the desktop app. */
export class AppCodes1700000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table app_codes (
        hash varchar(64) primary key,
        "userId" text not null references users on delete cascade,
        challenge varchar(43) not null,
        "expiresAt" timestamptz(3) not null
      );
      create index app_codes_user on app_codes ("userId");
      create index app_codes_age on app_codes ("expiresAt");
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table app_codes');
  }
}
