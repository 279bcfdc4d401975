import { Injectable, Logger } from '@nestjs/common';
import { dollars, fromCents, paidStatuses, toCents } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { PaidPurchasesService } from '../../purchases/paid-purchases.service';
import type { PurchaseEntity } from '../../purchases/purchase.entity';
import { PaymentMailsService } from '../payment-mails.service';
import { PaymentOutcomesService } from '../payment-outcomes.service';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsRepository } from '../payments.repository';
import { CURRENCY, StripeApiService, type StripeSession, idOf, keyOf } from './stripe-api.service';
import { withoutRefusal } from './stripe-errors';

/** Makes of a payment what its session at Stripe says today; events only say that it is worth a look. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentsRepository,
    private readonly purchases: PaidPurchasesService,
    private readonly outcomes: PaymentOutcomesService,
    private readonly mails: PaymentMailsService,
    private readonly stripe: StripeApiService,
  ) {}

  /** Does nothing the second time. A session that is not of this database is left alone. */
  async settle(sessionRef: string): Promise<void> {
    const session = await this.stripe.getSession(sessionRef).catch(withoutRefusal);
    if (!session) return;
    await this.dataSource.transaction(async (manager) => {
      const found = await this.findPayment(session, manager);
      if (!found || found.purchaseId === null)
        return this.logger.warn(`Session ${session.id} is of no payment here.`);
      const purchase = await this.purchases.lock(found.purchaseId, manager);
      const payment = (await this.payments.lock(found.id, manager))!;
      payment.sessionRef ??= session.id;
      await this.apply(session, payment, purchase, manager);
    });
  }

  private async apply(
    session: StripeSession,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
    manager: EntityManager,
  ): Promise<void> {
    if (hasCome(payment)) return;
    if (session.payment_status === 'paid') return this.take(session, payment, purchase, manager);
    // One that was given up here is not opened again: only money counts from then on.
    if (payment.status !== 'open' && payment.status !== 'processing') return;
    const status = unpaidStatus(session);
    if (status === payment.status) return;
    payment.status = status;
    await this.payments.save(payment, manager);
  }

  /** Payment, purchase, receipt and activity at once. */
  private async take(
    session: StripeSession,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
    manager: EntityManager,
  ): Promise<void> {
    const difference = this.differenceOf(session, payment);
    if (difference) return this.flag(difference, payment, purchase, manager);
    payment.status = 'paid';
    payment.paidAt = new Date();
    payment.intentRef = idOf(session.payment_intent);
    await this.payments.save(payment, manager);
    await this.outcomes.received(purchase, payment, manager);
  }

  /** What was paid is not what was asked for: nobody is told that it is paid, but the owner is told. */
  private async flag(
    difference: string,
    payment: PaymentEntity,
    purchase: PurchaseEntity,
    manager: EntityManager,
  ): Promise<void> {
    if (payment.note === difference) return;
    this.logger.error(`Payment ${payment.id} is not counted. ${difference}`);
    payment.status = 'failed';
    payment.note = difference;
    await this.payments.save(payment, manager);
    await this.mails.mismatch(purchase, { kind: 'payment', difference }, manager);
  }

  private differenceOf(session: StripeSession, { amount }: PaymentEntity): string | undefined {
    const { amount_total: paid, currency, livemode } = session;
    if (livemode !== this.stripe.isLive)
      return `Stripe says that this was ${livemode ? 'paid in earnest' : 'a test payment'}, which does not fit the key. Look at it in the Stripe dashboard.`;
    if (currency === CURRENCY && paid === toCents(amount)) return undefined;
    const shown = `${paid === null ? 'nothing' : dollars(fromCents(paid)).slice(1)} ${currency?.toUpperCase() ?? ''}`;
    return `Stripe says that ${shown} was paid instead of ${dollars(amount)}. Look at it in the Stripe dashboard.`;
  }

  /** By its name; else by what it was made for, where the answer with its name was lost. */
  private async findPayment(
    { id, metadata }: StripeSession,
    manager: EntityManager,
  ): Promise<PaymentEntity | undefined> {
    const known = await this.payments.findBySession(id, manager);
    if (known) return known;
    const [, paymentId] = /^polaris-payment-(\d{1,9})-\d+$/.exec(metadata?.payment ?? '') ?? [];
    if (paymentId === undefined) return undefined;
    const named = await this.payments.find(Number(paymentId), manager);
    const isMeant = named?.sessionRef === null && keyOf('payment', named) === metadata?.payment;
    return isMeant ? named : undefined;
  }
}

const hasCome = ({ status }: PaymentEntity): boolean =>
  (paidStatuses as readonly string[]).includes(status);

function unpaidStatus(session: StripeSession): 'open' | 'processing' | 'failed' | 'expired' {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  const intent = session.payment_intent;
  const isUnderWay = typeof intent === 'object' && intent?.status === 'processing';
  return isUnderWay ? 'processing' : 'failed';
}
