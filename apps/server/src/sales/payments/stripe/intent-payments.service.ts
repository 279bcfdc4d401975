import { Injectable, Logger } from '@nestjs/common';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsRepository } from '../payments.repository';
import { SettlementService } from './settlement.service';
import { StripeApiService } from './stripe-api.service';

/** Finds the payment of a Stripe payment intent. */
@Injectable()
export class IntentPaymentsService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly settlement: SettlementService,
    private readonly stripe: StripeApiService,
  ) {}

  /**
   * If the event about the payment has not arrived yet, looks up its session first. Undefined for payments that were
   * not made here.
   */
  async find(intentRef: string | null): Promise<PaymentEntity | undefined> {
    if (intentRef === null) return undefined;
    const known = await this.findKnown(intentRef);
    if (known) return known;
    for (const { id } of await this.stripe.listSessions(intentRef))
      await this.settlement.settle(id);
    const found = await this.findKnown(intentRef);
    if (!found) this.logger.warn(`${intentRef} is of no payment here.`);
    return found ?? undefined;
  }

  private findKnown(intentRef: string): Promise<PaymentEntity | null> {
    return this.payments.findByIntent(intentRef);
  }
}
