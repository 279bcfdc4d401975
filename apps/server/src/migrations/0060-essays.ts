import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Essays that are written in the admin area. */
export class Essays1700000000060 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(essays);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table essays;
      delete from trash where kind = 'essay';
    `);
  }
}

/** A draft may lack what a published essay has to have. */
const essays = `
  create table essays (
    id integer generated always as identity primary key,
    title varchar(60) not null check (btrim(title) <> ''),
    slug varchar(100) not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    description varchar(160) not null default '',
    topics text[] not null default '{}'
      check (topics <@ array['identity', 'trust', 'institutions', 'communities', 'design']),
    date date not null,
    body varchar(200000) not null default '',
    status varchar(20) not null default 'draft' check (status in ('draft', 'published')),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    check (status = 'draft'
      or (btrim(description) <> '' and cardinality(topics) > 0 and btrim(body) <> ''))
  );
  create index essays_newest on essays ("createdAt" desc, id desc);
  create trigger essays_touch before update on essays
    for each row execute function touch_updated_at();
  create trigger essays_audit after insert or update or delete on essays
    for each row execute function record_change();
  create trigger essays_changed after insert or update or delete or truncate on essays
    for each statement execute function notify_content_change();
`;
