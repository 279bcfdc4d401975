import { Injectable } from '@nestjs/common';
import { type AdminPayment, type PaymentInput, dollars, toCents } from '@polaris/contracts';
import { conflict } from '../../platform/problem/problem';
import { manualPayment } from './manual-payment';
import { PaymentOutcomesService } from './payment-outcomes.service';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import { CheckoutSessionsService } from './stripe/checkout-sessions.service';

/** Payments of invoices without a purchase. */
@Injectable()
export class InvoicePaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly outcomes: PaymentOutcomesService,
    private readonly sessions: CheckoutSessionsService,
  ) {}

  get(id: number): Promise<AdminPayment> {
    return this.readModel.get(id);
  }

  /** Returns the id. The caller's transaction must have locked the invoice. */
  async record(invoiceId: number, input: PaymentInput, ownerId: string): Promise<number> {
    const { owed } = await this.readModel.balanceOfInvoice(invoiceId);
    if (owed === 0) throw conflict('This invoice is paid in full.');
    if (toCents(input.amount) > toCents(owed))
      throw conflict(`Only ${dollars(owed)} of this invoice is owed.`);
    const payment = await this.payments.save({ ...manualPayment(input, ownerId), invoiceId });
    await this.sessions.closeOf(payment);
    await this.outcomes.received({ payment, purchase: null });
    return payment.id;
  }
}
