import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sales tax is added to prices or included in them. A database that is in use meant its prices with tax, so
 * it keeps that, also where no business profile was saved; an empty one begins with tax added.
 */
export class SalesTax1700000000038 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns + lines + profile);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger business_profile_changed on business_profile;
      alter table business_profile drop "taxMode", drop "taxRate";
      alter table invoices drop "taxMode";
      alter table invoice_lines drop tax;
      alter table invoice_lines drop "taxMode",
        add tax numeric(12,2) not null generated always as (
          round(round(quantity * "unitPrice", 2) * "taxRate" / (100 + "taxRate"), 2)) stored;
    `);
  }
}

const mode = `varchar(10) not null default 'included' check ("taxMode" in ('added', 'included'))`;

const columns = `
  alter table business_profile
    add "taxMode" ${mode},
    add "taxRate" numeric(6,3) not null default 0 check ("taxRate" between 0 and 100);
  alter table business_profile alter "taxMode" set default 'added';
  alter table invoices add "taxMode" ${mode};
`;

/** A generated column is made again: the expression of one cannot be changed everywhere. */
const lines = `
  alter table invoice_lines add "taxMode" ${mode};
  alter table invoice_lines drop tax;
  alter table invoice_lines add tax numeric(12,2) not null generated always as (
    round(round(quantity * "unitPrice", 2) * "taxRate"
      / case "taxMode" when 'added' then 100 else 100 + "taxRate" end, 2)) stored;
`;

/** The price of a service says whether tax is added, on pages that are kept. */
const profile = `
  alter table business_profile disable trigger business_profile_audit;
  insert into business_profile ("timeZone", "daysUntilDue", "taxMode", version)
    select 'America/New_York', 14, 'included', 0
    where (exists (select from users) or exists (select from customers) or exists (select from services))
    on conflict do nothing;
  alter table business_profile enable trigger business_profile_audit;
  create trigger business_profile_changed after insert or update or delete or truncate on business_profile
    for each statement execute function notify_content_change();
`;
