import { Injectable, Logger } from '@nestjs/common';
import { dollars, fromCents, paidStatuses, toCents } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { PayablePurchasesService } from '../../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../../purchases/purchase.entity';
import { PaymentMailsService } from '../payment-mails.service';
import { PaymentOutcomesService } from '../payment-outcomes.service';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsRepository } from '../payments.repository';
import {
  CURRENCY,
  StripeApiService,
  type StripeSession,
  idOf,
  stripeKey,
} from './stripe-api.service';
import { withoutRefusal } from './stripe-errors';

/** Syncs a payment with its Stripe session; events only trigger the sync. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly purchases: PayablePurchasesService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly mails: PaymentMailsService,
    private readonly stripe: StripeApiService,
  ) {}

  /** Safe to repeat. Ignores sessions of other databases. */
  async settle(sessionRef: string): Promise<void> {
    const session = await this.stripe.getSession(sessionRef).catch(withoutRefusal);
    if (!session) return;
    await this.database.transaction(async () => {
      const found = await this.findPayment(session);
      if (!found || found.purchaseId === null)
        return this.logger.warn(`Session ${session.id} is of no payment here.`);
      const purchase = await this.purchases.lock(found.purchaseId);
      const payment = (await this.payments.lock(found.id))!;
      payment.sessionRef ??= session.id;
      await this.apply(session, payment, purchase);
    });
  }

  private async apply(
    session: StripeSession,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
  ): Promise<void> {
    if (isCollected(payment)) return;
    if (session.payment_status === 'paid') return this.take(session, payment, purchase);
    // A payment closed here is not reopened; only a successful payment changes it.
    if (payment.status !== 'open' && payment.status !== 'processing') return;
    const status = unpaidStatus(session);
    if (status === payment.status) return;
    payment.status = status;
    await this.payments.save(payment);
  }

  /** Saves the payment with its consequences, such as the receipt and the activity. */
  private async take(
    session: StripeSession,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
  ): Promise<void> {
    const difference = this.differenceOf(session, payment);
    if (difference) return this.flag(difference, payment, purchase);
    payment.status = 'paid';
    payment.paidAt = new Date();
    payment.intentRef = idOf(session.payment_intent);
    await this.payments.save(payment);
    await this.outcomes.received(purchase, payment);
  }

  /** Amount mismatch: alerts only the owner. */
  private async flag(
    difference: string,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
  ): Promise<void> {
    if (payment.note === difference) return;
    this.logger.error(`Payment ${payment.id} is not counted. ${difference}`);
    payment.status = 'failed';
    payment.note = difference;
    await this.payments.save(payment);
    await this.mails.mismatch(purchase, { kind: 'payment', difference });
  }

  private differenceOf(session: StripeSession, { amount }: PaymentEntity): string | undefined {
    const { amount_total: paid, currency, livemode } = session;
    if (livemode !== this.stripe.isLive)
      return `Stripe says that this was ${livemode ? 'paid for real' : 'a test payment'}, which does not fit the key. Look at it in the Stripe dashboard.`;
    if (currency === CURRENCY && paid === toCents(amount)) return undefined;
    const shown = `${paid === null ? 'nothing' : dollars(fromCents(paid)).slice(1)} ${currency?.toUpperCase() ?? ''}`;
    return `Stripe says that ${shown} was paid instead of ${dollars(amount)}. Look at it in the Stripe dashboard.`;
  }

  /** Finds it by the session id, or by the metadata if the response with the session id was lost. */
  private async findPayment({ id, metadata }: StripeSession): Promise<PaymentEntity | undefined> {
    const known = await this.payments.findBySession(id);
    if (known) return known;
    const [, paymentId] = /^polaris-payment-(\d{1,9})-\d+$/.exec(metadata?.payment ?? '') ?? [];
    if (paymentId === undefined) return undefined;
    const named = await this.payments.find(Number(paymentId));
    const isMeant = named?.sessionRef === null && stripeKey('payment', named) === metadata?.payment;
    return isMeant ? named : undefined;
  }
}

const isCollected = ({ status }: PaymentEntity): boolean =>
  (paidStatuses as readonly string[]).includes(status);

function unpaidStatus(session: StripeSession): 'open' | 'processing' | 'failed' | 'expired' {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  const intent = session.payment_intent;
  const isUnderWay = typeof intent === 'object' && intent?.status === 'processing';
  return isUnderWay ? 'processing' : 'failed';
}
