import { dataSelector } from '@polaris/contracts/browser-names';
import { hasStatus } from '@polaris/ui/api/api-error';
import { buy } from '@polaris/ui/api/purchases';
import { toast, toastOnNextPage } from '@polaris/ui/primitives/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { service as words } from '../../content/services.ts';
import { type PurchaseIntent, buyWith, forgetIntent, intend } from './purchase-intent.ts';

/** Makes the purchase that the visitor asks for, and says how it ended. */
export function usePurchase(service: { id: number; price: number }) {
  const [price, setPrice] = useState(service.price);
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const { pending, purchase } = useBuying(setNewPrice);
  const start = useEffectEvent(purchase);
  useEffect(() => buyWith((intent) => start(intent)), []);

  const accept = () => {
    const amount = newPrice ?? price;
    setPrice(amount);
    setNewPrice(null);
    purchase(intend({ serviceId: service.id, amount }));
  };
  /** The page around it still shows the old price, so it is reloaded. */
  const decline = () => location.reload();
  return { price, newPrice, pending, accept, decline };
}

/** One purchase at a time. */
function useBuying(onNewPrice: (price: number) => void) {
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  const show = (busy: boolean) => {
    underWay.current = busy;
    setPending(busy);
  };
  useAfterBack(() => show(false));
  const purchase = (intent: PurchaseIntent) => {
    if (underWay.current) return;
    show(true);
    buy(intent).then(leaveForDashboard, (error: unknown) => {
      show(false);
      tellFailure(error, onNewPrice);
    });
  };
  return { pending, purchase };
}

function leaveForDashboard(): void {
  forgetIntent();
  toastOnNextPage(words.purchase.succeeded);
  location.assign('/dashboard');
}

/**
 * An intent that was refused is over. One without an answer may have bought already, so that the next
 * try goes by the same key.
 */
function tellFailure(error: unknown, onNewPrice: (price: number) => void): void {
  if (hasStatus(error, 401)) return signIn();
  const refused = [404, 409, 422].some((status) => hasStatus(error, status));
  if (refused) forgetIntent();
  const price = hasStatus(error, 409) ? error.problem?.price : undefined;
  if (price) onNewPrice(price);
  else toast({ ...words.purchase.failed, variant: 'destructive' });
}

/** The session has ended: the form's own way, past the script that would keep the visitor here. */
const signIn = () =>
  document.querySelector<HTMLFormElement>(dataSelector('purchaseService'))?.submit();

/** A page that the browser has kept comes back as it was left, waiting. */
function useAfterBack(freshen: () => void): void {
  const onShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) freshen();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShow(event);
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);
}
