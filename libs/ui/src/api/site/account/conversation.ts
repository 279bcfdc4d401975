import {
  type ConversationInput,
  type ConversationMessage,
  listConversation,
  markConversationRead,
  writeToOwner,
} from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../client/client.ts';
import { useRefreshingMutation } from '../../client/mutations.ts';
import { usePages } from '../../client/pages.ts';
import { useNewMessages } from '../../mail/new-messages.ts';

const SHOWN = 5;

/** The conversation with the owner, newest first. Reloaded when the client returns to the page. */
export function useConversation() {
  const pages = usePages(listConversation, { query: { limit: SHOWN } });
  const { refetch } = pages;
  useEffect(() => {
    const refresh = () => void refetch();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refetch]);
  return pages;
}

interface Writing {
  /** The same key for the same text, so that a retry sends one message. */
  key: string;
  body: ConversationInput;
}

export const useWriteToOwner = () =>
  useRefreshingMutation((writing: Writing) => call(writeToOwner, writing));

/** Marks the owner's messages as read, and returns the ids of the new ones. */
export function useNewReplies(messages: readonly ConversationMessage[]): ReadonlySet<number> {
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => call(markConversationRead, { body: { upTo } }),
  });
  const unread = messages.filter(({ author, readAt }) => author === 'owner' && readAt === null);
  return useNewMessages(unread, mutate);
}
