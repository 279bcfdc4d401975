import { type PurchaseInput, purchaseSchema } from '@polaris/contracts';
import { call } from './client.ts';

interface Order extends Required<Pick<PurchaseInput, 'serviceId' | 'amount'>> {
  /** An idempotency key: one for each intent to order. */
  key: string;
}

/**
 * Orders at the shown price or fails; the same key again orders nothing more. Apart from the query hooks,
 * as the page of a service loads no cache of queries.
 */
export function order({ serviceId, amount, key }: Order) {
  return call('/api/purchases', purchaseSchema, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { serviceId, amount, status: 'active', progress: 0 },
  });
}
