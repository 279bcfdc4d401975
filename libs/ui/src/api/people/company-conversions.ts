import {
  convertCompanyTexts,
  getCompanyTexts,
  listCompanyConversions,
  previewConversionUndo,
  undoCompanyConversion,
} from '@polaris/contracts';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useSend } from '../client/mutations.ts';
import { queryOf } from '../client/queries.ts';

/** Which companies are written on customers as text. */
export const useCompanyTexts = () => useQuery(queryOf(getCompanyTexts));

export const useConvertCompanyTexts = () => useSend(convertCompanyTexts);

/** The steps that made companies of texts and can be undone, newest first. */
export const useCompanyConversions = () => useQuery(queryOf(listCompanyConversions));

/** What undoing such a step does. */
export const useConversionUndoPreview = (id: number) =>
  useQuery({ ...queryOf(previewConversionUndo, { params: { id } }), retry: false, gcTime: 0 });

/** Reloads everything but what it would do, as that is over. */
export function useUndoCompanyConversion() {
  const cache = useQueryClient();
  const isOver = ({ queryKey: [path] }: Query) =>
    String(path).startsWith(`${listCompanyConversions.path}/`);
  return useMutation({
    mutationFn: (id: number) => call(undoCompanyConversion, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ predicate: (query) => !isOver(query) }),
  });
}
