import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which customers an import has added, for as long as it can be undone. */
export class CustomerImports1700000000059 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table customer_imports (
        id integer generated always as identity primary key,
        "importedAt" timestamptz(3) not null default now(),
        created integer not null check (created > 0),
        updated integer not null check (updated >= 0),
        -- Entries after it are changes that were made since.
        "lastAuditId" bigint not null,
        "undoneAt" timestamptz(3),
        removed integer check (removed between 0 and created),
        check (num_nulls("undoneAt", removed) in (0, 2))
      );
      create table imported_customers (
        "customerId" integer primary key references customers on delete cascade,
        "importId" integer not null references customer_imports on delete cascade
      );
      create index imported_customers_of_import on imported_customers ("importId");
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table imported_customers, customer_imports');
  }
}
