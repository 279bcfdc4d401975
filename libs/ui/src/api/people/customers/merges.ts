import {
  type MergeInput,
  findKeptCustomer,
  getMerging,
  listCustomers,
  listDuplicates,
  markDifferent,
  mergeCustomers,
  previewMerge,
  previewMergeUndo,
  undoMerge,
  unmarkDifferent,
} from '@polaris/contracts';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRefreshingMutation } from '../../client/mutations.ts';
import { usePages } from '../../client/pages.ts';
import { queryOf } from '../../client/queries.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';

const CUSTOMERS = listCustomers.path;
const UNDO_PREVIEWS = previewMergeUndo.path.replace(':id', '');

/** Pairs of customers who may be the same person, starting with the newest customers. */
export const useDuplicates = () => usePages(listDuplicates, { query: { limit: 20 } });

/** The possible duplicates of a customer, and its merges; nothing on an older server. */
export const useCustomerMerging = (id: number) =>
  useQuery({ ...queryOf(getMerging, { params: { id } }), retry: false });

/** The current data of two customers, side by side. */
export const useMergePreview = (keptId: number, mergedId: number) =>
  useQuery({
    ...queryOf(previewMerge, { query: { keptId, mergedId } }),
    retry: false,
    gcTime: 0,
  });

interface Merge extends MergeInput {
  keptId: number;
  /** One key for each attempt, so that a retry does not merge twice. */
  key: string;
}

/** After success, does not reload the comparison, which is over; after a failure, reloads everything. */
export function useMergeCustomers() {
  const refreshOthers = useRefreshOthers();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ keptId, key, ...body }: Merge) =>
      call(mergeCustomers, { params: { id: keptId }, body, key }),
    onSuccess: (_merge, { mergedId }) => void refreshOthers(mergedId),
    onError: refresh,
  });
}

/** Reloads everything but what no longer exists: the comparison, and the merged record. */
function useRefreshOthers() {
  const cache = useQueryClient();
  return (mergedId?: number) => {
    const over = [previewMerge.path, UNDO_PREVIEWS, `${CUSTOMERS}/${mergedId}/`];
    const isOver = ({ queryKey: [path, key] }: Query) =>
      (path === CUSTOMERS && key === mergedId && mergedId !== undefined) ||
      over.some((start) => String(path).startsWith(start));
    return cache.invalidateQueries({ predicate: (query) => !isOver(query) });
  };
}

/** What undoing a merge returns, and what stays. */
export const useMergeUndoPreview = (id: number) =>
  useQuery({ ...queryOf(previewMergeUndo, { params: { id } }), retry: false, gcTime: 0 });

export function useUndoMerge() {
  const refreshOthers = useRefreshOthers();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => call(undoMerge, { params: { id } }),
    onSuccess: () => void refreshOthers(),
    onError: refresh,
  });
}

interface TwoCustomers {
  id: number;
  otherId: number;
}

export const useMarkDifferent = () =>
  useRefreshingMutation((params: TwoCustomers) => call(markDifferent, { params }));

export const useUnmarkDifferent = () =>
  useRefreshingMutation((params: TwoCustomers) => call(unmarkDifferent, { params }));

/** The customer that a merged one was merged into; an id of 0 is not requested. */
export const useKeptCustomer = (id: number) =>
  useQuery({
    ...queryOf(findKeptCustomer, { params: { id } }),
    enabled: id > 0,
    retry: false,
    gcTime: 0,
  });
