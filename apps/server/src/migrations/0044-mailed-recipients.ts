import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When addresses got mail that anyone could have caused: by the SHA-256 of the address. */
export class MailedRecipients1700000000044 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table mailed_recipients (
        recipient bytea primary key check (octet_length(recipient) = 32),
        "sentAt" timestamptz[] not null
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table mailed_recipients');
  }
}
