import { hasStatus } from '@polaris/ui/api/api-error';
import { order } from '@polaris/ui/api/order';
import { toast, toastOnNextPage } from '@polaris/ui/primitives/toast';
import { useState } from 'react';
import { service as words } from '../../content/services.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { forgetIntent, intend } from './order-intent.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { SignedIn } from './use-signed-in.ts';

/** Why the order was not placed, as far as the page knows. */
export type OrderNotice =
  | { kind: 'price'; from: number }
  | { kind: 'account' }
  | { kind: 'withdrawn' }
  | { kind: 'failed' };

/** Places the order that the step shows, and says how it ended. */
export function useOrder(service: { id: number; price: number }, { user, read }: SignedIn) {
  const [price, setPrice] = useState(service.price);
  const [notice, setNotice] = useState<OrderNotice | null>(null);
  const { pending, start } = useOneAtATime();

  const place = async (): Promise<boolean> => {
    setNotice(null);
    const now = await read();
    if (now === null) leaveToSignIn();
    else if (now.id !== user?.id) setNotice({ kind: 'account' });
    if (now === null || now.id !== user?.id) return false;
    await order(intend({ serviceId: service.id, amount: price }));
    leaveForDashboard();
    return true;
  };
  const refuse = (error: unknown) => {
    const refusal = refusalOf(error);
    if (refusal === 'signed out') return leaveToSignIn();
    if (refusal === 'failed') toast({ ...words.purchase.failed, variant: 'destructive' });
    if (typeof refusal === 'string') return setNotice({ kind: refusal });
    setNotice({ kind: 'price', from: price });
    setPrice(refusal.price);
  };
  return { price, notice, pending, place: () => start(place, refuse) };
}

/** The dashboard takes the place of the step in the history, so that Back does not lead to it again. */
function leaveForDashboard(): void {
  forgetIntent();
  toastOnNextPage(words.purchase.succeeded);
  location.replace('/dashboard');
}

type Refusal = 'signed out' | 'failed' | 'withdrawn' | { price: number };

/**
 * An intent that was refused is over. One without an answer may have ordered already, so that the next
 * try goes by the same key.
 */
function refusalOf(error: unknown): Refusal {
  if (hasStatus(error, 401)) return 'signed out';
  if ([404, 409, 422].some((status) => hasStatus(error, status))) forgetIntent();
  const price = hasStatus(error, 409) ? error.problem?.price : undefined;
  if (price !== undefined) return { price };
  return hasStatus(error, 404) || hasStatus(error, 409) ? 'withdrawn' : 'failed';
}
