import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import type { PaymentEntity } from '../payment.entity';
import type { RefundEntity } from '../refund.entity';
import { StripeApiService, type StripeRefund } from './stripe-api.service';
import { StripeUnavailableError, StripeRefusal } from './stripe-errors';

/** The result of a refund at Stripe. */
export interface RefundResult {
  status: 'pending' | 'succeeded' | 'failed';
  providerRef: string | null;
  /** Why it failed, in Stripe's words. */
  reason?: string;
  /** Who has paid by a link, if the bank took the payment back. */
  payer?: string | undefined;
}

/** Refunds of card payments. */
@Injectable()
export class StripeRefundsService {
  constructor(
    private readonly stripe: StripeApiService,
    private readonly settings: Settings,
  ) {}

  async refund(refund: RefundEntity, payment: PaymentEntity): Promise<RefundResult> {
    if (!this.settings.takesCards) throw new StripeUnavailableError();
    try {
      return resultOf(await this.stripe.createRefund(refund, payment));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: 'failed', providerRef: null, reason: error.message };
    }
  }

  /** Creates the refund only if Stripe has none: the response to an earlier request could have been lost. */
  async resume(refund: RefundEntity, payment: PaymentEntity): Promise<RefundResult> {
    const known = refund.providerRef
      ? await this.stripe.getRefund(refund.providerRef)
      : await this.stripe.findRefund(refund, payment);
    return known ? resultOf(known) : this.refund(refund, payment);
  }
}

/** Maps the status at Stripe to ours. */
export function resultOf({ id, status, failure_reason }: StripeRefund): RefundResult {
  if (status === 'succeeded') return { status, providerRef: id };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', providerRef: id, reason: failure_reason ?? 'It was canceled.' };
  return { status: 'pending', providerRef: id };
}
