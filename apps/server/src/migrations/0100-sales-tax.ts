import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the rules for sales tax with each order, and lets orders be invoiced when they are placed. */
export class SalesTax1700000000100 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The rules of the day of the order. Null for earlier orders: their invoice adds the tax.
      alter table purchases
        add "taxMode" varchar(10) check ("taxMode" in ('added', 'included')),
        add "taxRate" numeric(6,3) check ("taxRate" between 0 and 100);
      alter table business_profile
        add "orderInvoices" varchar(10) not null default 'taxed'
          check ("orderInvoices" in ('taxed', 'always', 'never'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table purchases drop "taxMode", drop "taxRate";
      alter table business_profile drop "orderInvoices";
    `);
  }
}
