import { QueryClient, notifyManager, onlineManager } from '@tanstack/react-query';

// Shows responses before the next frame.
notifyManager.setScheduler(queueMicrotask);
import { onSignOutElsewhere } from '../identity/sign-out-channel.ts';
import { userKey } from '../identity/signed-in-user.ts';

let withoutConnection = false;

/** Reads never retry, go stale, or refetch on focus. */
export function createQueryClient(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, ...offline() },
      mutations: { retry: false, ...(withoutConnection && { networkMode: 'always' }) },
    },
  });
  onSignOutElsewhere(() => forgetAccount(cache));
  return cache;
}

/** Clears the account's data, and shows screens as signed out. */
export function forgetAccount(cache: QueryClient): void {
  cache.setQueryData(userKey, null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
}

/** Also sent offline, and retried when online. */
const offline = () =>
  withoutConnection && ({ networkMode: 'always', refetchOnReconnect: 'always' } as const);

/**
 * For a shell that serves reads offline: calls do not wait for a connection, and `online` replaces the browser's state.
 */
export function enableOfflineMode(online: (notify: (online: boolean) => void) => () => void) {
  withoutConnection = true;
  onlineManager.setEventListener(online);
}
