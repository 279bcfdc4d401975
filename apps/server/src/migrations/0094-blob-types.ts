import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The media type moves to the records that refer to a blob: the first sender of the same bytes used to set it for
 * everyone. Pictures that others show are PNG alone, and PDFs are of invoices.
 */
export class BlobTypes1700000000094 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users disable trigger user;
      alter table users add "pictureType" varchar(100);
      update users u set "pictureType" = ${typeOf} from blobs b where b.hash = u."pictureHash";
      alter table users enable trigger user;
      alter table site_pictures add "mediaType" varchar(100);
      update site_pictures p set "mediaType" = ${typeOf} from blobs b where b.hash = p.picture;
      alter table site_pictures alter "mediaType" set not null;
      alter table blobs drop "mediaType";
      -- Characters that turn what follows around.
      alter table customer_files disable trigger user;
      update customer_files set name = regexp_replace(name, ${TURNING}, '', 'g')
        where name ~ ${TURNING} and btrim(regexp_replace(name, ${TURNING}, '', 'g')) <> '';
      alter table customer_files enable trigger user;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table blobs add "mediaType" varchar(100) not null default 'application/octet-stream'
        check ("mediaType" ~ '^[a-z]+/[a-z0-9.+-]+$');
      alter table blobs alter "mediaType" drop default;
      update blobs b set "mediaType" = 'application/pdf' from invoice_files f where f.file = b.hash;
      update blobs b set "mediaType" = 'image/png' where exists (select from share_pictures s where s.picture = b.hash)
        or exists (select from customer_files f where f.thumbnail = b.hash);
      update blobs b set "mediaType" = p."mediaType" from site_pictures p where p.picture = b.hash;
      update blobs b set "mediaType" = u."pictureType" from users u
        where u."pictureHash" = b.hash and u."pictureType" is not null;
      alter table site_pictures drop "mediaType";
      alter table users drop "pictureType";
    `);
  }
}

/** Of the picture `b`, by its first bytes. */
const typeOf = `case
  when substring(b.content for 4) = '\\x89504e47' then 'image/png'
  when substring(b.content for 2) = '\\xffd8' then 'image/jpeg'
  when substring(b.content from 9 for 4) = 'WEBP' then 'image/webp'
  else b."mediaType" end`;

const TURNING = `E'[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]'`;
