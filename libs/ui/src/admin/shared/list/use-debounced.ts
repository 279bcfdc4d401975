import { useEffect, useState } from 'react';

/** A value, once it has not changed for a moment. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(later);
  }, [value, delayMs]);
  return settled;
}
