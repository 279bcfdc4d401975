import type { MigrationInterface, QueryRunner } from 'typeorm';

const secrets = (...added: string[]) => `
  alter table mail_outbox
    drop constraint mail_outbox_secrets_check,
    add constraint mail_outbox_secrets_check check (secrets in (
      'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
      'invitation', 'cancel', 'hold', 'call'${added.map((name) => `, '${name}'`).join('')}));`;

/** Links to pay without an account, bank debits, and open payments of invoices. */
export class PaymentLinks1700000000104 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table payment_links (
        hash text primary key,
        "invoiceId" integer references invoices on delete cascade,
        "purchaseId" integer references purchases on delete cascade,
        "createdAt" timestamptz(3) not null default now(),
        constraint payment_links_subject check (num_nonnulls("invoiceId", "purchaseId") = 1)
      );
      create index payment_links_invoice on payment_links ("invoiceId");
      create index payment_links_purchase on payment_links ("purchaseId");

      alter table payments
        -- Begun by a payment link: its payer may have no account.
        add "byLink" boolean not null default false,
        drop constraint payments_method_check,
        add constraint payments_method_check check (
          method in ('bank_transfer', 'card', 'bank_debit', 'cash', 'other'));
      create unique index payments_open_invoice on payments ("invoiceId")
        where status in ('open', 'processing');
      alter table business_profile add "bankDebits" boolean not null default false;

      create trigger purchases_mails after delete on purchases
        for each row execute function delete_mails_about();
      ${secrets('invoice_payment', 'purchase_payment')}
    `);
  }

  /** Payments by bank debit become bank transfers, which older versions know. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets in ('invoice_payment', 'purchase_payment');
      ${secrets()}
      drop trigger purchases_mails on purchases;
      alter table business_profile drop "bankDebits";
      drop index payments_open_invoice;
      update payments set method = 'bank_transfer' where method = 'bank_debit';
      alter table payments
        drop "byLink",
        drop constraint payments_method_check,
        add constraint payments_method_check check (
          method in ('bank_transfer', 'card', 'cash', 'other'));
      drop table payment_links;
    `);
  }
}
