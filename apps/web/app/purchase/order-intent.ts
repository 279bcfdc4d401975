import { dataSelector, storageKeys } from '@polaris/contracts/browser-names';
import { isOrderStepOpen } from './order-step-address.ts';
import { newKey } from '@polaris/ui/api/client/new-key';

/**
 * The visitor's pending order, stored in this tab only. It survives a reload of the order step, so that
 * an order with a lost response is not placed twice.
 */
export interface OrderIntent {
  serviceId: number;
  /** The price that was shown. */
  amount: number;
  /** The Idempotency-Key: one intent orders once. */
  key: string;
  since: number;
}

type Offer = Pick<OrderIntent, 'serviceId' | 'amount'>;

const LIFETIME_MS = 30 * 60_000;

/** The intent for this service and price: the existing one, until it succeeds or is rejected. */
export function getOrCreateIntent({ serviceId, amount }: Offer): OrderIntent {
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
  const isCurrent = intent?.serviceId === serviceId && Date.now() - intent.since < LIFETIME_MS;
  return isCurrent ? intent : null;
}

/** A service page opened without the order step starts a new order. */
export function clearStaleOrderIntent(): void {
  const isForSale = document.querySelector(dataSelector('purchaseService'));
  if (isForSale && !isOrderStepOpen()) forgetIntent();
}

export const forgetIntent = (): void => sessionStorage.removeItem(storageKeys.purchaseIntent);
