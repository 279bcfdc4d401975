import { type AnswerOf, type Endpoint, type SentBody, fillPath } from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnySent, send } from './client.ts';
import {
  type ChangeOf,
  type EditOf,
  type UpdateEndpoint,
  patchRecord,
  replaceRecord,
} from './edit-record.ts';
import type { CallAddress, Trailing } from './path-of.ts';
import { useRefreshAll } from './refresh-all.ts';
import { queueWrite } from './write-queue.ts';

type BodyVariable<E extends Endpoint> = [SentBody<E>] extends [undefined] ? void : SentBody<E>;

/** Sends a call, then reloads everything on the screen. */
export const useSend = <E extends Endpoint>(endpoint: E, ...[address]: Trailing<CallAddress<E>>) =>
  useRefreshingMutation(
    (body: BodyVariable<E>) =>
      send(endpoint, { ...(address as AnySent), body }) as Promise<AnswerOf<E>>,
  );

/** A mutation that reloads everything on the screen, even after a failure. */
export function useRefreshingMutation<Variables, Answer>(
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const refresh = useRefreshAll();
  return useMutation({ mutationFn, onSettled: refresh });
}

/** Edits a record by a PUT. */
export function useReplace<E extends UpdateEndpoint>(endpoint: E) {
  const cache = useQueryClient();
  return useRefreshingMutation((edit: EditOf<E>) => replaceRecord(cache, endpoint, edit));
}

/** Changes some fields of a record by a PATCH. */
export function usePatch<E extends UpdateEndpoint>(endpoint: E) {
  const cache = useQueryClient();
  return useRefreshingMutation((change: ChangeOf<E>) => patchRecord(cache, endpoint, change));
}

/** Deletes a record by id, after its queued changes. */
export function useRemove(endpoint: Endpoint) {
  const remove = useQueuedRemoval(endpoint);
  return useRefreshingMutation(remove);
}

/** The same for any mutation that removes a record. */
export function useQueuedRemoval(endpoint: Endpoint) {
  const cache = useQueryClient();
  return (id: number) => {
    const params = { id };
    const path = fillPath(endpoint.path, { params });
    return queueWrite(cache, path, () => send(endpoint, { params }));
  };
}
