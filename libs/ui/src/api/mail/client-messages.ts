import {
  type ClientMessage,
  getToday,
  listClientMessages,
  listCustomerConversation,
  markClientMessagesRead,
} from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';
import { useNewMessages } from './new-messages.ts';

/** The number of messages of a thread that are shown first. */
const THREAD_SIZE = 10;

/** The messages of a customer, from the dashboard and by mail, newest first. */
export const useClientMessagePages = (customerId: number) =>
  usePages(listClientMessages, { params: { id: customerId }, query: { limit: PAGE_SIZE } });

/** The messages between the owner and a customer, newest first. */
export const useCustomerConversation = (customerId: number) =>
  usePages(listCustomerConversation, { params: { id: customerId }, query: { limit: THREAD_SIZE } });

/** Marks a customer's messages as read, and returns the ids of the new ones. */
export function useNewClientMessages(
  customerId: number,
  messages: readonly Pick<ClientMessage, 'id' | 'readAt'>[],
): ReadonlySet<number> {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) =>
      call(markClientMessagesRead, { params: { id: customerId }, body: { upTo } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [getToday.path] }),
  });
  return useNewMessages(
    messages.filter(({ readAt }) => readAt === null),
    mutate,
  );
}
