import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words and pictures of the public pages: what the owner changed of each part. */
export class SiteContent1700000000058 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table site_content (
        id integer generated always as identity primary key,
        name varchar(40) not null unique,
        -- What differs from the defaults, which come with the version of Polaris.
        changes jsonb not null check (jsonb_typeof(changes) = 'object'),
        version integer not null default 1,
        "updatedAt" timestamptz(3) not null default now()
      );
      create trigger site_content_touch before update on site_content
        for each row execute function touch_updated_at();
      create trigger site_content_audit after insert or update or delete on site_content
        for each row execute function record_change();
      create trigger site_content_changed
        after insert or update or delete or truncate on site_content
        for each statement execute function notify_content_change();

      create table site_pictures (
        picture text primary key references blobs,
        "uploadedAt" timestamptz(3) not null default now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table site_content, site_pictures;`);
  }
}
