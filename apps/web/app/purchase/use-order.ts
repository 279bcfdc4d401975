import { type TaxRule, addedTax, totalOf } from '@polaris/contracts';
import { hasStatus } from '@polaris/ui/api/client/api-error';
import { order } from '@polaris/ui/api/site/account/order';
import { toast, toastOnNextPage } from '@polaris/ui/primitives/toast/toast';
import { useState } from 'react';
import { serviceTexts } from '../../content/service-texts.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';
import { forgetIntent, getOrCreateIntent } from './order-intent.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { SignedInState } from './use-signed-in.ts';

/** Why the order was not placed. */
export type OrderNotice =
  | { kind: 'price'; from: number }
  | { kind: 'account' }
  | { kind: 'withdrawn' }
  | { kind: 'failed' };

/** Places the order of the step, and reports the result. */
export function useOrder(
  service: { id: number; price: number },
  tax: TaxRule | null,
  { user, read }: SignedInState,
) {
  const [{ price, total }, setSums] = useState(() => sumsOf(service.price, tax));
  const [notice, setNotice] = useState<OrderNotice | null>(null);
  const { pending, start } = useOneAtATime();

  const place = async (): Promise<boolean> => {
    setNotice(null);
    const now = await read();
    if (now === null) leaveToSignIn();
    else if (now.id !== user?.id) setNotice({ kind: 'account' });
    if (now === null || now.id !== user?.id) return false;
    await order({ ...getOrCreateIntent({ serviceId: service.id, amount: price }), total });
    leaveForDashboard();
    return true;
  };
  const refuse = (error: unknown) => {
    const orderError = orderErrorOf(error);
    if (orderError === 'signed out') return leaveToSignIn();
    if (orderError === 'failed') toast({ ...serviceTexts.purchase.failed, variant: 'destructive' });
    if (typeof orderError === 'string') return setNotice({ kind: orderError });
    setNotice({ kind: 'price', from: total });
    setSums(orderError);
  };
  return { price, total, notice, pending, place: () => start(place, refuse) };
}

/** Replaces the step in the history, so that Back does not return to it. */
function leaveForDashboard(): void {
  forgetIntent();
  toastOnNextPage(serviceTexts.purchase.succeeded);
  location.replace('/dashboard');
}

interface Sums {
  price: number;
  /** With the tax that is added. */
  total: number;
}

function sumsOf(price: number, rule: TaxRule | null): Sums {
  const tax = rule ? addedTax(price, rule) : 0;
  return { price, total: totalOf({ amount: price, tax, invoiced: null }) };
}

type OrderError = 'signed out' | 'failed' | 'withdrawn' | Sums;

/** Clears a rejected intent. Without a response it may have succeeded, so a retry uses the same key. */
function orderErrorOf(error: unknown): OrderError {
  if (hasStatus(error, 401)) return 'signed out';
  if ([404, 409, 422].some((status) => hasStatus(error, status))) forgetIntent();
  const { price, total = price } = (hasStatus(error, 409) && error.problem) || {};
  if (price !== undefined && total !== undefined) return { price, total };
  return hasStatus(error, 404) || hasStatus(error, 409) ? 'withdrawn' : 'failed';
}
