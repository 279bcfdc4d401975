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

/** The company names that customers have as text. */
export const useCompanyTexts = () => useQuery(queryOf(getCompanyTexts));

export const useConvertCompanyTexts = () => useSend(convertCompanyTexts);

/** The conversions of names into companies that can be undone, newest first. */
export const useCompanyConversions = () => useQuery(queryOf(listCompanyConversions));

/** What undoing a conversion would change. */
export const useConversionUndoPreview = (id: number) =>
  useQuery({ ...queryOf(previewConversionUndo, { params: { id } }), retry: false, gcTime: 0 });

/** Reloads everything but the preview of the undo, which is outdated. */
export function useUndoCompanyConversion() {
  const cache = useQueryClient();
  const isOver = ({ queryKey: [path] }: Query) =>
    String(path).startsWith(`${listCompanyConversions.path}/`);
  return useMutation({
    mutationFn: (id: number) => call(undoCompanyConversion, { params: { id } }),
    onSettled: () => cache.invalidateQueries({ predicate: (query) => !isOver(query) }),
  });
}
