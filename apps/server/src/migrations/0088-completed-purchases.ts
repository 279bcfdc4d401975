import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A purchase that is paid, begun or canceled changes no public page: those that are completed verify testimonials. */
export class CompletedPurchases1700000000088 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(verify(`(old.status = 'completed') <> (new.status = 'completed')`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(verify('old.status is distinct from new.status'));
  }
}

const verify = (condition: string): string => `
  drop trigger purchases_verify on purchases;
  create trigger purchases_verify after update of status on purchases
    for each row when (${condition})
    execute function notify_content_change();
`;
