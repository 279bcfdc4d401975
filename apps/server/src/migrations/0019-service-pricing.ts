import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How a service is sold. What has no price yet was never bought, and a price that begins with "From" or
 * is by the month was never the whole price: these are not for sale at a click any more.
 */
export class ServicePricing1700000000019 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table services add pricing varchar(20) not null default 'fixed'
        constraint services_pricing_check check (pricing in ('fixed', 'quote', 'free call'));
      alter table services disable trigger user;
      update services set pricing = case
        when "priceDisplay" ilike 'From%' or "priceDisplay" ilike '%month%' then 'quote'
        when price = 0 then 'free call' else 'fixed' end;
      alter table services enable trigger user;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table services drop pricing');
  }
}
