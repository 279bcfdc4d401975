import { useEffect, useState } from 'react';

/** A confirmation takes seconds; what is late by so much does not come by itself. */
const WAIT_MS = 10 * 60_000;

/** The purchase that the client has just come back from paying; null for none, and after ten minutes. */
export function useAwaitedPayment(): number | null {
  const [awaited, setAwaited] = useState(readPaid);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setAwaited(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited;
}

/** The provider leads back to `/dashboard?paid=31`, which proves nothing. */
function readPaid(): number | null {
  const id = Number(new URLSearchParams(location.search).get('paid'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
