import { useEffect, useState } from 'react';

/** The value, updated once it has not changed for the delay. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const later = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(later);
  }, [value, delayMs]);
  return settled;
}
