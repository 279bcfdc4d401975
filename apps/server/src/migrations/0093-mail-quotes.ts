import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a client's mail repeats of earlier ones is told from what they wrote when it comes in. */
export class MailQuotes1700000000093 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table messages add quoted varchar(10000),
        add constraint messages_quote check (quoted is null or (author = 'client' and via = 'mail'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table messages disable trigger messages_audit_update;
      update messages set text = left(text || E'\\n\\n' || quoted, 10000) where quoted is not null;
      alter table messages enable trigger messages_audit_update;
      alter table messages drop quoted;
    `);
  }
}
