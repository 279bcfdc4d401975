import { useQueryClient } from '@tanstack/react-query';

/**
 * A record is shown in several lists: after a change, and after a failed one, everything on the screen
 * is reloaded.
 */
export function useRefreshAll() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** The same without waiting for it, as the saved record is shown already; a failure waits. */
export function useRefreshBehind() {
  const cache = useQueryClient();
  return (saved: unknown) => {
    const done = cache.invalidateQueries();
    return saved === undefined ? done : undefined;
  };
}
