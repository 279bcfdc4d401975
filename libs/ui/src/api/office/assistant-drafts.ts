import {
  type AssistantApproval,
  type AssistantDraft,
  approveAssistantDraft,
  editAssistantDraft,
  listAssistantDrafts,
  rejectAssistantDraft,
  undoAssistantDecision,
} from '@polaris/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';
import { useRefreshAll } from '../client/refresh-all.ts';

/** Whose drafts: of a customer or a submission; by default, all. */
export interface DraftsFilter {
  customerId?: number;
  contactId?: number;
}

/** What assistants prepared and waits to be approved, the oldest first. */
export const useAssistantDrafts = (query: DraftsFilter = {}) =>
  useQuery(queryOf(listAssistantDrafts, { query }));

interface Approved {
  id: number;
  approval: AssistantApproval;
}

export const useApproveDraft = () =>
  useDecision(({ id, approval }: Approved) =>
    call(approveAssistantDraft, { params: { id }, body: approval }),
  );

export const useRejectDraft = () =>
  useDecision(({ id }: { id: number }) => call(rejectAssistantDraft, { params: { id } }));

/** Makes a drafted offer or invoice a draft of the owner. */
export const useEditDraft = () =>
  useDecision(({ id }: { id: number }) => call(editAssistantDraft, { params: { id } }));

/** Takes an approval or a rejection back. */
export const useUndoDecision = () =>
  useRefreshingMutation((id: number) => call(undoAssistantDecision, { params: { id } }));

/** A decided draft leaves all lists immediately; the rest of the screen reloads after that. */
function useDecision<Decided extends { id: number }, Answer>(
  decide: (decided: Decided) => Promise<Answer>,
) {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: decide,
    onSuccess: (_, { id }) => {
      removeFromLists(cache, id);
      void refresh();
    },
    onError: refresh,
  });
}

const removeFromLists = (cache: QueryClient, id: number) =>
  cache.setQueriesData<AssistantDraft[]>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith(listAssistantDrafts.path) },
    (drafts) => drafts?.filter((draft) => draft.id !== id),
  );
