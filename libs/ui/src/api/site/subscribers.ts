import {
  type Letter,
  type SendLetterInput,
  deleteSubscriber,
  listNewsletter,
  listSubscribers,
  previewLetter,
  sendEssay,
  sendLetter,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRemove, useRefreshingMutation } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';
import { queryOf } from '../client/queries.ts';

const PROGRESS_MS = 2000;

export type SubscriberFilter = FilterOf<typeof listSubscribers>;

/** The subscribers, newest first: all, those of one status, or the one with an address. */
export const useSubscriberPages = (filter: SubscriberFilter) =>
  usePages(listSubscribers, { query: { limit: PAGE_SIZE, ...filter } });

export const useRemoveSubscriber = () => useRemove(deleteSubscriber);

/** Essays that can be sent, and sent issues; polled while mails are being created. */
export const useNewsletter = () =>
  useQuery({
    ...queryOf(listNewsletter),
    refetchInterval: ({ state }) =>
      state.data?.some(({ sentAt, queued, recipients }) => sentAt && queued < recipients)
        ? PROGRESS_MS
        : false,
  });

/** Mails an essay, if the number of subscribers is the confirmed one. */
export const useSendEssay = () =>
  useRefreshingMutation(({ slug, recipients }: { slug: string; recipients: number }) =>
    call(sendEssay, { params: { slug }, body: { recipients } }),
  );

/** Previews a letter as it would be sent. */
export const usePreviewLetter = () =>
  useMutation({ mutationFn: (body: Letter) => call(previewLetter, { body }) });

/** Mails a letter, if the number of subscribers is the confirmed one. */
export const useSendLetter = () =>
  useRefreshingMutation((body: SendLetterInput) => call(sendLetter, { body }));
