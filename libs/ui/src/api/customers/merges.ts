import {
  type MergeInput,
  findKeptCustomer,
  getMerging,
  listDuplicates,
  markDifferent,
  mergeCustomers,
  previewMerge,
  previewMergeUndo,
  undoMerge,
  unmarkDifferent,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation } from '../client/mutations.ts';
import { usePages } from '../client/pages.ts';
import { queryOf } from '../client/queries.ts';

/** Pairs of customers who may be one person, those of the newest customers first. */
export const useDuplicates = () => usePages(listDuplicates, { query: { limit: 20 } });

/** Who may be the same person as a customer, and its merges; nothing on an older server. */
export const useMerging = (id: number) =>
  useQuery({ ...queryOf(getMerging, { params: { id } }), retry: false });

/** Two customers beside each other, as they are now. */
export const useMergePreview = (keptId: number, mergedId: number) =>
  useQuery({
    ...queryOf(previewMerge, { params: { id: keptId }, query: { mergedId } }),
    retry: false,
    gcTime: 0,
  });

interface Merge extends MergeInput {
  keptId: number;
  /** One for each attempt of the person: a repeat merges nothing twice. */
  key: string;
}

export const useMergeCustomers = () =>
  useRefreshingMutation(({ keptId, key, ...body }: Merge) =>
    call(mergeCustomers, { params: { id: keptId }, body, key }),
  );

/** What undoing a merge returns, and what stays. */
export const useMergeUndoPreview = (id: number) =>
  useQuery({ ...queryOf(previewMergeUndo, { params: { id } }), retry: false, gcTime: 0 });

export const useUndoMerge = () =>
  useRefreshingMutation((id: number) => call(undoMerge, { params: { id } }));

interface TwoCustomers {
  id: number;
  otherId: number;
}

export const useMarkDifferent = () =>
  useRefreshingMutation((params: TwoCustomers) => call(markDifferent, { params }));

export const useUnmarkDifferent = () =>
  useRefreshingMutation((params: TwoCustomers) => call(unmarkDifferent, { params }));

/** The customer that a merged one is a part of; not asked for an id of 0. */
export const useKeptCustomer = (id: number) =>
  useQuery({
    ...queryOf(findKeptCustomer, { params: { id } }),
    enabled: id > 0,
    retry: false,
    gcTime: 0,
  });
