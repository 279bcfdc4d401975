import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type FormFields, assertKnown, metadataOf, required, wholeNumber } from './form';
import { invalidRequest, missing } from './stripe-error';

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;

/** The supported parameters of https://docs.stripe.com/api/checkout/sessions/create. */
const KNOWN = [
  /^(mode|success_url|cancel_url|client_reference_id|customer_email|expires_at|submit_type)$/,
  /^allowed_payment_method_types\[\d\]$/,
  /^adaptive_pricing\[enabled\]$/,
  /^line_items\[\d\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]$/,
  /^metadata\[\w+\]$/,
  /^payment_intent_data\[metadata\]\[\w+\]$/,
];

/** The fields of https://docs.stripe.com/api/checkout/sessions/object that Polaris may read. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & { payment_intent: string | null };

/** A client's actions on the hosted page. */
export interface PaidWith {
  amount?: number;
  currency?: string;
  livemode?: boolean;
  /** The money arrives later, or not at all, as with a bank debit. */
  isDelayed?: boolean;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
}

export class CheckoutSessions {
  readonly all = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();

  create(form: FormFields, origin: string): Session {
    assertKnown(form, KNOWN);
    const amount = amountOf(form);
    const id = `cs_test_${token()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      amount_total: amount,
      cancel_url: form.get('cancel_url') ?? null,
      client_reference_id: form.get('client_reference_id') ?? null,
      created: now(),
      currency: 'usd',
      expires_at: expiryOf(form),
      livemode: false,
      metadata: metadataOf(form),
      mode: 'payment',
      // Before the payment there is no payment intent:
      // https://docs.stripe.com/api/checkout/sessions/object
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: required(form, 'success_url'),
      url: `${origin}/c/pay/${id}`,
    };
    this.all.set(id, session);
    return session;
  }

  /** A session expires by itself: https://docs.stripe.com/api/checkout/sessions/object */
  get(id: string): Session {
    const session = this.all.get(id);
    if (!session) throw missing('checkout.session', id);
    if (session.status === 'open' && session.expires_at <= now()) end(session);
    return session;
  }

  /** Newest first: https://docs.stripe.com/api/checkout/sessions/list */
  list(query: URLSearchParams): object {
    const data = [...this.all.values()]
      .filter(({ payment_intent: of }) => of === query.get('payment_intent'))
      .reverse();
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data };
  }

  /** Only an open one: https://docs.stripe.com/api/checkout/sessions/expire */
  expire(id: string): Session {
    const session = this.get(id);
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    return end(session);
  }

  /** The client pays on the page, which exists only while the session is open. */
  pay(id: string, { amount, currency, livemode, isDelayed = false }: PaidWith = {}): Session {
    const session = this.get(id);
    if (session.status !== 'open') throw new Error(`The session is ${session.status}.`);
    const intent: Intent = {
      id: `pi_${token()}`,
      object: 'payment_intent',
      amount: amount ?? session.amount_total!,
      status: isDelayed ? 'processing' : 'succeeded',
    };
    this.intents.set(intent.id, intent);
    // https://docs.stripe.com/payments/checkout/fulfillment: complete, and paid immediately or later
    return Object.assign(session, {
      status: 'complete',
      payment_status: isDelayed ? 'unpaid' : 'paid',
      payment_intent: intent.id,
      amount_total: intent.amount,
      currency: currency ?? session.currency,
      livemode: livemode ?? session.livemode,
      url: null,
    } satisfies Partial<Session>);
  }

  /** The outcome of a delayed payment: https://docs.stripe.com/payments/checkout/fulfillment#delayed */
  decide(id: string, isCollected: boolean): Session {
    const session = this.get(id);
    const intent = this.intents.get(session.payment_intent!)!;
    intent.status = isCollected ? 'succeeded' : 'requires_payment_method';
    if (isCollected) session.payment_status = 'paid';
    return session;
  }

  /** https://docs.stripe.com/api/expanding_objects */
  expanded(session: Session): object {
    const intent = session.payment_intent && this.intents.get(session.payment_intent);
    return { ...session, payment_intent: intent ?? null };
  }
}

function amountOf(form: FormFields): number {
  if (required(form, 'mode') !== 'payment')
    throw invalidRequest('The stand-in knows payments alone.');
  // On a hosted page: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-success_url
  new URL(required(form, 'success_url'));
  const item = 'line_items[0]';
  const quantity = wholeNumber(form, `${item}[quantity]`);
  required(form, `${item}[price_data][product_data][name]`);
  if (required(form, `${item}[price_data][currency]`) !== 'usd')
    throw invalidRequest('Invalid currency.');
  const amount = quantity * wholeNumber(form, `${item}[price_data][unit_amount]`);
  if (amount < MIN_CENTS)
    throw invalidRequest('The total amount must be at least $0.50 usd', {
      code: 'amount_too_small',
    });
  if (amount > MAX_CENTS)
    throw invalidRequest('The total amount must be no more than $999,999.99', {
      code: 'amount_too_large',
    });
  return amount;
}

/** 30 minutes to 24 hours: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at */
function expiryOf(form: FormFields): number {
  if (!form.has('expires_at')) return now() + 24 * 3600;
  const at = wholeNumber(form, 'expires_at');
  if (at < now() + 1800 || at > now() + 24 * 3600)
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      {
        param: 'expires_at',
      },
    );
  return at;
}

const end = (session: Session): Session => Object.assign(session, { status: 'expired', url: null });

const now = (): number => Math.floor(Date.now() / 1000);

export const token = (): string => randomBytes(12).toString('hex');
