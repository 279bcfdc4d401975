import { Injectable, Logger } from '@nestjs/common';
import { toCents } from '@polaris/contracts';
import type Stripe from 'stripe';
import { Settings } from '../../../platform/config/settings';
import type { PaymentEntity } from '../payment.entity';
import type { RefundEntity } from '../refund.entity';
import type { StripeClient } from './stripe-client';
import { StripeUnavailableError, StripeRefusal } from './stripe-errors';

/** The currency of every amount. */
export const CURRENCY = 'usd';
/** Stripe's name for debits of US bank accounts: https://docs.stripe.com/payments/ach-direct-debit */
export const BANK_DEBIT = 'us_bank_account';
/** Longer than clients need; Stripe allows 24 hours. */
const SESSION_SECONDS = 12 * 3600;
/** Events signed longer ago are rejected: they could be replayed. */
const TOLERANCE_SECONDS = 300;

export type StripeSession = Stripe.Checkout.Session;
export type StripeRefund = Stripe.Refund;
export type StripeDispute = Stripe.Dispute;

/** The data for creating a session. */
export interface SessionSubject {
  payment: PaymentEntity;
  /** What is paid for, as Stripe's page shows it. */
  name: string;
  /** Null for a payer without an account, who enters an address there. */
  email: string | null;
  /** Whether US bank accounts can be debited, beside cards. */
  withBankDebit: boolean;
}

/** The calls to the Stripe API. The library is loaded on the first call. */
@Injectable()
export class StripeApiService {
  private readonly logger = new Logger('Stripe');
  private loading: ReturnType<StripeApiService['load']> | undefined;

  constructor(private readonly settings: Settings) {}

  /** Returns the same session for the same payment, however often it is called. */
  createSession(subject: SessionSubject): Promise<StripeSession> {
    const { payment } = subject;
    const idempotencyKey = stripeKey('payment', payment);
    return this.ask((stripe) =>
      stripe.checkout.sessions.create(this.sessionOf(subject), { idempotencyKey }),
    );
  }

  /** Includes the payment intent and the payment method. */
  getSession(id: string): Promise<StripeSession> {
    return this.ask((stripe) =>
      stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.payment_method'] }),
    );
  }

  /** The session in which a payment was made, at most one. */
  async listSessions(intentRef: string): Promise<StripeSession[]> {
    const list = { payment_intent: intentRef, limit: 1 };
    return (await this.ask((stripe) => stripe.checkout.sessions.list(list))).data;
  }

  /** Throws a StripeRefusal for a session that is not open. */
  expireSession(id: string): Promise<StripeSession> {
    return this.ask((stripe) => stripe.checkout.sessions.expire(id));
  }

  /** Creates the same refund only once, however often it is called. */
  createRefund(refund: RefundEntity, { intentRef }: PaymentEntity): Promise<StripeRefund> {
    const key = stripeKey('refund', refund);
    return this.ask((stripe) =>
      stripe.refunds.create(
        { payment_intent: intentRef!, amount: toCents(refund.amount), metadata: { refund: key } },
        { idempotencyKey: key },
      ),
    );
  }

  getRefund(id: string): Promise<StripeRefund> {
    return this.ask((stripe) => stripe.refunds.retrieve(id));
  }

  getDispute(id: string): Promise<StripeDispute> {
    return this.ask((stripe) => stripe.disputes.retrieve(id));
  }

  /** Finds a refund whose response was lost: Stripe can forget its idempotency key after a day. */
  async findRefund(
    refund: RefundEntity,
    { intentRef }: PaymentEntity,
  ): Promise<StripeRefund | undefined> {
    const key = stripeKey('refund', refund);
    const { data } = await this.ask((stripe) =>
      stripe.refunds.list({ payment_intent: intentRef!, limit: 100 }),
    );
    return data.find(({ metadata }) => metadata?.refund === key);
  }

  /** Undefined unless Stripe signed exactly these bytes within the tolerance. */
  async readEvent(body: Buffer, signature: string): Promise<Stripe.Event | undefined> {
    const { client } = await this.prepare();
    const secret = this.settings.env.STRIPE_WEBHOOK_SECRET!;
    try {
      return client.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      return undefined;
    }
  }

  /** Whether the key is for live payments rather than tests. */
  get isLive(): boolean {
    return /^.k_live_/.test(this.settings.env.STRIPE_SECRET_KEY ?? '');
  }

  private sessionOf({ payment, name, email, withBankDebit }: SessionSubject) {
    const { amount, createdAt } = payment;
    const metadata = { payment: stripeKey('payment', payment) };
    return {
      mode: 'payment',
      allowed_payment_method_types: withBankDebit ? ['card', BANK_DEBIT] : ['card'],
      adaptive_pricing: { enabled: false },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: CURRENCY,
            unit_amount: toCents(amount),
            product_data: { name },
          },
        },
      ],
      client_reference_id: referenceOf(payment),
      ...(email !== null && { customer_email: email }),
      metadata,
      payment_intent_data: { metadata },
      ...this.returnUrlsOf(payment),
      // Derived from the payment: a repeated request must be identical.
      expires_at: Math.floor(createdAt.getTime() / 1000) + SESSION_SECONDS,
      submit_type: 'pay',
    } satisfies Stripe.Checkout.SessionCreateParams;
  }

  /** A payment link's page has its token in the browser, as Stripe must not get it. */
  private returnUrlsOf(payment: PaymentEntity) {
    const page = `${this.settings.publicUrl}${payment.byLink ? '/pay' : '/dashboard'}`;
    const query = payment.byLink ? 'paid' : `paid=${referenceOf(payment)}`;
    return { success_url: `${page}?${query}`, cancel_url: page };
  }

  private async ask<T>(call: (client: StripeClient) => Promise<T>): Promise<T> {
    const { client, isRefusal, describe } = await this.prepare();
    try {
      return await call(client);
    } catch (error) {
      if (isRefusal(error)) {
        this.logger.warn(`Stripe refused: ${error.message}`);
        throw new StripeRefusal(error.message);
      }
      const { text, hasAnswered } = describe(error);
      this.logger.warn(`Stripe could not be asked: ${text}`);
      throw new StripeUnavailableError(hasAnswered);
    }
  }

  private prepare() {
    this.loading ??= this.load();
    return this.loading;
  }

  private async load() {
    const { makeClient, ...errors } = await import('./stripe-client');
    return { client: makeClient(this.settings.env), ...errors };
  }
}

/** The idempotency key of a payment or refund. The time is included because ids restart in a new database. */
export const stripeKey = (
  kind: 'payment' | 'refund',
  row: { id: number; createdAt: Date },
): string => `polaris-${kind}-${row.id}-${row.createdAt.getTime()}`;

/** What is paid for: the id of a purchase, or `invoice-` with that of an invoice. */
const referenceOf = ({ purchaseId, invoiceId }: PaymentEntity): string =>
  purchaseId === null ? `invoice-${invoiceId}` : String(purchaseId);

/** The address that a payer without an account has entered on Stripe's page. */
export const payerOf = (session: StripeSession, { byLink }: PaymentEntity): string | undefined =>
  (byLink && session.customer_details?.email) || undefined;

/** The id of an object that Stripe returns either expanded or as an id. */
export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
