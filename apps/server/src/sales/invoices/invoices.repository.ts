import { Injectable } from '@nestjs/common';
import type { InvoiceBuyer, InvoiceLineInput, InvoiceSeller } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { AddressChange } from '../../people/customers/customer.events';
import { InvoiceEntity } from './invoice.entity';

/** The editable fields of a draft. */
export interface DraftContent {
  buyer: InvoiceBuyer;
  note: string | null;
  daysUntilDue: number | null;
}

/** The fields set when a draft is issued. */
export interface IssuedFields {
  number: string;
  seller: InvoiceSeller;
  issuedOn: string;
  dueOn: string | null;
}

/** The only code that changes invoices and their lines. */
@Injectable()
export class InvoicesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the id; undefined if the purchase has an open invoice, or the invoice was already credited. */
  async insert(values: Partial<InvoiceEntity>): Promise<number | undefined> {
    const inserted = await this.database.tx
      .createQueryBuilder()
      .insert()
      .into(InvoiceEntity)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = inserted.raw as { id: number }[];
    return row?.id;
  }

  /** Returns the purchase, which never changes; null if it has none. */
  async findPurchaseId(id: number): Promise<number | null> {
    const row = await this.database.manager.findOne(InvoiceEntity, {
      where: { id },
      select: { purchaseId: true },
    });
    return row?.purchaseId ?? null;
  }

  lock(id: number): Promise<InvoiceEntity | null> {
    return this.database.tx.findOne(InvoiceEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async updateDraft(id: number, { buyer, note, daysUntilDue }: DraftContent): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set buyer = $2, note = $3, "daysUntilDue" = $4, version = version + 1
       where id = $1`,
      [id, buyer, note, daysUntilDue],
    );
  }

  /** Replaces the lines of a draft and updates its totals. */
  async replaceLines(id: number, lines: readonly InvoiceLineInput[]): Promise<void> {
    await this.database.tx.query(sql`delete from invoice_lines where "invoiceId" = $1`, [id]);
    await this.database.tx.query(
      sql`insert into invoice_lines
         ("invoiceId", position, text, quantity, "unitPrice", "taxRate", "taxMode")
       select $1, place, text, quantity, "unitPrice", "taxRate",
         (select "taxMode" from invoices where id = $1)
       from rows from (jsonb_to_recordset($2::jsonb)
         as (text text, quantity numeric, "unitPrice" numeric, "taxRate" numeric))
         with ordinality as line(text, quantity, "unitPrice", "taxRate", place)`,
      [id, JSON.stringify(lines)],
    );
    await this.updateTotals(id);
  }

  /** Adds the lines of an invoice to a credit note with negative quantities. */
  async creditLines(id: number, creditNoteId: number): Promise<void> {
    await this.database.tx.query(
      sql`insert into invoice_lines
         ("invoiceId", position, text, quantity, "unitPrice", "taxRate", "taxMode")
       select $2, position, text, -quantity, "unitPrice", "taxRate", "taxMode"
       from invoice_lines where "invoiceId" = $1`,
      [id, creditNoteId],
    );
    await this.updateTotals(creditNoteId);
  }

  async issue(id: number, issue: IssuedFields): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set number = $2, seller = $3, "issuedOn" = $4, "dueOn" = $5,
         "issuedAt" = now(), version = version + 1
       where id = $1`,
      [id, issue.number, issue.seller, issue.issuedOn, issue.dueOn],
    );
  }

  async markCredited(id: number): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set "creditedAt" = now(), version = version + 1 where id = $1`,
      [id],
    );
  }

  async setRecipient(id: number, email: string): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set "sendTo" = $2, version = version + 1 where id = $1`,
      [id, email],
    );
  }

  /** Moves future mails from a customer's old address to the new one; drafts also show the new one. */
  async moveRecipient({ customerId, before, email }: AddressChange): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set version = version + 1,
         "sendTo" = case when "issuedAt" is null then "sendTo" else $3 end,
         buyer = case when "issuedAt" is null
           then buyer || jsonb_build_object('email', $3::text) else buyer end
       where "customerId" = $1
         and lower(coalesce("sendTo", buyer ->> 'email')) is not distinct from lower($2)`,
      [customerId, before, email],
    );
  }

  async markSent(id: number): Promise<void> {
    await this.database.tx.query(
      sql`update invoices set "sentAt" = now(), version = version + 1 where id = $1`,
      [id],
    );
  }

  async markReminded(id: number, reminders: number): Promise<void> {
    await this.database.tx.query(sql`update invoices set reminders = $2 where id = $1`, [
      id,
      reminders,
    ]);
  }

  /** Also deletes its lines. */
  async removeDraft(id: number): Promise<void> {
    await this.database.tx.delete(InvoiceEntity, { id });
  }

  private async updateTotals(id: number): Promise<void> {
    await this.database.tx.query(
      sql`update invoices r set tax = sums.tax,
         total = sums.total + case r."taxMode" when 'added' then sums.tax else 0 end
       from (select sum(total) as total, sum(tax) as tax from invoice_lines
         where "invoiceId" = $1) sums
       where r.id = $1`,
      [id],
    );
  }
}
