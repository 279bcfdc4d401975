import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What backups copy once: the PDFs of invoices become files by their content, as pictures are. And the name
 * of this installation, which keeps its backups apart from those of another one.
 */
export class CopiedOnce1700000000067 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table installation (
        "isOnly" boolean primary key default true check ("isOnly"),
        id text not null check (id ~ '^[0-9a-f]{32}$')
      );
      -- A backup from before this, restored, is the same installation again.
      insert into installation (id)
        select left(encode(sha256(convert_to('polaris installation ' || id, 'UTF8')), 'hex'), 32)
        from users order by "createdAt", id limit 1;

      alter table invoice_files disable trigger invoice_files_issued;
      insert into blobs (hash, "mediaType", size, content)
        select distinct on (sha256) sha256, 'application/pdf', octet_length(pdf), pdf
        from invoice_files order by sha256
        on conflict (hash) do update set "storedAt" = now();
      alter table invoice_files add file text;
      update invoice_files set file = sha256;
      alter table invoice_files
        alter file set not null,
        add constraint invoice_files_file_fkey foreign key (file) references blobs,
        drop pdf,
        drop sha256;
      create index invoice_files_file on invoice_files (file);
      alter table invoice_files enable trigger invoice_files_issued;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table invoice_files disable trigger invoice_files_issued;
      alter table invoice_files add pdf bytea, add sha256 char(64);
      update invoice_files set pdf = content, sha256 = hash from blobs where hash = file;
      alter table invoice_files
        alter pdf set not null,
        alter sha256 set not null,
        add constraint invoice_files_check check (sha256 = encode(sha256(pdf), 'hex')),
        drop file;
      alter table invoice_files enable trigger invoice_files_issued;
      drop table installation;
    `);
  }
}
