import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files by their content. Tables refer to a file by its hash; what no table refers to is removed. */
export class Blobs1700000000047 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table blobs (
        hash text primary key,
        "mediaType" varchar(100) not null check ("mediaType" ~ '^[a-z]+/[a-z0-9.+-]+$'),
        size integer not null check (size between 1 and 8000000),
        content bytea not null,
        -- When this content was last stored; it stays for a while, even if nothing refers to it yet.
        "storedAt" timestamptz(3) not null default now(),
        constraint blobs_hash check (hash = encode(sha256(content), 'hex')),
        constraint blobs_size check (size = octet_length(content))
      );
      -- Pictures are compressed already.
      alter table blobs alter content set storage external;
      create index blobs_age on blobs ("storedAt");
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table blobs');
  }
}
