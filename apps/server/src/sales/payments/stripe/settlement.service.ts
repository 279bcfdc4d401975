import { Injectable, Logger } from '@nestjs/common';
import { dollars, fromCents, paidStatuses, toCents } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { PaymentMailsService } from '../payment-mails.service';
import { type LockedPayment, PaymentOutcomesService } from '../payment-outcomes.service';
import { PaymentSubjectsService } from '../payment-subjects.service';
import type { PaymentEntity } from '../payment.entity';
import { PaymentsRepository } from '../payments.repository';
import {
  BANK_DEBIT,
  CURRENCY,
  StripeApiService,
  type StripeSession,
  idOf,
  payerOf,
  stripeKey,
} from './stripe-api.service';
import { withoutRefusal } from './stripe-errors';

/** The maximum length of a payment's note. */
const NOTE_MAX = 500;

/** Syncs a payment with its Stripe session; events only trigger the sync. */
@Injectable()
export class SettlementService {
  private readonly logger = new Logger('Stripe');

  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly subjects: PaymentSubjectsService,
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
      if (!found) return this.logger.warn(`Session ${session.id} is of no payment here.`);
      const purchase = await this.subjects.lock(found);
      const payment = (await this.payments.lock(found.id))!;
      payment.sessionRef ??= session.id;
      await this.apply(session, { payment, purchase });
    });
  }

  private async apply(session: StripeSession, locked: LockedPayment): Promise<void> {
    const { payment } = locked;
    if (isCollected(payment)) return;
    if (session.payment_status === 'paid') return this.take(session, locked);
    // A payment closed here is not reopened; only a successful payment changes it.
    if (payment.status !== 'open' && payment.status !== 'processing') return;
    const status = unpaidStatus(session);
    if (status === payment.status) return;
    payment.status = status;
    payment.method = methodOf(session);
    if (status === 'failed') return this.fail(session, locked);
    await this.payments.save(payment);
  }

  /** Saves the payment with its consequences, such as the receipt and the activity. */
  private async take(session: StripeSession, locked: LockedPayment): Promise<void> {
    const { payment } = locked;
    const difference = this.differenceOf(session, payment);
    if (difference) return this.flag(difference, locked);
    payment.status = 'paid';
    payment.method = methodOf(session);
    payment.paidAt = new Date();
    payment.intentRef = idOf(session.payment_intent);
    await this.payments.save(payment);
    await this.outcomes.received(locked, payerOf(session, payment));
  }

  /** Only a bank debit fails after its page was completed. */
  private async fail(session: StripeSession, locked: LockedPayment): Promise<void> {
    const { payment } = locked;
    const reason = failureOf(session);
    payment.note = reason;
    await this.payments.save(payment);
    await this.outcomes.debitFailed(locked, { reason, payer: payerOf(session, payment) });
  }

  /** Amount mismatch: alerts only the owner. */
  private async flag(difference: string, { payment, purchase }: LockedPayment): Promise<void> {
    if (payment.note === difference) return;
    this.logger.error(`Payment ${payment.id} is not counted. ${difference}`);
    payment.status = 'failed';
    payment.note = difference;
    await this.payments.save(payment);
    const subject = await this.subjects.of(payment, purchase);
    await this.mails.mismatch(subject, { kind: 'payment', difference });
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

const intentOf = ({ payment_intent: intent }: StripeSession) =>
  typeof intent === 'object' ? intent : null;

function methodOf(session: StripeSession): 'card' | 'bank_debit' {
  const method = intentOf(session)?.payment_method;
  return typeof method === 'object' && method?.type === BANK_DEBIT ? 'bank_debit' : 'card';
}

/** Why a bank debit failed, in Stripe's words. */
const failureOf = (session: StripeSession): string =>
  intentOf(session)?.last_payment_error?.message?.slice(0, NOTE_MAX) ?? 'The bank gave no reason.';

function unpaidStatus(session: StripeSession): 'open' | 'processing' | 'failed' | 'expired' {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  return intentOf(session)?.status === 'processing' ? 'processing' : 'failed';
}
