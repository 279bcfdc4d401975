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
import { ProblemError, conflict } from '../platform/http/problem';
import type { OwnerRequest } from './owner-request';
import type { PaymentEntity } from './payment.entity';
import { PaymentsReadModel } from './payments.read-model';
import { PaymentsRepository } from './payments.repository';
import type { RefundEntity } from './refund.entity';
import { RefundResultsService } from './refund-results.service';
import { RefundsRepository } from './refunds.repository';
import { type RefundResult, StripeRefundsService } from './stripe/stripe-refunds.service';

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
    private readonly results: RefundResultsService,
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

  private finish(refund: RefundEntity, result: RefundResult): Promise<void> {
    return this.dataSource.transaction((manager) => this.results.apply(refund, result, manager));
  }

  private async store(
    paymentId: number,
    input: RefundInput,
    request: OwnerRequest,
    manager: EntityManager,
  ): Promise<AskedRefund> {
    const locked = await this.results.lock(paymentId, manager);
    const earlier = await this.findEarlier(request, manager);
    const refund = earlier ?? (await this.add(locked.payment, input, request, manager));
    if (!isSame(refund, paymentId, input))
      throw new ProblemError(422, 'This Idempotency-Key was used for another refund.');
    if (!earlier && refund.status === 'succeeded')
      await this.results.succeed(locked, refund, manager);
    return { refund, payment: locked.payment };
  }

  private async add(
    payment: PaymentEntity,
    { amount, reason, stillOwed }: RefundInput,
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
        source: 'owner',
        stillOwed: stillOwed ?? false,
        recordedBy: ownerId,
        recordKey: key ?? null,
      },
      manager,
    );
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
  refund.reason === (input.reason ?? null) &&
  refund.stillOwed === (input.stillOwed ?? false);
