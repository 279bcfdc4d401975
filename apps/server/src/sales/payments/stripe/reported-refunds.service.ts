import { Injectable } from '@nestjs/common';
import { fromCents } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { RefundResultsService, type ReportedRefund } from '../refund-results.service';
import { ForeignMoneyService, isForeign } from './foreign-money.service';
import { IntentPaymentsService } from './intent-payments.service';
import { StripeApiService, type StripeRefund, idOf } from './stripe-api.service';
import { withoutRefusal } from './stripe-errors';
import { resultOf } from './stripe-refunds.service';

/** Syncs a refund with Stripe, whether it was requested here or not. */
@Injectable()
export class ReportedRefundsService {
  constructor(
    private readonly database: Database,
    private readonly results: RefundResultsService,
    private readonly foreign: ForeignMoneyService,
    private readonly payments: IntentPaymentsService,
    private readonly stripe: StripeApiService,
  ) {}

  async settle(refundRef: string): Promise<void> {
    const refund = await this.stripe.getRefund(refundRef).catch(withoutRefusal);
    if (!refund) return;
    const payment = await this.payments.find(idOf(refund.payment_intent));
    if (!payment) return;
    await this.database.transaction(() =>
      isForeign(refund)
        ? this.foreign.refuse(payment.id, 'refund', refund)
        : this.results.record(payment.id, toReported(refund)),
    );
  }
}

const toReported = (refund: StripeRefund): ReportedRefund => ({
  ...resultOf(refund),
  providerRef: refund.id,
  amount: fromCents(refund.amount),
  key: refund.metadata?.refund,
  source: 'provider',
  why: 'Made in the Stripe dashboard.',
});
