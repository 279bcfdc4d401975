import { Injectable } from '@nestjs/common';
import {
  type AdminPayment,
  type RefundInput,
  dollars,
  fromCents,
  paidStatuses,
  toCents,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError, conflict, notFound } from '../platform/http/problem';
import { PaidPurchasesService } from '../purchases/paid-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import type { OwnerRequest } from './owner-request';
import { PaymentOutcomesService } from './payment-outcomes.service';
import type { PaymentEntity } from './payment.entity';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import type { RefundEntity } from './refund.entity';
import { RefundsRepository } from './refunds.repository';
import { type RefundResult, StripeRefundsService } from './stripe/stripe-refunds.service';

/** A payment, and the purchase that it is of if there is one, as they stay until the transaction ends. */
interface LockedPayment {
  payment: PaymentEntity;
  purchase: PurchaseEntity | null;
}

/** A refund and the payment that it is of. */
interface AskedRefund {
  refund: RefundEntity;
  payment: PaymentEntity;
}

/**
 * Money of a payment that goes back. What was paid by hand is returned by hand, and only recorded here.
 * For a card, the refund is stored as pending first, so that its money is spoken for, and then asked for.
 */
@Injectable()
export class RefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly purchases: PaidPurchasesService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly stripe: StripeRefundsService,
  ) {}

  /** Throws 503 while Stripe is away: the refund stays pending and is asked for again by the sweep. */
  async refund(id: number, input: RefundInput, request: OwnerRequest): Promise<AdminPayment> {
    const asked = await this.dataSource.transaction((manager) =>
      this.store(id, input, request, manager),
    );
    if (asked.refund.status === 'pending') await this.send(asked);
    return this.readModel.get(id, this.dataSource.manager);
  }

  /** The ids of those that are pending. */
  async listPending(limit: number): Promise<number[]> {
    return (await this.refunds.listPending(limit)).map(({ id }) => id);
  }

  /** Looks again at a refund that was asked for earlier. */
  async resume(id: number): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await this.refunds.find(id, manager);
    const payment = refund && (await this.payments.find(refund.paymentId, manager));
    if (payment && refund.status === 'pending')
      await this.finish(refund, await this.stripe.resume(refund, payment));
  }

  private async send({ refund, payment }: AskedRefund): Promise<void> {
    const result = await this.stripe.refund(refund, payment);
    await this.finish(refund, result);
    if (result.status === 'failed')
      throw conflict(`The payment provider refused the refund: ${result.reason}`);
  }

  private async finish({ id, paymentId }: RefundEntity, result: RefundResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const locked = await this.lock(paymentId, manager);
      const refund = (await this.refunds.lock(id, manager))!;
      if (refund.status !== 'pending') return;
      refund.status = result.status;
      refund.providerRef = result.providerRef;
      await this.refunds.save(refund, manager);
      if (result.status === 'succeeded') await this.succeed(locked, refund, manager);
    });
  }

  private async store(
    paymentId: number,
    input: RefundInput,
    request: OwnerRequest,
    manager: EntityManager,
  ): Promise<AskedRefund> {
    const locked = await this.lock(paymentId, manager);
    const earlier = await this.findEarlier(request, manager);
    const refund = earlier ?? (await this.add(locked.payment, input, request, manager));
    if (!isSame(refund, paymentId, input))
      throw new ProblemError(422, 'This Idempotency-Key was used for another refund.');
    if (!earlier && refund.status === 'succeeded') await this.succeed(locked, refund, manager);
    return { refund, payment: locked.payment };
  }

  /** Everything that follows once the money went back. */
  private async succeed(
    { payment, purchase }: LockedPayment,
    refund: RefundEntity,
    manager: EntityManager,
  ): Promise<void> {
    const { succeeded } = await this.refunds.sumsOf(payment.id, manager);
    const isAll = toCents(succeeded) === toCents(payment.amount);
    payment.status = isAll ? 'refunded' : 'partially_refunded';
    await this.payments.save(payment, manager);
    if (purchase) await this.outcomes.returned(purchase, payment, refund, manager);
  }

  private async add(
    payment: PaymentEntity,
    { amount, reason }: RefundInput,
    { ownerId, key }: OwnerRequest,
    manager: EntityManager,
  ): Promise<RefundEntity> {
    await this.assertRefundable(payment, amount, manager);
    return this.refunds.save(
      {
        paymentId: payment.id,
        amount,
        reason: reason ?? null,
        status: payment.provider === 'manual' ? 'succeeded' : 'pending',
        recordedBy: ownerId,
        recordKey: key ?? null,
      },
      manager,
    );
  }

  /** The purchase first, as where a payment is recorded. */
  private async lock(id: number, manager: EntityManager): Promise<LockedPayment> {
    const found = await this.payments.find(id, manager);
    if (!found) throw notFound('This payment');
    const { purchaseId } = found;
    const purchase = purchaseId === null ? null : await this.purchases.lock(purchaseId, manager);
    return { purchase, payment: (await this.payments.lock(id, manager))! };
  }

  private async findEarlier(
    { ownerId, key }: OwnerRequest,
    manager: EntityManager,
  ): Promise<RefundEntity | null> {
    return key === undefined ? null : this.refunds.findRecorded(ownerId, key, manager);
  }

  private async assertRefundable(
    payment: PaymentEntity,
    amount: number,
    manager: EntityManager,
  ): Promise<void> {
    if (!(paidStatuses as readonly string[]).includes(payment.status))
      throw conflict('This payment has not come, so it cannot be refunded.');
    const { succeeded, pending } = await this.refunds.sumsOf(payment.id, manager);
    const left = toCents(payment.amount) - toCents(succeeded) - toCents(pending);
    if (left === 0) throw conflict('This payment was refunded in full.');
    if (toCents(amount) > left)
      throw conflict(`Only ${dollars(fromCents(left))} of this payment can be refunded.`);
  }
}

/** A key stands for one refund: sent with another one, it is a mistake of the sender. */
const isSame = (refund: RefundEntity, paymentId: number, input: RefundInput): boolean =>
  refund.paymentId === paymentId &&
  refund.amount === input.amount &&
  refund.reason === (input.reason ?? null);
