import {
  type AssistantConsent,
  type AssistantTokenInput,
  type AssistantUndoInput,
  type AssistantUndoQuery,
  allowAssistant,
  getAssistants,
  listAssistantCalls,
  listAssistantChanges,
  listAssistantConnections,
  makeAssistantToken,
  previewAssistantUndo,
  readAssistantRequest,
  revokeAssistant,
  undoAssistantChanges,
  updateAssistants,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation, useRemove, useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

export const useAssistants = () => useQuery(queryOf(getAssistants));

export const useUpdateAssistants = () => useSend(updateAssistants);

export const useAssistantConnections = () => useQuery(queryOf(listAssistantConnections));

export const useAssistantCalls = (id: number) =>
  useQuery(queryOf(listAssistantCalls, { params: { id: String(id) } }));

export const useAssistantChanges = (id: number) =>
  useQuery(queryOf(listAssistantChanges, { params: { id: String(id) } }));

/** Read again each time, as it must be what would happen now. */
export const useAssistantUndoPreview = (id: number, query: AssistantUndoQuery) =>
  useQuery({
    ...queryOf(previewAssistantUndo, { params: { id: String(id) }, query }),
    staleTime: 0,
    gcTime: 0,
  });

export const useUndoAssistant = (id: number) =>
  useRefreshingMutation((body: AssistantUndoInput) =>
    call(undoAssistantChanges, { params: { id: String(id) }, body }),
  );

export const useRevokeAssistant = () => useRemove(revokeAssistant);

export const useMakeAssistantToken = () =>
  useRefreshingMutation((body: AssistantTokenInput) => call(makeAssistantToken, { body }));

/** What an assistant asks for by the query of the consent page; it is read once. */
export const useAskedConsent = (query: string) =>
  useQuery({
    queryKey: ['assistant-request', query],
    queryFn: () => call(readAssistantRequest, { body: { query } }),
    enabled: query !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

export const useAllowAssistant = () =>
  useMutation({ mutationFn: (body: AssistantConsent) => call(allowAssistant, { body }) });
