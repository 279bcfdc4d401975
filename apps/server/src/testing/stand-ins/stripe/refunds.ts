import { type CheckoutSessions, token } from './checkout-sessions';
import { type FormFields, assertKnown, metadataOf, required, wholeNumber } from './form';
import { invalidRequest, missing } from './stripe-error';

/** The fields of https://docs.stripe.com/api/refunds/object that Polaris may read. */
interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason?: string;
}

/** The supported parameters of https://docs.stripe.com/api/refunds/create. */
const KNOWN = [/^(payment_intent|amount)$/, /^metadata\[\w+\]$/];

export class Refunds {
  readonly all = new Map<string, Refund>();
  /** Refunds to some banks take a while: https://docs.stripe.com/refunds#refund-states */
  nextStatus: Refund['status'] = 'succeeded';

  constructor(private readonly sessions: CheckoutSessions) {}

  create(form: FormFields): Refund {
    assertKnown(form, KNOWN);
    const intent = required(form, 'payment_intent');
    return this.make(intent, wholeNumber(form, 'amount'), metadataOf(form));
  }

  /** Also used for refunds in the dashboard, which have no metadata. */
  make(intent: string, amount: number, metadata: Record<string, string> = {}): Refund {
    this.assertLeft(intent, amount);
    const refund: Refund = {
      id: `re_${token()}`,
      object: 'refund',
      amount,
      currency: 'usd',
      metadata,
      payment_intent: intent,
      status: this.nextStatus,
    };
    this.nextStatus = 'succeeded';
    this.all.set(refund.id, refund);
    return refund;
  }

  get(id: string): Refund {
    const refund = this.all.get(id);
    if (!refund) throw missing('refund', id);
    return refund;
  }

  /** Newest first: https://docs.stripe.com/api/refunds/list */
  list(query: URLSearchParams): object {
    const data = [...this.all.values()]
      .filter(({ payment_intent: of }) => of === query.get('payment_intent'))
      .reverse();
    return { object: 'list', url: '/v1/refunds', has_more: false, data };
  }

  /** Never more than was charged: https://docs.stripe.com/api/refunds/create */
  private assertLeft(intentId: string, amount: number): void {
    const intent = this.sessions.intents.get(intentId);
    if (!intent) throw missing('payment_intent', intentId);
    if (intent.status !== 'succeeded')
      throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
    const refunded = [...this.all.values()]
      .filter(({ payment_intent: of, status }) => of === intentId && status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    // https://docs.stripe.com/error-codes#charge-already-refunded
    if (refunded === intent.amount)
      throw invalidRequest('The charge has already been refunded.', {
        code: 'charge_already_refunded',
      });
    if (amount === 0 || refunded + amount > intent.amount)
      throw invalidRequest('Refund amount is greater than the unrefunded amount on the charge.', {
        param: 'amount',
      });
  }
}
