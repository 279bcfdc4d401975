import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner has to do, and private addresses at which calendars read it. */
export class Tasks1700000000071 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [tasks, calendarFeeds]) await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table calendar_feeds, tasks;
      delete from trash where kind = 'task';
    `);
  }
}

/** Day and time are by the clock of the business, and move with it to another zone. */
const tasks = `
  create table tasks (
    id integer generated always as identity primary key,
    title varchar(255) not null check (btrim(title) <> ''),
    "customerId" integer references customers on delete cascade,
    "dueOn" date not null,
    "dueTime" time(0),
    "snoozedUntil" timestamptz(3),
    "doneAt" timestamptz(3),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create index tasks_open on tasks ("dueOn", id) where "doneAt" is null;
  create index tasks_newest on tasks ("createdAt" desc, id desc);
  create index tasks_customer on tasks ("customerId");
  create trigger tasks_touch before update on tasks
    for each row execute function touch_updated_at();
  create trigger tasks_audit after insert or update or delete on tasks
    for each row execute function record_change();
  create trigger tasks_announce_insert after insert on tasks
    referencing new table as new_rows
    for each statement execute function announce_records('task', 'created');
  create trigger tasks_announce_update after update on tasks
    referencing new table as new_rows
    for each statement execute function announce_records('task', 'updated');
  create trigger tasks_announce_delete after delete on tasks
    referencing old table as old_rows
    for each statement execute function announce_records('task', 'deleted');
  create trigger tasks_announce_truncate after truncate on tasks
    for each statement execute function announce_records('task', 'deleted');
`;

/** One for each account. Its address is known by the hash of its token alone. */
const calendarFeeds = `
  create table calendar_feeds (
    "userId" text primary key references users on delete cascade,
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
    -- Of the account, when it was made: it counts in no other.
    epoch integer not null,
    -- Whether it was made by an owner: one who is none any more must make another.
    "isOwners" boolean not null,
    "createdAt" timestamptz(3) not null default now(),
    "lastReadAt" timestamptz(3)
  );
`;
