import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sign-ins, and what else concerns security: those of one hour that are the same are one row with a count. And
 * what the owner was mailed about that needs attention.
 */
export class SecurityEvents1700000000056 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table security_events (
        id integer generated always as identity primary key,
        event varchar(40) not null,
        detail varchar(40) not null default '',
        -- By their keys alone, as in the audit log: an address goes with its account.
        "userId" text,
        "actorId" text,
        hour timestamptz not null,
        "createdAt" timestamptz(3) not null default clock_timestamp(),
        "lastAt" timestamptz(3) not null default clock_timestamp(),
        count integer not null default 1 check (count > 0),
        unique nulls not distinct (event, detail, "userId", "actorId", hour)
      );
      create index security_events_of_user on security_events ("userId", id desc);
      create index security_events_by_age on security_events ("createdAt");
      create table health_alarms (
        problem varchar(40) primary key,
        "toldAt" timestamptz not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table health_alarms, security_events');
  }
}
