import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars from elsewhere, and when they are busy. */
export class BusyCalendars1700000000084 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table busy_feeds (
        id integer generated always as identity primary key,
        label varchar(80) not null check (btrim(label) <> ''),
        "allDayBlocks" boolean not null,
        "keepOpen" boolean not null,
        version integer not null default 1,
        "updatedAt" timestamptz(3) not null default now()
      );
      create trigger busy_feeds_touch before update on busy_feeds
        for each row execute function touch_updated_at();
      create trigger busy_feeds_audit after insert or update or delete on busy_feeds
        for each row execute function record_change();

      -- Apart from what the audit log covers: the address is a secret, and a reading no change.
      create table busy_feed_reads (
        "feedId" integer primary key references busy_feeds on delete cascade,
        -- With the secret of the servers: the database or a backup alone does not tell it.
        "sealedUrl" text not null,
        "lastOkAt" timestamptz(3) not null default now(),
        "lastError" varchar(300),
        skipped integer not null check (skipped >= 0),
        etag varchar(1000),
        -- The day and the time zone that it was read for.
        "etagFor" varchar(100)
      );

      create table busy_times (
        "feedId" integer not null references busy_feeds on delete cascade,
        during tstzrange not null check (lower(during) < upper(during)),
        "isAllDay" boolean not null,
        primary key ("feedId", "isAllDay", during)
      );
      create index busy_times_during on busy_times using gist (during);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table busy_times, busy_feed_reads, busy_feeds');
  }
}
