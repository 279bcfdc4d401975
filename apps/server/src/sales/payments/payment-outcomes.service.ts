import { Injectable } from '@nestjs/common';
import { type PaymentMethod, disputeLabels, dollars, toCents } from '@polaris/contracts';
import { ActivitiesService } from '../../people/activities/activities.service';
import { DomainEvents } from '../../platform/database/events/domain-events';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { refundedAtProvider } from '../purchases/purchase.events';
import {
  type PaymentSubject,
  PaymentSubjectsService,
  inSentence,
} from './payment-subjects.service';
import { type FailedDebit, PaymentMailsService } from './payment-mails.service';
import type { PaymentEntity } from './payment.entity';
import { type Balance, PaymentsReadModel } from './payments.read-model';
import type { RefundEntity } from './refund.entity';

/** The maximum length of an activity's subject. */
const SUBJECT_MAX = 255;

/** The payment method as part of a sentence. */
const byMethod: Record<PaymentMethod, string> = {
  bank_transfer: ' by bank transfer',
  card: ' by card',
  bank_debit: ' by bank debit',
  cash: ' in cash',
  other: '',
};

/** A payment and its purchase, if any, locked until the transaction ends. */
export interface LockedPayment {
  payment: PaymentEntity;
  purchase: PurchaseEntity | null;
}

/** Handles the consequences of payments and refunds, in the transaction that records them. */
@Injectable()
export class PaymentOutcomesService {
  constructor(
    private readonly readModel: PaymentsReadModel,
    private readonly purchases: PayablePurchasesService,
    private readonly subjects: PaymentSubjectsService,
    private readonly activities: ActivitiesService,
    private readonly mails: PaymentMailsService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Starts a pending purchase once nothing is due now; flags an overpayment. The receipt also goes to the address that a
   * payer without an account has entered.
   */
  async received({ payment, purchase }: LockedPayment, payer?: string): Promise<void> {
    const balance = await this.readModel.balanceOf(payment);
    const isTooMuch = exceedsDue(balance);
    if (purchase && isTooMuch) await this.purchases.setRefundDue(purchase, true);
    else if (purchase && balance.dueNow === 0) await this.purchases.activate(purchase);
    const subject = await this.subjects.of(payment, purchase);
    const { amount, method, note } = payment;
    await this.log(subject, `Payment of ${dollars(amount)}${byMethod[method]}`, note);
    await this.mails.received(subject, payment, { balance, payer });
    if (isTooMuch) await this.mails.refundDue(subject, payment, balance);
  }

  /** A bank debit has failed after days, or the bank took its money back: it is owed again, unless it was canceled. */
  async debitFailed({ payment, purchase }: LockedPayment, failed: FailedDebit): Promise<void> {
    const subject = await this.subjects.of(payment, purchase);
    const { owed } = await this.readModel.balanceOf(payment);
    await this.log(subject, `Failed bank debit of ${dollars(payment.amount)}`, failed.reason);
    await this.mails.debitFailed(subject, payment, { ...failed, isOwed: owed > 0 });
  }

  /** Clears the flag when nothing is overpaid anymore. */
  async returned(
    { payment, purchase }: LockedPayment,
    refund: RefundEntity,
    payer?: string,
  ): Promise<void> {
    if (purchase?.refundDue) await this.clearRefundDue(purchase, payment);
    if (isReturnedDebit(refund)) {
      const reason = refund.reason ?? '';
      return this.debitFailed({ payment, purchase }, { reason, payer });
    }
    const subject = await this.subjects.of(payment, purchase);
    const isLost = refund.source === 'dispute';
    const what = `${isLost ? 'Lost dispute' : 'Refund'} of ${dollars(refund.amount)}`;
    await this.log(subject, what, refund.reason);
    if (!isLost) await this.mails.returned(subject, refund);
    if (purchase && refund.source === 'provider')
      await this.events.emit(refundedAtProvider, purchase.id);
  }

  /** The client's bank has returned a refund. */
  async refundFailed({ payment, purchase }: LockedPayment, refund: RefundEntity): Promise<void> {
    const balance = await this.readModel.balanceOf(payment);
    if (purchase && exceedsDue(balance)) await this.purchases.setRefundDue(purchase, true);
    const subject = await this.subjects.of(payment, purchase);
    await this.log(subject, `Failed refund of ${dollars(refund.amount)}`, null);
    await this.mails.refundFailed(subject, refund);
  }

  /** The client disputes a payment at the bank, or the dispute has ended. */
  async disputed({ payment, purchase }: LockedPayment, reason: string): Promise<void> {
    if (!payment.dispute) return;
    const subject = await this.subjects.of(payment, purchase);
    const what = `${disputeLabels[payment.dispute]}: payment of ${dollars(payment.amount)}`;
    await this.log(subject, what, `Reason: ${reason.replaceAll('_', ' ')}`);
    await this.mails.disputed(subject, payment, reason);
  }

  private async clearRefundDue(purchase: PurchaseEntity, payment: PaymentEntity): Promise<void> {
    const balance = await this.readModel.balanceOfPurchase(purchase.id);
    const isSettled = payment.status === 'refunded' || !exceedsDue(balance);
    if (isSettled) await this.purchases.setRefundDue(purchase, false);
  }

  private async log(
    subject: PaymentSubject,
    what: string,
    description: string | null,
  ): Promise<void> {
    const { customerId } = subject;
    if (customerId === null) return;
    const short = [...`${what} for ${inSentence(subject)}`].slice(0, SUBJECT_MAX).join('');
    const activity = { type: 'note', subject: short, description, dueOn: null } as const;
    await this.activities.log({ customerId, ...activity });
  }
}

/** Whether more was paid than asked for, which is 0 for what was canceled. */
const exceedsDue = ({ paid, asked }: Balance): boolean => toCents(paid) > toCents(asked);

const isReturnedDebit = ({ source, stillOwed }: RefundEntity): boolean =>
  source === 'dispute' && stillOwed;
