import { QueryClient, notifyManager, onlineManager } from '@tanstack/react-query';

// What has been read is shown before the next frame.
notifyManager.setScheduler(queueMicrotask);
import { onSignOutElsewhere } from './sign-out-channel.ts';
import { USER } from './signed-in-user.ts';

let withoutConnection = false;

/** Reads never retry, never go stale by themselves and do not repeat when the window gets the focus. */
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

/** Nobody is signed in any more: screens show that, and nothing that was read for the account. */
export function forgetAccount(cache: QueryClient): void {
  cache.setQueryData([USER], null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER });
}

/** Sent without a connection, too, and again as soon as there is one. */
const offline = () =>
  withoutConnection && ({ networkMode: 'always', refetchOnReconnect: 'always' } as const);

/**
 * For a shell that responds to reads without a connection, too: calls no longer wait for one, and
 * `online` reports when there is one, in place of the browser's guess.
 */
export function sendWithoutConnection(online: (notify: (online: boolean) => void) => () => void) {
  withoutConnection = true;
  onlineManager.setEventListener(online);
}
