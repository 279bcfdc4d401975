import { useQueryClient } from '@tanstack/react-query';

/** Reloads everything on the screen, even after a failure, as a record is in several lists. */
export function useRefreshAll() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** The same without waiting, as the saved record is already shown. Waits only after a failure. */
export function useBackgroundRefresh() {
  const cache = useQueryClient();
  return (saved: unknown) => {
    const done = cache.invalidateQueries();
    return saved === undefined ? done : undefined;
  };
}
