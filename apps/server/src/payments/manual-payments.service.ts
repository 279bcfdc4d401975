import { Injectable } from '@nestjs/common';
import { type AdminPayment, type PaymentInput, dollars, toCents } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError, conflict } from '../platform/http/problem';
import { PaidPurchasesService } from '../purchases/paid-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { isSamePayment, manualPayment } from './manual-payment';
import type { OwnerRequest } from './owner-request';
import { PaymentOutcomesService } from './payment-outcomes.service';
import type { PaymentEntity } from './payment.entity';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import { OpenSessionsService } from './stripe/open-sessions.service';

/** Money that the owner has received by a bank transfer or in person, and records. */
@Injectable()
export class ManualPaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly purchases: PaidPurchasesService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly sessions: OpenSessionsService,
  ) {}

  /** The purchase is locked: of two payments at once, the second sees what the first has left. */
  record(purchaseId: number, input: PaymentInput, request: OwnerRequest): Promise<AdminPayment> {
    return this.dataSource.transaction(async (manager) => {
      const purchase = await this.purchases.lock(purchaseId, manager);
      const earlier = await this.findEarlier(request, manager);
      const payment = earlier ?? (await this.add(purchase, input, request, manager));
      if (payment.purchaseId !== purchaseId || !isSamePayment(payment, input))
        throw new ProblemError(422, 'This Idempotency-Key was used for another payment.');
      return this.readModel.get(payment.id, manager);
    });
  }

  private async add(
    purchase: PurchaseEntity,
    input: PaymentInput,
    request: OwnerRequest,
    manager: EntityManager,
  ): Promise<PaymentEntity> {
    await this.assertOwed(purchase, input.amount, manager);
    const payment = await this.payments.save(
      { ...manualPayment(input, request), purchaseId: purchase.id },
      manager,
    );
    await this.sessions.closeOf(purchase.id, manager);
    await this.outcomes.received(purchase, payment, manager);
    return payment;
  }

  private async findEarlier(
    { ownerId, key }: OwnerRequest,
    manager: EntityManager,
  ): Promise<PaymentEntity | null> {
    return key === undefined ? null : this.payments.findRecorded(ownerId, key, manager);
  }

  private async assertOwed(
    { id, status }: PurchaseEntity,
    amount: number,
    manager: EntityManager,
  ): Promise<void> {
    if (status === 'cancelled')
      throw conflict('This purchase was canceled, so no payment can be recorded for it.');
    const { owed } = await this.readModel.balanceOfPurchase(id, manager);
    if (owed === 0) throw conflict('This purchase is paid in full.');
    if (toCents(amount) > toCents(owed))
      throw conflict(`Only ${dollars(owed)} of this purchase is owed.`);
  }
}
