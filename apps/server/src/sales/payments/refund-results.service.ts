import { Injectable } from '@nestjs/common';
import { type RefundSource, toCents } from '@polaris/contracts';
import { notFound } from '../../platform/problem/problem';
import { type LockedPayment, PaymentOutcomesService } from './payment-outcomes.service';
import type { PaymentEntity } from './payment.entity';
import { PaymentSubjectsService } from './payment-subjects.service';
import { PaymentsRepository } from './payments.repository';
import type { RefundEntity } from './refund.entity';
import { RefundsRepository } from './refunds.repository';
import { stripeKey } from './stripe/stripe-api.service';
import type { RefundResult } from './stripe/stripe-refunds.service';

/** A refund as its provider reports it. */
export interface ReportedRefund extends RefundResult {
  providerRef: string;
  /** In dollars. */
  amount: number;
  /** The key we gave the refund at the provider; undefined if it was not requested here. */
  key: string | undefined;
  source: Exclude<RefundSource, 'owner'>;
  why: string;
  /** Whether it is to be paid again. */
  stillOwed?: boolean;
}

/** Applies the results of refunds, including those made directly at the provider. */
@Injectable()
export class RefundResultsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly subjects: PaymentSubjectsService,
    private readonly outcomes: PaymentOutcomesService,
  ) {}

  /** Locks what was paid for first, in the same order as recording a payment. */
  async lock(paymentId: number): Promise<LockedPayment> {
    const found = await this.payments.find(paymentId);
    if (!found) throw notFound('This payment');
    const purchase = await this.subjects.lock(found);
    return { purchase, payment: (await this.payments.lock(paymentId))! };
  }

  /** Safe to repeat. A refund that was reported as made can still fail later if the bank returns it. */
  async apply({ id, paymentId }: RefundEntity, result: RefundResult): Promise<void> {
    const locked = await this.lock(paymentId);
    const refund = (await this.refunds.lock(id))!;
    const earlier = refund.status;
    const mayFollow =
      earlier === 'pending' || (earlier === 'succeeded' && result.status === 'failed');
    if (!mayFollow) return;
    refund.status = result.status;
    refund.providerRef = result.providerRef;
    await this.refunds.save(refund);
    if (result.status === 'succeeded') await this.succeed(locked, refund, result.payer);
    else if (earlier === 'succeeded') await this.takeBack(locked, refund);
  }

  /** Updates a known refund, or stores a new one. */
  async record(paymentId: number, reported: ReportedRefund): Promise<void> {
    await this.lock(paymentId);
    const known = await this.findKnown(paymentId, reported);
    if (known) return this.apply(known, reported);
    if (reported.status === 'failed') return;
    const refund = await this.refunds.save({
      paymentId,
      amount: reported.amount,
      reason: reported.why,
      status: 'pending',
      providerRef: reported.providerRef,
      source: reported.source,
      stillOwed: reported.stillOwed ?? false,
    });
    await this.apply(refund, reported);
  }

  /** Updates the payment and notifies after a refund was made. */
  async succeed(locked: LockedPayment, refund: RefundEntity, payer?: string): Promise<void> {
    await this.saveStatus(locked.payment);
    await this.outcomes.returned(locked, refund, payer);
  }

  /** Reverses a refund that the bank has returned. */
  private async takeBack(locked: LockedPayment, refund: RefundEntity): Promise<void> {
    await this.saveStatus(locked.payment);
    await this.outcomes.refundFailed(locked, refund);
  }

  private async saveStatus(payment: PaymentEntity): Promise<void> {
    const { succeeded } = await this.refunds.sumsOf(payment.id);
    const isAll = toCents(succeeded) === toCents(payment.amount);
    const statusIfNotFull = succeeded > 0 ? 'partially_refunded' : 'paid';
    payment.status = isAll ? 'refunded' : statusIfNotFull;
    await this.payments.save(payment);
  }

  private async findKnown(
    paymentId: number,
    { providerRef, key }: ReportedRefund,
  ): Promise<RefundEntity | null> {
    const named = await this.refunds.findReported(providerRef);
    const [, id] = /^polaris-refund-(\d{1,9})-\d+$/.exec(key ?? '') ?? [];
    if (named || id === undefined) return named;
    const asked = await this.refunds.find(Number(id));
    const isMeant = asked?.paymentId === paymentId && stripeKey('refund', asked) === key;
    return isMeant ? asked : null;
  }
}
