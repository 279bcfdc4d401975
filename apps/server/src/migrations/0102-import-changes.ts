import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets undoing an import also change customers back, and essays have any topics. */
export class ImportChanges1700000000102 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table customer_imports drop constraint customer_imports_created_check;
      alter table customer_imports add constraint customer_imports_counts
        check (created >= 0 and created + updated > 0);
      alter table customer_imports
        add restored integer not null default 0 check (restored between 0 and updated);
      create table import_changes (
        "importId" integer not null references customer_imports on delete cascade,
        -- No foreign key: a merge must not move it to another record.
        "customerId" integer not null,
        -- The fields as they were, by the names that an import gives them.
        previous jsonb not null check (jsonb_typeof(previous) = 'object'),
        primary key ("importId", "customerId")
      );
      alter table essays drop constraint essays_topics_check;
      alter table essays add constraint essays_topics_count check (cardinality(topics) <= 10);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table import_changes;
      alter table essays drop constraint essays_topics_count;
      alter table essays add constraint essays_topics_check
        check (topics <@ array['identity', 'trust', 'institutions', 'communities', 'design']);
      alter table customer_imports drop restored;
      alter table customer_imports drop constraint customer_imports_counts;
      alter table customer_imports
        add constraint customer_imports_created_check check (created > 0);
    `);
  }
}
