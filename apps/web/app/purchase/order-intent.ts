import { dataSelector, storageKeys } from '@polaris/contracts/browser-names';
import { isOrderStepOpen } from './order-step-address.ts';
import { newKey } from '@polaris/ui/api/new-key';

/**
 * What the visitor has decided to order, kept in this tab alone. It outlives a reload of the order step,
 * so that an order whose answer was lost is not placed twice.
 */
export interface OrderIntent {
  serviceId: number;
  /** The price that was shown. */
  amount: number;
  /** The Idempotency-Key: whatever happens on the way, one intent orders once. */
  key: string;
  since: number;
}

type Offer = Pick<OrderIntent, 'serviceId' | 'amount'>;

const LIFETIME_MS = 30 * 60_000;

/** The intent to order this at this price: the one that is there, until it ends well or is refused. */
export function intend({ serviceId, amount }: Offer): OrderIntent {
  const earlier = currentIntent(serviceId);
  if (earlier?.amount === amount) return earlier;
  const intent = { serviceId, amount, key: newKey(), since: Date.now() };
  sessionStorage.setItem(storageKeys.purchaseIntent, JSON.stringify(intent));
  return intent;
}

export function currentIntent(serviceId: number): OrderIntent | null {
  const intent = JSON.parse(
    sessionStorage.getItem(storageKeys.purchaseIntent) ?? 'null',
  ) as OrderIntent | null;
  const holds = intent?.serviceId === serviceId && Date.now() - intent.since < LIFETIME_MS;
  return holds ? intent : null;
}

/** A page of a service that is not opened at its order step begins a new order. */
export function forgetUnlessResumed(): void {
  const isForSale = document.querySelector(dataSelector('purchaseService'));
  if (isForSale && !isOrderStepOpen()) forgetIntent();
}

export const forgetIntent = (): void => sessionStorage.removeItem(storageKeys.purchaseIntent);
