import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What grows for ever gets an end: rows that are old enough are found without reading the others. */
export class Ages1700000000066 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Also the order of its export.
      create index audit_log_age on audit_log (at, id);
      create index provider_events_age on provider_events ("receivedAt");
      create index subscriber_tokens_age on subscriber_tokens ("createdAt")
        where purpose = 'unsubscribe';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index audit_log_age, provider_events_age, subscriber_tokens_age');
  }
}
