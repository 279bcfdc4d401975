import { Injectable } from '@nestjs/common';
import type { AdminPayment, PaymentInput } from '@polaris/contracts';
import { InvoicePaymentsService } from '../payments/invoice-payments.service';
import { conflict, notFound } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';

/** Records payments of invoices without a purchase; those of a purchase are recorded on the purchase. */
@Injectable()
export class PayableInvoicesService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly invoices: InvoicesRepository,
    private readonly payments: InvoicePaymentsService,
  ) {}

  /** Locks the invoice, so that of two concurrent payments the second sees what is left after the first. */
  record(id: number, input: PaymentInput, ownerId: string): Promise<AdminPayment> {
    return this.idempotency.onceRecord(
      async () => {
        const row = await this.invoices.lock(id);
        if (!row) throw notFound(INVOICE);
        assertPayable(row);
        return { id: await this.payments.record(id, input, ownerId) };
      },
      (paymentId) => this.payments.get(paymentId),
    );
  }
}

function assertPayable({ kind, issuedAt, creditedAt, purchaseId }: InvoiceEntity): void {
  if (kind === 'credit_note') throw conflict('Nothing is owed on a credit note.');
  if (!issuedAt) throw conflict('A draft is not paid: issue it first.');
  if (creditedAt) throw conflict('This invoice was credited, so nothing is owed.');
  if (purchaseId !== null)
    throw conflict('This invoice is of a purchase. Record the payment of the purchase.');
}
