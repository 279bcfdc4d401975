import { Injectable } from '@nestjs/common';
import { type DisputeState, fromCents, toCents } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { PaymentOutcomesService } from '../payment-outcomes.service';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsRepository } from '../payments.repository';
import { RefundResultsService } from '../refund-results.service';
import { RefundsRepository } from '../refunds.repository';
import { ForeignMoneyService, isForeign } from './foreign-money.service';
import { IntentPaymentsService } from './intent-payments.service';
import { StripeApiService, type StripeDispute, idOf, payerOf } from './stripe-api.service';
import { withoutRefusal } from './stripe-errors';

/** Flags payments that a client disputes at the bank. The owner responds in the Stripe dashboard. */
@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly results: RefundResultsService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly foreign: ForeignMoneyService,
    private readonly intents: IntentPaymentsService,
    private readonly stripe: StripeApiService,
  ) {}

  /** Syncs a payment with its dispute at Stripe; safe to repeat. */
  async settle(disputeRef: string): Promise<void> {
    const dispute = await this.stripe.getDispute(disputeRef).catch(withoutRefusal);
    if (!dispute) return;
    const payment = await this.intents.find(idOf(dispute.payment_intent));
    if (!payment) return;
    const payer = await this.getPayer(dispute, payment);
    await this.database.transaction(() => this.apply(dispute, payment.id, payer));
  }

  /** The address to notify when the bank returns a debit. Only Stripe stores it. */
  private async getPayer(dispute: StripeDispute, payment: PaymentEntity) {
    if (!payment.byLink || !payment.sessionRef || !isReturnedDebit(dispute, payment))
      return undefined;
    const session = await this.stripe.getSession(payment.sessionRef).catch(withoutRefusal);
    return session && payerOf(session, payment);
  }

  private async apply(
    dispute: StripeDispute,
    paymentId: number,
    payer: string | undefined,
  ): Promise<void> {
    const locked = await this.results.lock(paymentId);
    const { payment } = locked;
    const state = stateOf(dispute);
    if (payment.disputeRef === dispute.id && payment.dispute === state) return;
    payment.disputeRef = dispute.id;
    payment.dispute = state;
    await this.payments.save(payment);
    const isReturned = isReturnedDebit(dispute, payment);
    if (!isReturned) await this.outcomes.disputed(locked, dispute.reason);
    if (state !== 'lost') return;
    if (isForeign(dispute)) await this.foreign.refuse(paymentId, 'dispute', dispute);
    else await this.takeAway(dispute, paymentId, { isReturned, payer });
  }

  /**
   * Books a lost dispute as a refund that also settles the debt: clients get no reminder for what their bank returned
   * to them. What a bank could not debit is owed again. Earlier refunds are subtracted.
   */
  private async takeAway(
    { id, amount, reason }: StripeDispute,
    paymentId: number,
    { isReturned, payer }: { isReturned: boolean; payer: string | undefined },
  ): Promise<void> {
    const { payment } = await this.results.lock(paymentId);
    const { succeeded } = await this.refunds.sumsOf(paymentId);
    const left = toCents(payment.amount) - toCents(succeeded);
    if (left === 0) return;
    const lost = {
      status: 'succeeded',
      providerRef: id,
      amount: fromCents(Math.min(amount, left)),
      key: undefined,
      source: 'dispute',
      why: isReturned
        ? `The bank took the debit back: ${reason.replaceAll('_', ' ')}.`
        : 'The bank decided for the client.',
      stillOwed: isReturned,
      payer,
    } as const;
    await this.results.record(paymentId, lost);
  }
}

/**
 * Why a bank takes back a debit that had succeeded, without the client's doing. Such disputes are final:
 * https://docs.stripe.com/payments/ach-direct-debit#disputed-payments
 */
const bankReasons = [
  'bank_cannot_process',
  'check_returned',
  'incorrect_account_details',
  'insufficient_funds',
];

const isReturnedDebit = (dispute: StripeDispute, { method }: PaymentEntity): boolean =>
  method === 'bank_debit' && stateOf(dispute) === 'lost' && bankReasons.includes(dispute.reason);

/** Inquiries that close without a dispute, and prevented disputes, count as won. */
function stateOf({ status }: StripeDispute): DisputeState {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}
