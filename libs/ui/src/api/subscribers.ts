import {
  type Subscriber,
  type SubscriberStatus,
  essayAnnouncementSchema,
  essayAnnouncementsSchema,
  subscriberSchema,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, command } from './client.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const SUBSCRIBERS = '/api/admin/subscribers';
const ESSAYS = '/api/admin/newsletter/essays';
const PROGRESS_MS = 2000;

export interface SubscriberFilter {
  q?: string;
  status?: SubscriberStatus | '';
  email?: string;
}

/** The subscribers, newest first: all, those of one status, or the one with an address. */
export const useSubscriberPages = (filter: SubscriberFilter) =>
  usePages(listPath(SUBSCRIBERS, { limit: PAGE_SIZE, ...filter }), subscriberSchema);

export function useRemoveSubscriber() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: Subscriber['id']) => command(`${SUBSCRIBERS}/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}

/** Essays that can be, or were, announced; read again while one is being written. */
export function useAnnouncements() {
  return useQuery({
    queryKey: [ESSAYS],
    queryFn: ({ signal }) => call(ESSAYS, essayAnnouncementsSchema, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ announcedAt, queued, recipients }) => announcedAt && queued < recipients)
        ? PROGRESS_MS
        : false,
  });
}

/** Mails an essay to as many subscribers as the owner has seen. */
export function useAnnounce() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ slug, recipients }: { slug: string; recipients: number }) =>
      call(`${ESSAYS}/${slug}`, essayAnnouncementSchema, { method: 'POST', body: { recipients } }),
    onSettled: refresh,
  });
}
