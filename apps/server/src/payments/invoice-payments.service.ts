import { Injectable } from '@nestjs/common';
import { type AdminPayment, type PaymentInput, dollars, toCents } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { ProblemError, conflict } from '../platform/http/problem';
import { isSamePayment, manualPayment } from './manual-payment';
import type { OwnerRequest } from './owner-request';
import { PaymentOutcomesService } from './payment-outcomes.service';
import type { PaymentEntity } from './payment.entity';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';

/** Money that came for an invoice without a purchase. */
@Injectable()
export class InvoicePaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly outcomes: PaymentOutcomesService,
  ) {}

  /** The invoice is locked by the caller's transaction. The same key again answers the first payment. */
  async record(
    invoiceId: number,
    input: PaymentInput,
    request: OwnerRequest,
    manager: EntityManager,
  ): Promise<AdminPayment> {
    const { ownerId, key } = request;
    const earlier =
      key === undefined ? null : await this.payments.findRecorded(ownerId, key, manager);
    const payment = earlier ?? (await this.add(invoiceId, input, request, manager));
    if (payment.invoiceId !== invoiceId || !isSamePayment(payment, input))
      throw new ProblemError(422, 'This Idempotency-Key was used for another payment.');
    return this.readModel.get(payment.id, manager);
  }

  private async add(
    invoiceId: number,
    input: PaymentInput,
    request: OwnerRequest,
    manager: EntityManager,
  ): Promise<PaymentEntity> {
    const { owed } = await this.readModel.balanceOfInvoice(invoiceId, manager);
    if (owed === 0) throw conflict('This invoice is paid in full.');
    if (toCents(input.amount) > toCents(owed))
      throw conflict(`Only ${dollars(owed)} of this invoice is owed.`);
    const fresh = { ...manualPayment(input, request), invoiceId };
    const payment = await this.payments.save(fresh, manager);
    const balance = await this.readModel.balanceOfInvoice(invoiceId, manager);
    await this.outcomes.receivedForInvoice(payment, balance, manager);
    return payment;
  }
}
