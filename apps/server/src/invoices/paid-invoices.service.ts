import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminPayment, PaymentInput } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { InvoicePaymentsService } from '../payments/invoice-payments.service';
import { PaidSubjectsService } from '../payments/paid-subjects.service';
import { conflict, notFound } from '../platform/http/problem';
import { recipientOf } from './invoice-mails.service';
import type { InvoiceEntity } from './invoice.entity';
import { INVOICE } from './invoices.read-model';
import { InvoicesRepository } from './invoices.repository';
import type { OwnerRequest } from './invoices.service';

/** Payments of invoices without a purchase; those of a purchase are recorded there. */
@Injectable()
export class PaidInvoicesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invoices: InvoicesRepository,
    private readonly payments: InvoicePaymentsService,
    private readonly subjects: PaidSubjectsService,
  ) {}

  onModuleInit(): void {
    this.subjects.registerInvoices((id, manager) => this.findFacts(id, manager));
  }

  /** The invoice is locked: of two payments at once, the second sees what the first has left. */
  record(id: number, input: PaymentInput, request: OwnerRequest): Promise<AdminPayment> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.invoices.lock(id, manager);
      if (!row) throw notFound(INVOICE);
      assertPayable(row);
      return this.payments.record(id, input, request, manager);
    });
  }

  private async findFacts(id: number, manager: EntityManager) {
    const row = (await this.invoices.lock(id, manager))!;
    const { number, customerId, userId } = row;
    return { number: number!, customerId, userId, email: recipientOf(row) };
  }
}

function assertPayable({ kind, issuedAt, creditedAt, purchaseId }: InvoiceEntity): void {
  if (kind === 'credit_note') throw conflict('Nothing is owed on a credit note.');
  if (!issuedAt) throw conflict('A draft is not paid: issue it first.');
  if (creditedAt) throw conflict('This invoice was credited, so nothing is owed.');
  if (purchaseId !== null)
    throw conflict('This invoice is of a purchase. Record the payment of the purchase.');
}
