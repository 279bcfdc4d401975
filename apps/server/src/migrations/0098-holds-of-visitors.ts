import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A held time is let go by its own visitor alone, and not by anyone who types the same address. */
export class HoldsOfVisitors1700000000098 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- From which network it was asked for, until it is confirmed. Held times from before have none.
      alter table intro_call_holds add network varchar(100);
      drop index intro_call_holds_address;
      create unique index intro_call_holds_visitor on intro_call_holds (lower(email), network)
        where "appointmentId" is null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from intro_call_holds h where "appointmentId" is null and exists (
        select from intro_call_holds o
        where lower(o.email) = lower(h.email) and o."appointmentId" is null and o.id > h.id);
      drop index intro_call_holds_visitor;
      create unique index intro_call_holds_address on intro_call_holds (lower(email))
        where "appointmentId" is null;
      alter table intro_call_holds drop network;
    `);
  }
}
