import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first line of each of these triggers, for what concerns sample records. */
const exceptions = {
  // One entry of the log says that all were added, and one that all were removed.
  record_change: `if current_setting('polaris.samples', true) = 'on' then return null; end if;`,
  keep_issued_invoice: `if tg_op = 'DELETE' and old.number like 'SAMPLE-%' then return old; end if;`,
  keep_invoice_file: `if tg_op = 'DELETE' and exists (select from invoices
    where id = old."invoiceId" and number like 'SAMPLE-%') then return old; end if;`,
};

/** Marks sample records, keeps them out of the audit log, and lets their invoices be deleted. */
export class SampleData1700000000103 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table sample_data (
        id integer generated always as identity primary key,
        summary varchar(500) not null,
        "createdAt" timestamptz(3) not null default now()
      );
      create unique index sample_data_once on sample_data ((true));
      create trigger sample_data_audit after insert or update or delete on sample_data
        for each row execute function record_change();
      -- No foreign keys: a record in the trash keeps its mark.
      create table sample_records (
        relation text not null,
        "recordId" integer not null,
        primary key (relation, "recordId")
      );
    `);
    for (const [name, line] of Object.entries(exceptions))
      await replace(queryRunner, name, (body) => body.replace(/\bbegin\b/, `begin\n    ${line}`));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sample_records, sample_data');
    for (const [name, line] of Object.entries(exceptions))
      await replace(queryRunner, name, (body) => body.replace(`\n    ${line}`, ''));
  }
}

/** Defines a trigger function as it is, but with a changed body. */
async function replace(
  queryRunner: QueryRunner,
  name: string,
  change: (body: string) => string,
): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    'select pg_get_functiondef($1::regproc) as definition',
    [name],
  )) as [{ definition: string }];
  await queryRunner.query(change(definition));
}
