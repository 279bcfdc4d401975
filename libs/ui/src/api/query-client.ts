import { QueryClient, onlineManager } from '@tanstack/react-query';

let withoutConnection = false;

/** Reads never retry, never go stale by themselves and do not repeat when the window gets the focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, ...offline() },
      mutations: { retry: false, ...(withoutConnection && { networkMode: 'always' }) },
    },
  });
}

/** Asked all the same, and asked again as soon as there is a connection. */
const offline = () =>
  withoutConnection && ({ networkMode: 'always', refetchOnReconnect: 'always' } as const);

/**
 * For a shell that answers reads without a connection too: from now on calls do not wait for one, and
 * `online` says when there is one, in place of the browser's guess.
 */
export function answerWithoutConnection(online: (tell: (online: boolean) => void) => () => void) {
  withoutConnection = true;
  onlineManager.setEventListener(online);
}
