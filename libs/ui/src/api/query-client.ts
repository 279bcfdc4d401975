import { QueryClient } from '@tanstack/react-query';

/** Reads never retry, never go stale by themselves and do not repeat when the window gets the focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
