import { useQueryClient } from '@tanstack/react-query';

/**
 * One record of the CRM shows in several lists: after a change, all that is on the
 * screen is read again. Also after a refusal: the screen then tells what is stored.
 */
export function useRefreshAll() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries();
}

/** The same for what was saved and is shown already: nobody waits for it, but after a refusal. */
export function useRefreshBehind() {
  const cache = useQueryClient();
  return (saved: unknown) => {
    const done = cache.invalidateQueries();
    return saved === undefined ? done : undefined;
  };
}
