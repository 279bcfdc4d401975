import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message whose hidden field was filled in on a page of ours reaches the owner, with a mark. */
export class DoubtfulContacts1700000000097 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table contact_submissions add "mayBeSpam" boolean not null default false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table contact_submissions drop "mayBeSpam"`);
  }
}
