import { Injectable } from '@nestjs/common';
import type { InvoiceEntity } from './invoice.entity';
import { InvoicesRepository } from './invoices.repository';

/** What of an invoice without a purchase concerns its payments. */
interface InvoiceFacts {
  number: string;
  customerId: number | null;
  userId: string | null;
  /** The buyer's address. */
  email: string | null;
}

/** What payments ask of invoices. */
@Injectable()
export class InvoiceFactsService {
  constructor(private readonly invoices: InvoicesRepository) {}

  /** The invoice is issued, and locked until the transaction ends. */
  async get(id: number): Promise<InvoiceFacts> {
    const row = (await this.invoices.lock(id))!;
    const { number, customerId, userId } = row;
    return { number: number!, customerId, userId, email: recipientOf(row) };
  }
}

export const recipientOf = ({ sendTo, buyer }: InvoiceEntity): string | null =>
  sendTo ?? buyer.email;
