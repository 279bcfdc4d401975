import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The meetings that a service comes with, and what a purchase has copied of them. */
export class IncludedSessions1700000000079 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table services
        add "includedSessions" integer not null default 0
          check ("includedSessions" between 0 and 100),
        add "sessionMinutes" integer not null default 60 check ("sessionMinutes" between 15 and 480),
        add "bookWithinDays" integer check ("bookWithinDays" between 1 and 730);
      alter table purchases
        add "includedSessions" integer not null default 0
          check ("includedSessions" between 0 and 100),
        add "sessionMinutes" integer not null default 60 check ("sessionMinutes" between 15 and 480),
        add "bookBy" date;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table services
        drop "includedSessions", drop "sessionMinutes", drop "bookWithinDays";
      alter table purchases drop "includedSessions", drop "sessionMinutes", drop "bookBy";
    `);
  }
}
