import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files come with messages. */
export class MessageFiles1700000000083 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table customer_files
        add "messageId" integer references messages on delete set null;
      create index customer_files_message on customer_files ("messageId")
        where "messageId" is not null;
      -- Such an upload becomes a file with its message.
      alter table file_uploads add "isForMessage" boolean not null default false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table customer_files drop "messageId";
      alter table file_uploads drop "isForMessage";
    `);
  }
}
