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
  | 'customer_email'
  | 'currency'
  | 'expires_at'
  | 'livemode'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
  | 'url'
> & {
  payment_intent: string | null;
  /** https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-customer_details */
  customer_details: { email: string } | null;
  /** The methods that the client can choose from. */
  methods: string[];
};

/** A client's actions on the hosted page. */
export interface PaidWith {
  amount?: number;
  currency?: string;
  livemode?: boolean;
  /** The money of a bank debit arrives later, or not at all. */
  isDelayed?: boolean;
  /** What a client enters if the session has no address: https://docs.stripe.com/api/checkout/sessions/create */
  email?: string;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  payment_method: string;
  /** https://docs.stripe.com/api/payment_intents/object#payment_intent_object-last_payment_error */
  last_payment_error: { code: string; message: string } | null;
}

/** https://docs.stripe.com/payments/ach-direct-debit: in dollars alone, and known after up to four business days. */
const BANK_DEBIT = 'us_bank_account';

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
      customer_details: null,
      customer_email: form.get('customer_email') ?? null,
      methods: methodsOf(form),
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
  pay(id: string, paidWith: PaidWith = {}): Session {
    const { amount, currency, livemode, isDelayed = false } = paidWith;
    const session = this.get(id);
    const email = session.customer_email ?? paidWith.email;
    if (!email) throw new Error('The page asks for an address.');
    const method = isDelayed ? BANK_DEBIT : 'card';
    if (!session.methods.includes(method)) throw new Error(`The page does not offer ${method}.`);
    if (session.status !== 'open') throw new Error(`The session is ${session.status}.`);
    const intent: Intent = {
      id: `pi_${token()}`,
      object: 'payment_intent',
      amount: amount ?? session.amount_total!,
      status: isDelayed ? 'processing' : 'succeeded',
      payment_method: `pm_${method}`,
      last_payment_error: null,
    };
    this.intents.set(intent.id, intent);
    // https://docs.stripe.com/payments/checkout/fulfillment: complete, and paid immediately or later
    return Object.assign(session, {
      status: 'complete',
      payment_status: isDelayed ? 'unpaid' : 'paid',
      payment_intent: intent.id,
      amount_total: intent.amount,
      customer_details: { email },
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
    // https://docs.stripe.com/payments/ach-direct-debit: the intent can be tried again, the session stays complete.
    intent.last_payment_error = isCollected
      ? null
      : {
          code: 'payment_method_bank_account_insufficient_funds',
          message: 'The account has insufficient funds.',
        };
    if (isCollected) session.payment_status = 'paid';
    return session;
  }

  /** Each name expands those before it, too: https://docs.stripe.com/api/expanding_objects */
  expanded(session: Session, path: string): object {
    if (!/^payment_intent(\.payment_method)?$/.test(path))
      throw invalidRequest(`This property cannot be expanded (${path}).`);
    const intent = session.payment_intent && this.intents.get(session.payment_intent);
    if (!intent) return { ...session, payment_intent: null };
    const { payment_method: id } = intent;
    const method = path.endsWith('payment_method') ? { id, type: id.slice('pm_'.length) } : id;
    return { ...session, payment_intent: { ...intent, payment_method: method } };
  }
}

/** Each method once, and only known ones: https://docs.stripe.com/api/checkout/sessions/create */
function methodsOf(form: FormFields): string[] {
  const methods = [...form].flatMap(([name, value]) =>
    name.startsWith('allowed_payment_method_types') ? [value] : [],
  );
  for (const method of methods)
    if (method !== 'card' && method !== BANK_DEBIT)
      throw invalidRequest(`Invalid payment method type: ${method}`);
  if (new Set(methods).size !== methods.length) throw invalidRequest('A method is named twice.');
  return methods;
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
