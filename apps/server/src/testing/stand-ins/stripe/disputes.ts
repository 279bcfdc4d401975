import { token } from './checkout-sessions';
import { missing } from './stripe-error';

/** The fields of https://docs.stripe.com/api/disputes/object that Polaris may read. */
interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string;
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
}

export class Disputes {
  readonly all = new Map<string, Dispute>();

  /** What a client's bank starts: https://docs.stripe.com/disputes/how-disputes-work */
  open(intent: string, amount: number): Dispute {
    const dispute: Dispute = {
      id: `du_${token()}`,
      object: 'dispute',
      amount,
      currency: 'usd',
      payment_intent: intent,
      reason: 'product_not_received',
      status: 'needs_response',
    };
    this.all.set(dispute.id, dispute);
    return dispute;
  }

  get(id: string): Dispute {
    const dispute = this.all.get(id);
    if (!dispute) throw missing('dispute', id);
    return dispute;
  }
}
