import { useEffect, useState } from 'react';

/** A confirmation usually takes seconds; after this long, none is expected. */
const WAIT_MS = 10 * 60_000;

/** What the provider's return address names, which does not prove a payment: `paid=31`, or `paid=invoice-31`. */
const formats = { purchase: /^([1-9]\d*)$/, invoice: /^invoice-([1-9]\d*)$/ };

/** The purchase, or the invoice, that the client has just paid for; null for none, and after ten minutes. */
export function usePendingPayment(kind: keyof typeof formats = 'purchase'): number | null {
  const [pendingId, setPendingId] = useState(() => readPaid(formats[kind]));
  useEffect(() => {
    if (pendingId === null) return;
    const timer = setTimeout(() => setPendingId(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [pendingId]);
  return pendingId;
}

function readPaid(format: RegExp): number | null {
  const paid = new URLSearchParams(location.search).get('paid') ?? '';
  return Number(format.exec(paid)?.[1]) || null;
}
