import { Injectable } from '@nestjs/common';
import { type AdminPayment, type PaymentInput, dollars, toCents } from '@polaris/contracts';
import { conflict } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { manualPayment } from './manual-payment';
import { PaymentOutcomesService } from './payment-outcomes.service';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import { CheckoutSessionsService } from './stripe/checkout-sessions.service';

/** Records payments that the owner received by bank transfer or in person. */
@Injectable()
export class ManualPaymentsService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly purchases: PayablePurchasesService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly sessions: CheckoutSessionsService,
  ) {}

  /** Locks the purchase, so that of two concurrent payments the second sees what is left after the first. */
  record(purchaseId: number, input: PaymentInput, ownerId: string): Promise<AdminPayment> {
    return this.idempotency.onceRecord(
      async () => {
        const purchase = await this.purchases.lock(purchaseId);
        return { id: await this.add(purchase, input, ownerId) };
      },
      (id) => this.readModel.get(id),
    );
  }

  private async add(
    purchase: PurchaseEntity,
    input: PaymentInput,
    ownerId: string,
  ): Promise<number> {
    await this.assertOwed(purchase, input.amount);
    const payment = await this.payments.save({
      ...manualPayment(input, ownerId),
      purchaseId: purchase.id,
    });
    await this.sessions.closeOf(payment);
    await this.outcomes.received({ payment, purchase });
    return payment.id;
  }

  private async assertOwed({ id, status }: PurchaseEntity, amount: number): Promise<void> {
    if (status === 'cancelled')
      throw conflict('This purchase was canceled, so no payment can be recorded for it.');
    const { owed } = await this.readModel.balanceOfPurchase(id);
    if (owed === 0) throw conflict('This purchase is paid in full.');
    if (toCents(amount) > toCents(owed))
      throw conflict(`Only ${dollars(owed)} of this purchase is owed.`);
  }
}
