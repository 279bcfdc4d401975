import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Testimonials that are asked of a customer as a whole, and not of a purchase. */
export class CustomerTestimonials1700000000061 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table testimonials
        -- Of one customer there is one at most, beside those of purchases.
        add "customerId" integer unique references customers on delete set null,
        add constraint testimonials_subject check (num_nonnulls("purchaseId", "customerId") <= 1)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table testimonials drop "customerId"');
  }
}
