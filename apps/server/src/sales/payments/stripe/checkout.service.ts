import { Injectable } from '@nestjs/common';
import {
  MIN_CARD_AMOUNT,
  MAX_CARD_AMOUNT,
  type Checkout,
  dollars,
  toCents,
} from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/config/settings';
import { ProblemError, conflict, notFound } from '../../../platform/problem/problem';
import { BusinessProfileService } from '../../business-profile/business-profile.service';
import type { UserEntity } from '../../../identity/users/user.entity';
import { PaymentSubjectsService } from '../payment-subjects.service';
import type { PaymentEntity, PaymentTarget } from '../payment.entity';
import { type Balance, PaymentsReadModel, amountDue } from '../payments.read-model';
import { PaymentsRepository } from '../payments.repository';
import { CheckoutSessionsService } from './checkout-sessions.service';
import { SettlementService } from './settlement.service';
import { type SessionSubject, StripeApiService, type StripeSession } from './stripe-api.service';
import { StripeUnavailableError, StripeRefusal } from './stripe-errors';

/** A payment without a session is not reused after this time, in milliseconds. */
const STALE_MS = 3600_000;
/** If a session has just ended, another is created. More retries than this mean that something is wrong. */
const MAX_TRIES = 3;

/** Who pays: an account, or null for anyone with a payment link. */
type Payer = UserEntity | null;

/** Returns the Stripe checkout page on which a client pays what they owe. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly payments: PaymentsRepository,
    private readonly readModel: PaymentsReadModel,
    private readonly subjects: PaymentSubjectsService,
    private readonly sessions: CheckoutSessionsService,
    private readonly settlement: SettlementService,
    private readonly stripe: StripeApiService,
    private readonly profile: BusinessProfileService,
    private readonly settings: Settings,
  ) {}

  /** Reuses an open page, so that two tabs get the same one. */
  async start(target: PaymentTarget, payer: Payer, how: { isAll: boolean }): Promise<Checkout> {
    if (!this.settings.takesCards)
      throw new ProblemError(404, 'Payments by card are not set up here.');
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const subject = await this.database.transaction(() => this.prepare(target, payer, how));
      const url = await this.openPage(subject);
      if (url) return { url };
    }
    throw new StripeUnavailableError();
  }

  /** The payment to make. A new one replaces an open one if the amount owed or the kind of payer has changed. */
  private async prepare(
    target: PaymentTarget,
    payer: Payer,
    { isAll }: { isAll: boolean },
  ): Promise<SessionSubject> {
    const purchase = await this.subjects.lock(target);
    if (payer && purchase && purchase.userId !== payer.id) throw notFound('This purchase');
    if (purchase?.status === 'cancelled') throw conflict('This purchase was canceled.');
    const balance = await this.readModel.balanceOf(target);
    const what = purchase ? 'purchase' : 'invoice';
    const amount = isAll ? balance.owed : amountDue(balance);
    assertPayable(balance, amount, what);
    const open = await this.payments.findOpen(target);
    if (open?.status === 'processing')
      throw conflict(`A payment of this ${what} is being confirmed.`);
    const wanted = { amount, byLink: payer === null };
    const payment = await this.reuseOrAdd(open, target, wanted);
    const { name, label } = await this.subjects.of(target, purchase);
    return {
      payment,
      name: label === 'Invoice' ? `Invoice ${name}` : name,
      email: payer?.email ?? null,
      withBankDebit: (await this.profile.get()).bankDebits,
    };
  }

  private async reuseOrAdd(
    open: PaymentEntity | null,
    target: PaymentTarget,
    wanted: Pick<PaymentEntity, 'amount' | 'byLink'>,
  ): Promise<PaymentEntity> {
    const now = await this.database.now();
    const isUsable =
      open !== null &&
      toCents(open.amount) === toCents(wanted.amount) &&
      open.byLink === wanted.byLink &&
      !isStale(open, now);
    if (open && !isUsable) await this.sessions.close(open);
    return isUsable ? open : this.addPayment(target, wanted);
  }

  private addPayment(
    { purchaseId, invoiceId }: PaymentTarget,
    wanted: Pick<PaymentEntity, 'amount' | 'byLink'>,
  ): Promise<PaymentEntity> {
    const fresh = { provider: 'stripe', status: 'open', method: 'card' } as const;
    const subject = purchaseId === null ? { invoiceId } : { purchaseId };
    return this.payments.save({ ...subject, ...wanted, ...fresh });
  }

  /** Undefined if the session has ended: the next try creates a new one. */
  private async openPage(subject: SessionSubject): Promise<string | undefined> {
    const session = await this.findSession(subject);
    const isWanted = await this.remember(subject.payment.id, session.id);
    if (session.status === 'open' && session.url && isWanted) return session.url;
    await this.settlement.settle(session.id);
    return undefined;
  }

  /** After a rejection, or a failure that Stripe would repeat for the same key, the next try uses a new payment. */
  private async findSession(subject: SessionSubject): Promise<StripeSession> {
    const { id, sessionRef } = subject.payment;
    try {
      return await (sessionRef
        ? this.stripe.getSession(sessionRef)
        : this.stripe.createSession(subject));
    } catch (error) {
      const isRefused = error instanceof StripeRefusal;
      const isRepeated = sessionRef === null && (error as StripeUnavailableError).hasAnswered;
      if (isRefused || isRepeated) await this.giveUp(id);
      throw isRefused ? new StripeUnavailableError() : error;
    }
  }

  private giveUp(paymentId: number): Promise<void> {
    return this.database.transaction(async () => {
      const payment = (await this.payments.lock(paymentId))!;
      if (payment.status === 'open') await this.sessions.close(payment);
    });
  }

  /** Stores the session id. Ends the session if the payment was closed in the meantime. */
  private remember(paymentId: number, sessionRef: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const payment = (await this.payments.lock(paymentId))!;
      if (payment.sessionRef === null) {
        payment.sessionRef = sessionRef;
        await this.payments.save(payment);
        if (payment.status !== 'open') await this.sessions.expire(sessionRef);
      }
      return payment.status === 'open';
    });
  }
}

function assertPayable(
  { asked, owed }: Balance,
  amount: number,
  what: 'purchase' | 'invoice',
): void {
  if (asked === 0) throw conflict(`This ${what} was canceled.`);
  if (owed === 0) throw conflict(`This ${what} is paid in full.`);
  if (amount < MIN_CARD_AMOUNT || amount > MAX_CARD_AMOUNT)
    throw conflict(
      `By card, only ${dollars(MIN_CARD_AMOUNT)} to ${dollars(MAX_CARD_AMOUNT)} can be paid. Please ask about another way.`,
    );
}

const isStale = ({ sessionRef, createdAt }: PaymentEntity, now: Date): boolean =>
  sessionRef === null && now.getTime() - createdAt.getTime() > STALE_MS;
