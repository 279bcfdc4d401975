import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures for sharing are drawn for every page whose words the owner changes, and not for services
 * alone. Those of services are drawn again: which page they belong to is not in them.
 */
export class PagePictures1700000000063 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table service_share_pictures;
      create table share_pictures (
        page text primary key,
        words text not null,
        picture text not null references blobs,
        "drawnAt" timestamptz not null default now()
      );
      create index share_pictures_picture on share_pictures (picture);
      -- For each row: expired rows are looked for every minute, and mostly there is none.
      create trigger share_pictures_content
        after insert or update or delete on share_pictures
        for each row execute function notify_content_change();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table share_pictures;
      create table service_share_pictures (
        "serviceId" integer primary key references services on delete cascade,
        text text not null,
        picture text not null references blobs
      );
      create index service_share_pictures_picture on service_share_pictures (picture);
      create trigger service_share_pictures_content
        after insert or update or delete on service_share_pictures
        for each statement execute function notify_content_change();
    `);
  }
}
