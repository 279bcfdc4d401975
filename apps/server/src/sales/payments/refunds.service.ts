import { Injectable } from '@nestjs/common';
import {
  type AdminPayment,
  type RefundInput,
  dollars,
  fromCents,
  paidStatuses,
  toCents,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { conflict } from '../../platform/problem/problem';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { refundCancelsSessions } from '../purchases/purchase.events';
import type { PaymentEntity } from './payment.entity';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import type { RefundEntity } from './refund.entity';
import { RefundResultsService } from './refund-results.service';
import { RefundsRepository } from './refunds.repository';
import { type RefundResult, StripeRefundsService } from './stripe/stripe-refunds.service';

/**
 * Refunds payments. Manual payments are refunded by hand and only recorded here. A card refund is first stored as
 * pending, which reserves its amount, and then requested from Stripe.
 */
@Injectable()
export class RefundsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly results: RefundResultsService,
    private readonly stripe: StripeRefundsService,
    private readonly events: DomainEvents,
  ) {}

  /** Throws 503 while Stripe is down: the refund stays pending until a retry or the sweep requests it again. */
  async refund(paymentId: number, input: RefundInput, ownerId: string): Promise<AdminPayment> {
    const { refund, payment } = await this.idempotency.onceRecord(
      () => this.store(paymentId, input, ownerId),
      async (id) => {
        const stored = (await this.refunds.find(id))!;
        return { refund: stored, payment: await this.readModel.get(stored.paymentId) };
      },
    );
    if (refund.status !== 'pending') return payment;
    await this.send(refund);
    return this.readModel.get(refund.paymentId);
  }

  /** The ids of pending refunds. */
  async listPending(limit: number): Promise<number[]> {
    return (await this.refunds.listPending(limit)).map(({ id }) => id);
  }

  /** Checks a pending refund again. */
  async resume(id: number): Promise<void> {
    const refund = await this.refunds.find(id);
    const payment = refund && (await this.payments.find(refund.paymentId));
    if (payment && refund.status === 'pending')
      await this.finish(refund, await this.stripe.resume(refund, payment));
  }

  private async send(refund: RefundEntity): Promise<void> {
    const payment = (await this.payments.find(refund.paymentId))!;
    const result = await this.stripe.refund(refund, payment);
    await this.finish(refund, result);
    if (result.status === 'failed')
      throw conflict(`The payment provider refused the refund: ${result.reason}`);
  }

  private finish(refund: RefundEntity, result: RefundResult): Promise<void> {
    return this.database.transaction(() => this.results.apply(refund, result));
  }

  private async store(
    paymentId: number,
    { amount, reason, stillOwed, cancelSessions }: RefundInput,
    recordedBy: string,
  ): Promise<{ id: number }> {
    const locked = await this.results.lock(paymentId);
    await this.assertRefundable(locked.payment, amount);
    const refund = await this.refunds.save({
      paymentId,
      amount,
      reason: reason ?? null,
      status: locked.payment.provider === 'manual' ? 'succeeded' : 'pending',
      source: 'owner',
      stillOwed: stillOwed ?? false,
      recordedBy,
    });
    if (refund.status === 'succeeded') await this.results.succeed(locked, refund);
    if (cancelSessions && locked.purchase)
      await this.events.emit(refundCancelsSessions, locked.purchase.id);
    return { id: refund.id };
  }

  private async assertRefundable(payment: PaymentEntity, amount: number): Promise<void> {
    if (!(paidStatuses as readonly string[]).includes(payment.status))
      throw conflict('This payment was not received, so it cannot be refunded.');
    const { succeeded, pending } = await this.refunds.sumsOf(payment.id);
    const left = toCents(payment.amount) - toCents(succeeded) - toCents(pending);
    if (left === 0) throw conflict('This payment was refunded in full.');
    if (toCents(amount) > left)
      throw conflict(`Only ${dollars(fromCents(left))} of this payment can be refunded.`);
  }
}
