import {
  type Message,
  type MessageInput,
  type ReplyInput,
  messageSchema,
  waitingMessageSchema,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { CONTACTS } from './contacts.ts';
import { listOf } from './list-of.ts';
import { useRefreshAll } from './refresh-all.ts';

const messagesSchema = listOf(messageSchema);

/** Whose record a message is written from. */
export interface MessageTarget {
  kind: 'contact' | 'customer';
  id: number;
}

interface Sending {
  /** The same for the same text, so that a lost response cannot make two messages of it. */
  key: string;
  body: MessageInput | ReplyInput;
}

const pathOf = ({ kind, id }: MessageTarget): string =>
  kind === 'contact' ? `${CONTACTS}/${id}/reply` : `/api/admin/customers/${id}/messages`;

/** Sends a message, and returns until when it can be taken back. */
export function useSendMessage(target: MessageTarget) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ key, body }: Sending) =>
      call(pathOf(target), waitingMessageSchema, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
    onSettled: refresh,
  });
}

/** Takes a message back that has not left. */
export function useUndoMessage() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => command(`/api/admin/messages/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}

/** The replies to a submission, newest first; read again when the last one should have left. */
export function useReplies(contactId: number) {
  const path = `${CONTACTS}/${contactId}/messages`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callPage(path, messagesSchema, { signal }),
    refetchInterval: ({ state }) => untilLeft(state.data?.items[0]),
  });
}

/** A mail leaves up to a second after its time; one that waits for its mail server is not asked about. */
const LEAVING_MS = 3000;
const ASKED_FOR_MS = 60_000;

/** In milliseconds; false for a message that has left, or that takes longer. */
function untilLeft(newest: Message | undefined): number | false {
  if (newest?.status !== 'queued') return false;
  const wait = Date.parse(newest.leavesAt) - Date.now();
  return wait > -ASKED_FOR_MS ? Math.max(wait, 0) + LEAVING_MS : false;
}
