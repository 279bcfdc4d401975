import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a purchase be paid in parts, each by its own day, and mails the client about them. */
export class PurchaseParts1700000000105 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The payment plan as it was agreed on. What is shown adds up to what is asked, which can differ.
      create table purchase_parts (
        "purchaseId" integer not null references purchases on delete cascade,
        position integer not null check (position between 1 and 12),
        label varchar(100) not null check (btrim(label) <> ''),
        amount dollars not null check (amount > 0),
        "dueOn" date not null,
        -- How many mails about it went out: on its day, and two reminders.
        reminders smallint not null default 0 check (reminders between 0 and 3),
        primary key ("purchaseId", position)
      );
      alter table mail_outbox drop constraint mail_outbox_attachment_check;
      alter table mail_outbox add constraint mail_outbox_attachment_check
        check (attachment in ('invoice', 'invoice_reminder', 'due_parts'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where attachment = 'due_parts';
      alter table mail_outbox drop constraint mail_outbox_attachment_check;
      alter table mail_outbox add constraint mail_outbox_attachment_check
        check (attachment in ('invoice', 'invoice_reminder'));
      drop table purchase_parts;
    `);
  }
}
