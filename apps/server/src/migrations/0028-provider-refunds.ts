import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that the provider made without being asked from here, and disputes of payments. */
export class ProviderRefunds1700000000028 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table refunds add source varchar(10) not null default 'owner'
        check (source in ('owner', 'provider', 'dispute'));
      alter table payments
        add dispute varchar(10) check (dispute in ('open', 'won', 'lost')),
        -- What the provider calls the dispute.
        add "disputeRef" text unique,
        add constraint payments_dispute check ((dispute is null) = ("disputeRef" is null));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table refunds drop source;
      alter table payments drop constraint payments_dispute, drop dispute, drop "disputeRef";
    `);
  }
}
