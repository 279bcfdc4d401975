import {
  announceEssay,
  deleteSubscriber,
  listAnnouncements,
  listSubscribers,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from './client/client.ts';
import { useRemove, useRefreshingMutation } from './client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from './client/pages.ts';
import { queryOf } from './client/queries.ts';

const PROGRESS_MS = 2000;

export type SubscriberFilter = FilterOf<typeof listSubscribers>;

/** The subscribers, newest first: all, those of one status, or the one with an address. */
export const useSubscriberPages = (filter: SubscriberFilter) =>
  usePages(listSubscribers, { query: { limit: PAGE_SIZE, ...filter } });

export const useRemoveSubscriber = () => useRemove(deleteSubscriber);

/** Essays to announce and announced ones; polled while mails are being created. */
export const useAnnouncements = () =>
  useQuery({
    ...queryOf(listAnnouncements),
    refetchInterval: ({ state }) =>
      state.data?.some(({ announcedAt, queued, recipients }) => announcedAt && queued < recipients)
        ? PROGRESS_MS
        : false,
  });

/** Mails an essay, if the number of subscribers is the confirmed one. */
export const useAnnounce = () =>
  useRefreshingMutation(({ slug, recipients }: { slug: string; recipients: number }) =>
    call(announceEssay, { params: { slug }, body: { recipients } }),
  );
