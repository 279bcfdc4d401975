import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The terms that new offers begin with. */
export class OfferTerms1700000000109 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table business_profile add "offerTerms" varchar(20000)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table business_profile drop "offerTerms"');
  }
}
