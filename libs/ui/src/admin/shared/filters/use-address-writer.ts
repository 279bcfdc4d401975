import { useCallback, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** Browsers limit how often an address may be written. */
const DELAY_MS = 150;

/** The state of a location that the page itself has written. */
const SAME_VISIT = { sameVisit: true } as const;

export const isSameVisit = ({ state }: Location): boolean =>
  (state as Partial<typeof SAME_VISIT> | null)?.sameVisit === true;

type Parameters = Record<string, string>;

/** Returns a function that writes query parameters, batched. */
export function useAddressWriter(): (parameters: Parameters) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  const pending = useRef<Parameters | null>(null);
  const lastAt = useRef(-DELAY_MS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Drops writes of the previous page.
    if (!isSameVisit(location)) pending.current = null;
    latest.current = location;
  }, [location]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (parameters) => {
      pending.current = { ...pending.current, ...parameters };
      clearTimeout(timer.current);
      // Writes immediately after a pause, as a late write could cancel a navigation.
      const delay = Math.max(0, lastAt.current + DELAY_MS - performance.now());
      lastAt.current = performance.now();
      timer.current = setTimeout(() => {
        const { search, hash } = latest.current;
        const next = withParameters(search, pending.current ?? {});
        pending.current = null;
        if (next !== search)
          void navigate({ search: next, hash }, { replace: true, state: SAME_VISIT });
      }, delay);
    },
    [navigate],
  );
}

function withParameters(search: string, parameters: Parameters): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters))
    if (value === '') query.delete(name);
    else query.set(name, value);
  // Sorted, so that equal filters have equal addresses.
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}
