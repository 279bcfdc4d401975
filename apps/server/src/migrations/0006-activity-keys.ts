import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a call with an Idempotency-Key has answered, so that sending it again does nothing again. */
export class ActivityKeys1700000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table activity_keys (
        "userId" text not null references users on delete cascade,
        key varchar(255) not null,
        input jsonb not null,
        answer jsonb,
        "createdAt" timestamptz(3) not null default now(),
        primary key ("userId", key)
      );
      create index activity_keys_age on activity_keys ("createdAt");
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table activity_keys');
  }
}
