import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When clients can book, and how. Days and times are by the clock of the business, and move with it. */
export class Booking1700000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [settings, hours, exceptions]) await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop table booking_settings, availability_rules, availability_exceptions',
    );
  }
}

const settings = `
  create table booking_settings (
    id integer primary key default 1 check (id = 1),
    open boolean not null,
    step integer not null check (step in (15, 30, 60)),
    "bufferBefore" integer not null check ("bufferBefore" between 0 and 120),
    "bufferAfter" integer not null check ("bufferAfter" between 0 and 120),
    "noticeHours" integer not null check ("noticeHours" between 0 and 336),
    "horizonDays" integer not null check ("horizonDays" between 1 and 180),
    "dailyMax" integer check ("dailyMax" between 1 and 24),
    "changeHours" integer not null check ("changeHours" between 0 and 336),
    "maxMoves" integer not null check ("maxMoves" between 0 and 10),
    "beforePayment" boolean not null,
    place varchar(300) check (btrim(place) <> ''),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now()
  );
  create trigger booking_settings_touch before update on booking_settings
    for each row execute function touch_updated_at();
  create trigger booking_settings_audit after insert or update or delete on booking_settings
    for each row execute function record_change();
`;

const hours = `
  create table availability_rules (
    id integer generated always as identity primary key,
    -- From 1 for Monday to 7 for Sunday.
    weekday integer not null check (weekday between 1 and 7),
    "startsAt" time(0) not null,
    "endsAt" time(0) not null,
    check ("startsAt" < "endsAt"),
    constraint availability_rules_overlap exclude using gist (numrange(
      weekday * 86400 + extract(epoch from "startsAt"),
      weekday * 86400 + extract(epoch from "endsAt")) with &&)
  );
  create trigger availability_rules_audit after insert or update or delete on availability_rules
    for each row execute function record_change();
`;

const exceptions = `
  create table availability_exceptions (
    id integer generated always as identity primary key,
    day date not null,
    kind varchar(10) not null check (kind in ('closed', 'open')),
    "startsAt" time(0),
    "endsAt" time(0),
    check (("startsAt" is null) = ("endsAt" is null)),
    check ("startsAt" < "endsAt"),
    check (kind = 'closed' or "startsAt" is not null),
    constraint availability_exceptions_once
      unique nulls not distinct (day, kind, "startsAt", "endsAt")
  );
  create trigger availability_exceptions_audit
    after insert or update or delete on availability_exceptions
    for each row execute function record_change();
`;
