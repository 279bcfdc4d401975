import {
  type Message,
  type MessageInput,
  type ReplyInput,
  listReplies,
  replyToSubmission,
  takeMessageBack,
  writeToCustomer,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { pageQueryOf } from '../client/queries.ts';

/** The record of a message. */
export interface MessageTarget {
  kind: 'contact' | 'customer';
  id: number;
}

interface Sending {
  /** The same key for the same text, so that a retry sends one message. */
  key: string;
  body: MessageInput | ReplyInput;
}

const calls = { contact: replyToSubmission, customer: writeToCustomer };

/** Sends a message, and returns the time until which it can be undone. */
export const useSendMessage = ({ kind, id }: MessageTarget) =>
  useRefreshingMutation((sending: Sending) => call(calls[kind], { params: { id }, ...sending }));

/** Undoes a message that is not sent yet. */
export const useUndoMessage = () =>
  useRefreshingMutation((id: number) => call(takeMessageBack, { params: { id } }));

/** The replies to a submission, newest first. Reloaded when the latest one should have been sent. */
export const useReplies = (id: number) =>
  useQuery({
    ...pageQueryOf(listReplies, { params: { id } }),
    refetchInterval: ({ state }) => untilSent(state.data?.items[0]),
  });

/** Mails are sent up to a second late; one waiting for its mail server is not polled. */
const SENDING_POLL_MS = 3000;
const ASKED_FOR_MS = 60_000;

/** The delay in milliseconds; false for a message that was sent, or that takes longer. */
function untilSent(newest: Message | undefined): number | false {
  if (newest?.status !== 'queued') return false;
  const wait = Date.parse(newest.leavesAt) - Date.now();
  return wait > -ASKED_FOR_MS ? Math.max(wait, 0) + SENDING_POLL_MS : false;
}
