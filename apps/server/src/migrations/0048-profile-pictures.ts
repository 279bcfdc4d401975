import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account whose picture has the address of an uploaded file refers to that file. */
export class ProfilePictures1700000000048 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An address that was entered by hand before there were files.
      update users set "profileImageUrl" = null where "profileImageUrl" like '/api/blobs/%';
      alter table users add "pictureHash" text
        generated always as (substring("profileImageUrl" from '^/api/blobs/([0-9a-f]{64})$')) stored
        references blobs;
      create index users_picture on users ("pictureHash") where "pictureHash" is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop "pictureHash"');
  }
}
