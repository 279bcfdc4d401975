import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has changed for a client, until one mail tells all of it. */
export class ClientUpdates1700000000074 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table client_updates (
        "userId" text not null references users on delete cascade,
        -- What it is about: a newer update of the same takes its place.
        topic varchar(100) not null,
        line varchar(500) not null check (btrim(line) <> ''),
        "createdAt" timestamptz(3) not null default now(),
        primary key ("userId", topic)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_updates');
  }
}
