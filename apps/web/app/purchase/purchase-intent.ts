import { dataSelector, storageKeys } from '@polaris/contracts/browser-names';

/**
 * What the visitor has decided to buy, kept in this tab alone: it outlives the way through the sign-in
 * page. A purchase is made only where there is one, so no link can make somebody buy.
 */
export interface PurchaseIntent {
  serviceId: number;
  /** The price that was shown. */
  amount: number;
  /** The Idempotency-Key: whatever happens on the way, one intent buys once. */
  key: string;
  since: number;
}

type Offer = Pick<PurchaseIntent, 'serviceId' | 'amount'>;

const LIFETIME_MS = 30 * 60_000;

/** The intent to buy this at this price: the one that is there, until it ends well or is refused. */
export function intend({ serviceId, amount }: Offer): PurchaseIntent {
  const earlier = currentIntent(serviceId);
  if (earlier?.amount === amount) return earlier;
  const intent = { serviceId, amount, key: newKey(), since: Date.now() };
  sessionStorage.setItem(storageKeys.purchaseIntent, JSON.stringify(intent));
  return intent;
}

export function currentIntent(serviceId: number): PurchaseIntent | null {
  const intent = JSON.parse(
    sessionStorage.getItem(storageKeys.purchaseIntent) ?? 'null',
  ) as PurchaseIntent | null;
  const holds = intent?.serviceId === serviceId && Date.now() - intent.since < LIFETIME_MS;
  return holds ? intent : null;
}

/** The end of the address to which sign-in leads back; without an intent it does nothing. */
export const RESUMED = '#purchase';

/** Who comes to a service in any other way has not come to go on with a purchase. */
export function forgetUnlessResumed(): void {
  const isForSale = document.querySelector(dataSelector('purchaseService'));
  if (isForSale && location.hash !== RESUMED) forgetIntent();
}

export const forgetIntent = (): void => sessionStorage.removeItem(storageKeys.purchaseIntent);

/** Not randomUUID, which browsers have on https alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let wanted: PurchaseIntent | null = null;
let buyer: ((intent: PurchaseIntent) => void) | null = null;

/** Asks for the purchase; the part of the page that makes it may still be on its way. */
export function want(intent: PurchaseIntent): void {
  if (buyer) buyer(intent);
  else wanted = intent;
}

/** From now on this makes the purchases that are asked for, one that was asked for earlier too. */
export function buyWith(buy: (intent: PurchaseIntent) => void): () => void {
  buyer = buy;
  if (wanted) buy(wanted);
  wanted = null;
  return () => {
    buyer = null;
  };
}
