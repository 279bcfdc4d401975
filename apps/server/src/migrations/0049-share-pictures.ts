import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The picture of a service for links that are shared. A table of its own: a picture that was drawn is no
 * edit of the service. `text` is what it says, so that an older one is not taken for today's.
 */
export class SharePictures1700000000049 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table service_share_pictures');
  }
}
