import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log forgets the values of what is deleted for good, and names accounts by key alone. */
export class ForgetDeleted1700000000012 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Deletions whose values are not forgotten yet: few, in a log of any length.
      create index audit_log_deleted on audit_log (at) where action = 'delete' and before is not null;
      ${nameAccounts('id', 'email')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${nameAccounts('email', 'id')}
      drop index audit_log_deleted;
    `);
  }
}

/** The account of a one-time link; null when it was deleted. */
const nameAccounts = (by: string, from: string) => `
  update audit_log set after = after || jsonb_build_object('oneTimeLinkFor',
      (select ${by} from users where lower(${from}) = lower(after ->> 'oneTimeLinkFor')))
    where relation = 'customers' and after ->> 'oneTimeLinkFor' is not null;
`;
