import { useEffect, useState } from 'react';

/** A confirmation usually takes seconds; after this long, none is expected. */
const WAIT_MS = 10 * 60_000;

/** The purchase that the client has just paid for; null for none, and after ten minutes. */
export function usePendingPayment(): number | null {
  const [pendingId, setPendingId] = useState(readPaid);
  useEffect(() => {
    if (pendingId === null) return;
    const timer = setTimeout(() => setPendingId(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [pendingId]);
  return pendingId;
}

/** The provider redirects to `/dashboard?paid=31`, which does not prove a payment. */
function readPaid(): number | null {
  const id = Number(new URLSearchParams(location.search).get('paid'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
