import { Injectable } from '@nestjs/common';
import type { MailedRecord } from '../../records/outbox/mail.entity';
import type { InvoiceEntity } from './invoice.entity';
import { InvoicesRepository } from './invoices.repository';

/** What payments need to know about an invoice without a purchase. */
interface InvoiceFacts {
  number: string;
  /** The buyer's name. */
  buyer: string;
  customerId: number | null;
  userId: string | null;
  /** Where its mails go; null if the buyer has no address. */
  email: string | null;
}

/** Locks an invoice and returns what payments need to know about it. */
@Injectable()
export class InvoiceFactsService {
  constructor(private readonly invoices: InvoicesRepository) {}

  /** Locks an issued invoice until the transaction ends. */
  async lock(id: number): Promise<InvoiceFacts> {
    const row = (await this.invoices.lock(id))!;
    const { number, customerId, userId } = row;
    return { number: number!, buyer: row.buyer.name, customerId, userId, email: recipientOf(row) };
  }
}

/** What a mail about an invoice says of it. */
export const aboutInvoice = (id: number): MailedRecord => ({ table: 'invoices', id });

export const recipientOf = ({ sendTo, buyer }: InvoiceEntity): string | null =>
  sendTo ?? buyer.email;
