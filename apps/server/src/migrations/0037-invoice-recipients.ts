import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where an issued invoice is mailed can be entered afterward; what it states never changes. */
export class InvoiceRecipients1700000000037 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table invoices add "sendTo" varchar(254);
      ${keepIssued('customerId,userId,recordedBy,creditedAt,sendTo,sentAt,reminders,version,updatedAt')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${keepIssued('customerId,userId,recordedBy,creditedAt,sentAt,reminders,version,updatedAt')}
      alter table invoices drop "sendTo";
    `);
  }
}

const keepIssued = (mutable: string): string => `
  create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
  declare
    -- To whom it belongs follows from other records; the rest is what happens to it afterwards.
    mutable text[] := '{${mutable}}';
  begin
    if tg_op = 'DELETE' then
      raise exception 'An issued invoice is never deleted' using errcode = 'check_violation';
    end if;
    if to_jsonb(new) - mutable <> to_jsonb(old) - mutable
      or (old."creditedAt" is not null and new."creditedAt" is distinct from old."creditedAt") then
      raise exception 'An issued invoice never changes' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
`;
