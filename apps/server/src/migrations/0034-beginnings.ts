import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of one or two letters are looked for at the beginning of a subject or name, newest first. */
export class Beginnings1700000000034 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create index activities_beginning on activities
        (left(lower(subject), 2) text_pattern_ops, "createdAt" desc, id desc);
      create index contacts_beginning on contact_submissions
        (left(lower(name), 2) text_pattern_ops, "createdAt" desc, id desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index activities_beginning, contacts_beginning');
  }
}
