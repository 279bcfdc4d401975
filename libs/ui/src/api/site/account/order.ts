import { type PurchaseInput, createPurchase } from '@polaris/contracts';
import { call } from '../../client/client.ts';

interface Order extends Required<Pick<PurchaseInput, 'serviceId' | 'amount' | 'total'>> {
  /** An idempotency key: one for each intent to order. */
  key: string;
}

/**
 * Orders at the shown price or fails; idempotent by its key. Separate from the query hooks, as service
 * pages load no query cache.
 */
export const order = ({ serviceId, amount, total, key }: Order) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { serviceId, amount, total, status: 'active', progress: 0, timeZone } as const;
  return call(createPurchase, { body, key });
};
